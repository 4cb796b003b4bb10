import { personProvisioned } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { closeAccount } from '../../members/close-account.js';
import { accountOf } from '../../people/account.queries.js';
import { Person } from '../../people/person.entity.js';
import { ProvisionedPerson } from '../provisioned-person.entity.js';

/** A directory lets go of a person: their account is closed, nothing of theirs is deleted. */
export async function releasePerson(ctx: Ctx, tx: Transaction, connectionId: string, personId: string): Promise<void> {
  const row = await tx.lock(Person, personId);
  const account = (await accountOf(tx, personId))!;
  if (row.status === 'active') await closeAccount(ctx, tx, row, account);
  const said = await tx.find(ProvisionedPerson, { connectionId, personId });
  if (said) await tx.remove(ProvisionedPerson, said);
  await tx.execute(
    `delete from identity.provisioned_group_member m using identity.provisioned_group g
      where m.organization_id = $1 and m.person_id = $2
        and g.organization_id = $1 and g.id = m.group_id and g.connection_id = $3`,
    [personId, connectionId],
  );
  ctx.emit(personProvisioned, { userId: personId, connectionId, how: 'removed' });
}
