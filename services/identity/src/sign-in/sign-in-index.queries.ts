import type { Reader, Transaction } from '@talent-os/service-kit';
import { ANYWHERE } from '../untenanted.js';

/** Where an address signs in, and as whom. */
export type Owner = { readonly organizationId: string; readonly userId: string };

/** Whose address it is (lowercase), in whichever organization; nothing for addresses nobody has. */
export const ownerOf = (db: Reader, email: string): Promise<Owner | undefined> =>
  db.readOne<Owner>(
    `select organization_id as "organizationId", user_id as "userId" from identity.sign_in_index where ${ANYWHERE} and email = $2`,
    [email],
  );

/** Lets a person sign in with another address. False where a person has it already, and nothing is changed. */
export async function moveEmail(tx: Transaction, from: string, to: string, userId: string): Promise<boolean> {
  if (!(await claimEmail(tx, to, userId))) return false;
  await tx.execute('delete from identity.sign_in_index where organization_id = $1 and email = $2 and user_id = $3', [
    from,
    userId,
  ]);
  return true;
}

/** Takes an address for a person of this organization. False where a person has it already. */
export async function claimEmail(tx: Transaction, email: string, userId: string): Promise<boolean> {
  const claimed = await tx.execute(
    `insert into identity.sign_in_index (email, organization_id, user_id) values ($2, $1, $3)
     on conflict (email) do nothing returning email`,
    [email, userId],
  );
  return claimed.length > 0;
}
