import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { accountOf, type Account } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { inAudience } from '../notifications/recipients.rules.js';
import { refuseSuperior } from '../roles/grants.rules.js';
import { ADMINISTRATORS } from './members.queries.js';

const administrators = inAudience('admin');

/**
 * A person with their roles, locked until the end of the transaction: 404 where there is none, `role.beyond` where they
 * may more than the caller.
 */
export async function lockMember(
  ctx: Ctx,
  tx: Transaction,
  userId: string,
): Promise<{ row: Person; account: Account }> {
  const row = await tx.lock(Person, userId);
  const account = (await accountOf(tx, userId))!;
  refuseSuperior(ctx.principal, account.roles);
  return { row, account };
}

/** Whether a person administers the organization, by a role of the product. */
export const administers = ({ roles }: Account): boolean =>
  roles.some(({ roleName, customRole }) => !customRole && administrators.includes(roleName));

/** Refuses what would leave the organization with nobody to administer it. Two who would do so at once wait for each other. */
export async function expectAdministrator(tx: Transaction): Promise<void> {
  await tx.advisoryLock('administrators');
  const left = await tx.readOne<{ count: number }>(ADMINISTRATORS, [administrators]);
  if (left!.count === 0) throw new DomainError('role.lastAdministrator');
}
