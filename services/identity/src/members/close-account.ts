import { accountSwitched } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Account } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { renewRights } from '../rights/renew-rights.js';
import { endSessionsOf, revokeBearer } from '../sessions/revoke.js';
import { administers, expectAdministrator } from './member.js';
import { TOKENS_OF } from './members.queries.js';

/** Closes an account that is locked: sessions, connections and what applications act by end. The last administrator stays. */
export async function closeAccount(ctx: Ctx, tx: Transaction, person: Person, account: Account): Promise<void> {
  const { id: userId } = person;
  await tx.update(Person, person, { status: 'disabled' });
  if (administers(account)) await expectAdministrator(tx);
  await endSessionsOf(ctx, tx, userId, 'disabled');
  await endTokensOf(ctx, tx, userId);
  await renewRights(ctx, tx, [userId]);
  ctx.emit(accountSwitched, { userId, status: 'disabled' });
}

/** What applications act with for a person ends for good: an account that is opened again starts without. */
async function endTokensOf(ctx: Ctx, tx: Transaction, userId: string): Promise<void> {
  const ended = await tx.execute<{ id: string; personId: string; createdAt: string }>(TOKENS_OF, [userId, ctx.now]);
  for (const { id, personId, createdAt } of ended)
    await revokeBearer(ctx, tx, { id, personId, tokensAt: new Date(createdAt) }, 'application-revoked');
}
