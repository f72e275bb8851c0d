/** Nothing but our own files: no inline script or style, no eval, no frames (QUALITY «Headers»). */
const CSP: Readonly<Record<string, string[]>> = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The policy, and the one foreign origin that the page may send to, where the operator named one. */
export const cspWith = (origin: string | undefined): Record<string, string[]> =>
  origin ? { ...CSP, connectSrc: ["'self'", origin] } : CSP;

export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
