/** The header in which attested calls carry their token. */
export const ATTESTATION_HEADER = 'x-app-attestation';
