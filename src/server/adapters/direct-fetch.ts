/**
 * The only way out over HTTP: `fetch` that never follows a redirect. A redirect would take what we send, such as a provider's
 * key and a learner's diary, to an address that the operator did not choose. The 3xx comes back as the answer.
 */
export const directFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' });
