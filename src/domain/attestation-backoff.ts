const FIRST_MS = 1000;
const MOST_MS = 5 * 60_000;
/** After 403 or 404 trying soon again is of no use: the origin is wrong, or this server does not know the check. */
const REFUSED_MS = 15 * 60_000;

/**
 * How long the page waits after so many failures to get an attestation token, in ms: 1000, doubling, at most 5 minutes;
 * after HTTP 403 or 404 a fixed 15 minutes (spec §9; docs/decisions/0012).
 */
export const attestationBackoff = (failures: number, http_status: number | undefined): number =>
  http_status === 403 || http_status === 404 ? REFUSED_MS : Math.min(MOST_MS, FIRST_MS * 2 ** (failures - 1));
