import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPushEndpoint } from '#domain/push.ts';

test.each([
  ['Chrome', 'https://fcm.googleapis.com/fcm/send/dQw4:APA91b-_x'],
  ['Chrome, its newer way', 'https://fcm.googleapis.com/wp/dQw4:APA91b'],
  ['Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA'],
  ['Edge on Windows', 'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2fx%3d'],
  ['Safari', 'https://web.push.apple.com/QGuS-x'],
])('the service of %s', (_, endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['plain http', 'http://fcm.googleapis.com/fcm/send/x'],
  ['this machine', 'https://localhost/fcm/send/x'],
  ['a machine of the network behind the server', 'https://169.254.169.254/latest/meta-data'],
  ['somebody else’s host', 'https://push.example.org/x'],
  ['a host that ends alike', 'https://evilpush.apple.com.example.org/x'],
  ['a host that only ends in the letters', 'https://notfcm.googleapis.com.evil.example/x'],
  ['letters before the name without a dot', 'https://xfcm.googleapis.com/x'],
  ['the name in the path', 'https://evil.example/fcm.googleapis.com/x'],
  ['the name before an @', 'https://fcm.googleapis.com@evil.example/x'],
  ['a password', 'https://user:word@fcm.googleapis.com/x'],
  ['a port', 'https://fcm.googleapis.com:8443/x'],
  ['a backslash, which some read as a slash', 'https://evil.example\\.fcm.googleapis.com/x'],
  ['no path', 'https://fcm.googleapis.com'],
  ['nothing but a slash', 'https://fcm.googleapis.com/'],
  ['a host in capitals, which no browser writes', 'https://FCM.googleapis.com/x'],
  ['a line break', 'https://fcm.googleapis.com/x\r\nHost: evil.example'],
  ['a space in front', ' https://fcm.googleapis.com/x'],
  ['letters beyond ASCII', 'https://fcm.googleapis.com/ü'],
  ['a dot too many', 'https://.fcm.googleapis.com/x'],
  ['another scheme', 'file:///etc/passwd'],
  ['two thousand and one characters', `https://fcm.googleapis.com/${'x'.repeat(2001 - 27)}`],
])('%s is none', (_, endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test('whatever is taken, every reader of addresses finds one of the services in it', () => {
  const HOST = /(^|\.)(fcm\.googleapis\.com|push\.(services\.mozilla|apple)\.com|notify\.windows\.com)$/;
  const piece = fc.constantFrom(
    'https://',
    'fcm.googleapis.com',
    'push.apple.com',
    '/',
    '@',
    ':',
    '\\',
    '.',
    '#',
    '?',
    'a',
    '%',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const text of [pieces.join(''), `https://${pieces.join('')}`]) {
        if (!isPushEndpoint(text)) continue;
        const { protocol, hostname, port, username } = new URL(text);
        expect([protocol, HOST.test(hostname), port, username]).toEqual(['https:', true, '', '']);
      }
    }),
    { seed: 20_261_121, numRuns: 3000 },
  );
});
