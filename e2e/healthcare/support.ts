import { addCredential, verifyCredential } from '@talent-os/contracts/healthcare/credentials';
import { call } from '../support/api.ts';
import type { Session } from '../support/sessions.ts';

const DAY_MS = 86_400_000;

/** A day so many days from today, UTC. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A name no other test has. */
export const unique = (name: string): string => `${name} ${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** A credential with 20 days left that somebody has verified. */
export async function verifiedCredential(address: string, holder: Session, verifier: Session, name: string) {
  const { id } = await call(address, holder, addCredential, {
    name,
    kind: 'certification',
    issuer: 'Board of Tests',
    number: 'B-1',
    issuedAt: dayFromNow(-300),
    expirationDate: dayFromNow(20),
  });
  await call(address, verifier, verifyCredential, { credentialId: id, method: 'primary_source', reference: 'R-1' });
  return id;
}
