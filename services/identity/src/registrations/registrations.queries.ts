import type { Output } from '@talent-os/contracts';
import type { listRegistrations } from '@talent-os/contracts/identity/registrations.js';
import type { Reader, Transaction } from '@talent-os/service-kit';

type WaitingRegistration = Output<typeof listRegistrations>['items'][number];

/** Registrations that still wait, oldest first. */
export const waitingRegistrations = (db: Reader, now: Date): Promise<WaitingRegistration[]> =>
  db.read<WaitingRegistration>(
    `select id, rtrim(first_name || ' ' || last_name) as name, email, industry, created_at as "registeredAt",
       expires_at as "expiresAt"
     from identity.registration where organization_id = $1 and expires_at > $2 order by created_at, id`,
    [now],
  );

/** How many there are with an address since a moment. Counts of the same address wait for each other. */
export async function registrationsSince(tx: Transaction, email: string, since: Date): Promise<number> {
  await tx.advisoryLock(`registrations/${email}`);
  const row = await tx.readOne<{ count: number }>(
    `select count(*)::int as count from identity.registration
      where organization_id = $1 and email = $2 and created_at > $3`,
    [email, since],
  );
  return row!.count;
}

/** How often a person was told since a moment that a person tried to register with their address. */
export async function triesSince(tx: Transaction, personId: string, title: string, since: Date): Promise<number> {
  await tx.advisoryLock(`registrations/${personId}`);
  const row = await tx.readOne<{ count: number }>(
    `select count(*)::int as count from identity.notification
      where organization_id = $1 and person_id = $2 and title = $3 and created_at > $4`,
    [personId, title, since],
  );
  return row!.count;
}
