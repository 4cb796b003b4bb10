import { addCredential, verifyCredential } from '@talent-os/contracts/healthcare/credentials';
import { call } from '../support/api.ts';
import type { Session } from '../support/sessions.ts';
import { dayFromNow } from '../support/fixtures.ts';

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
