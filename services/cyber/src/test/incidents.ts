import type { Sent } from '@talent-os/contracts';
import { investigateIncident, reportIncident } from '@talent-os/contracts/cyber/incident-changes.js';
import type { Incident } from '@talent-os/contracts/cyber/incidents.js';
import { ownerQuery, type Person } from '@talent-os/testing';

/** A title no other test has. */
export const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;

/** Reports an incident of the person. */
export const report = (person: Person, more: Partial<Sent<typeof reportIncident>> = {}): Promise<Incident> =>
  person.call(reportIncident, {
    title: unique('Test incident'),
    type: 'phishing',
    description: 'Somebody clicked.',
    severity: 'high',
    ...more,
  });

/** Reports one and takes it. */
export async function investigated(person: Person, more: Partial<Sent<typeof reportIncident>> = {}) {
  const { id, version } = await report(person, more);
  return person.call(investigateIncident, { incidentId: id, version });
}

/** As if an incident had been reported so many minutes earlier. */
export const age = (incidentId: string, minutes: number) =>
  ownerQuery(
    `with old as (
       update cyber.incident set reported_time = reported_time - $2 * interval '1 minute',
         respond_by = respond_by - $2 * interval '1 minute', contain_by = contain_by - $2 * interval '1 minute',
         resolve_by = resolve_by - $2 * interval '1 minute'
       where id = $1 returning id)
     update cyber.due set due_at = due_at - $2 * interval '1 minute' from old where subject_id = old.id`,
    [incidentId, minutes],
  );

/** Names of the events announced about a row, in order; of one moment by name. */
export async function eventsAbout(field: string, id: string): Promise<string[]> {
  const rows = await ownerQuery<{ name: string }>(
    `select name from cyber.outbox where payload ->> $1 = $2 order by at, name`,
    [field, id],
  );
  return rows.map(({ name }) => name.replace('cyber.', ''));
}
