import { describe, expect, test } from 'vitest';
import { refusalOf } from '#server/adapters/mail/refusal.ts';

/** As nodemailer reports a reply to RCPT TO. */
const atRcpt = (response: string) =>
  refusalOf({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response });

describe('refused for good: nobody has the address', () => {
  const cases: [string, string][] = [
    ['550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown in local recipient table', '550 5.1.1'],
    [
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550 5.1.1 unnecessary spaces.",
      '550 5.1.1',
    ],
    ['550 5.1.2 <ann@exampel.org>: Recipient address rejected: Domain not found', '550 5.1.2'],
    ['501 5.1.3 Bad recipient address syntax', '501 5.1.3'],
    ['553 5.1.3 <ann@example>: Recipient address rejected', '553 5.1.3'],
    ['551 5.1.6 <ann@example.org>: has moved', '551 5.1.6'],
    ['556 5.1.10 <ann@example.org>: Domain takes no mail (nullMX)', '556 5.1.10'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', '550 5.1.10'],
    ['554 5.1.1 No such user', '554 5.1.1'],
    ['550 #5.1.1 unknown', '550 5.1.1'],
    ['550 No such user here', '550'],
    ['550 User ann@example.org does not exist', '550'],
    ['553 unknown recipient', '553'],
    // Whose address is called so is not a policy.
    ['550 5.1.1 <spam-policy@relay.example>: User unknown', '550 5.1.1'],
  ];
  test.each(cases)('%s', (reply, codes) => expect(atRcpt(reply)).toBe(codes));
});

describe('may be taken another time, or is about us', () => {
  const cases = [
    // Not for good by its own words, and the mailbox itself.
    '421 4.3.2 shutting down',
    '450 4.1.1 <ann@example.org>: User unknown, unverified',
    '450 4.2.0 <ann@example.org>: Greylisted',
    '451 4.3.0 try later',
    '452 4.2.2 Mailbox full',
    '552 5.2.2 Mailbox full',
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents more',
    '554 5.2.2 over quota',
    '550 4.1.1 two minds',
    // Who may send here.
    '530 5.7.0 Must issue a STARTTLS command first',
    '530 5.7.1 Authentication required',
    '535 5.7.8 Bad credentials',
    '554 5.7.1 <ann@example.org>: Relay access denied',
    '550 5.7.1 Unable to relay',
    '550 relay not permitted',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    '550 5.7.26 unauthenticated mail is not accepted (SPF)',
    '550 5.1.1 Authentication required',
    '550 5.1.1 <ann@example.org>: no such user, see 5.7.1',
    // Postfix tells here what it has against the sender and the greeting.
    '550 5.1.0 <diary@dayglot.example>: Sender address rejected: User unknown in virtual mailbox table',
    '553 5.1.8 <diary@dayglot.example>: Sender address rejected: Domain not found',
    '553 5.1.7 Bad sender address syntax',
    '550 5.1.1 <diary@dayglot.example>: Sender address rejected: User unknown',
    '504 5.5.2 <diary>: Helo command rejected: need fully-qualified hostname',
    // Says too little.
    '550 no',
    '550 5.0.0 rejected',
    '550 Requested action not taken: mailbox unavailable',
    '553 mailbox name not allowed',
    '551 User not local; please try another server',
    '550 5.4.1 Recipient address rejected: Access denied',
    '550 Administrative prohibition',
    '550 5.6.7 Non-ASCII addresses not permitted',
    '550 Host 5.1.1.2 is unwelcome',
    '503 5.5.1 No such user: bad sequence',
    '',
  ];
  test.each(cases)('%s', (reply) => expect(atRcpt(reply)).toBeUndefined());
});

describe('the best of replies counts only at RCPT TO', () => {
  const reply = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' };
  const cases: [string, object][] = [
    ['at MAIL FROM', { command: 'MAIL FROM' }],
    ['at DATA', { command: 'DATA' }],
    ['after the text', { code: 'EMESSAGE', command: 'DATA' }],
    ['as a greeting', { code: 'EPROTOCOL', command: 'CONN' }],
    ['while logging in', { code: 'EAUTH', command: 'AUTH PLAIN' }],
    ['where nodemailer itself refuses', { command: 'API', responseCode: undefined, response: undefined }],
    ['without a code', { responseCode: undefined }],
  ];
  test('there it does', () => expect(refusalOf(reply)).toBe('550 5.1.1'));
  test.each(cases)('not %s', (_, change) => expect(refusalOf({ ...reply, ...change })).toBeUndefined());
});
