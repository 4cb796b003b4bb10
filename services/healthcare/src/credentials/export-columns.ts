import type { HeldCredential } from '@talent-os/contracts/healthcare/credentials.js';

type Column = (credential: HeldCredential) => string | number | null;

/** Columns of the file of credentials. */
export const COLUMNS: Readonly<Record<string, Column>> = {
  Holder: ({ holderName }) => holderName,
  Credential: ({ name }) => name,
  Kind: ({ kind }) => kind,
  Issuer: ({ issuer }) => issuer,
  Number: ({ number }) => number,
  State: ({ state }) => state,
  Issued: ({ issuedAt }) => issuedAt,
  'Valid until': ({ expirationDate }) => expirationDate,
  'Days left': ({ daysLeft }) => daysLeft,
  Status: ({ status }) => status.replaceAll('_', ' '),
  Verified: ({ verification }) => verification?.method.replaceAll('_', ' ') ?? null,
  Reference: ({ verification }) => verification?.reference ?? null,
  Renewal: ({ renewal }) => renewal?.status ?? null,
};
