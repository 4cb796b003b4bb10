import type { Reader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';

/** The day it is in the organization: on which whoever is added now joins. */
export async function joiningDay(db: Reader, now: Date): Promise<Day> {
  const organization = await db.readOne<{ timezone: string }>(
    'select timezone from identity.organization where organization_id = $1',
  );
  return dayIn(now, organization!.timezone);
}
