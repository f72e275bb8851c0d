import { expect, test } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';

test('over https every header is there', async () => {
  expect(await securityHeaders({ isSecure: true, hasSubdomains: false, sendsTo: undefined })).toEqual({
    'content-security-policy':
      "default-src 'none';script-src 'self';style-src 'self';connect-src 'self';img-src 'self' data:;font-src 'self';" +
      "manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
});

test('HSTS covers the subdomains only where the operator says so', async () => {
  const headers = await securityHeaders({ isSecure: true, hasSubdomains: true, sendsTo: undefined });
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('over http there is neither HSTS nor an opener policy', async () => {
  const names = Object.keys(await securityHeaders({ isSecure: false, hasSubdomains: true, sendsTo: undefined }));
  expect(names).toHaveLength(11);
  expect(names).not.toContain('strict-transport-security');
  expect(names).not.toContain('cross-origin-opener-policy');
});

test('the one foreign origin may be sent to, and nothing else', async () => {
  const headers = await securityHeaders({
    isSecure: true,
    hasSubdomains: false,
    sendsTo: 'https://eu.posthog.example',
  });
  const policy = headers['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://eu.posthog.example;");
  expect(policy?.match(/posthog/g)).toHaveLength(1);
});
