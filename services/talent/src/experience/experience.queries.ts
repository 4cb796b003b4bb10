import type { Experience } from '@talent-os/contracts/talent/experience.js';
import type { Reader } from '@talent-os/service-kit';

const ENTRIES = `
  select e.id, e.kind, e.title, e.place, e.description, e.start_month as "startMonth", e.end_month as "endMonth", e.version
  from talent.experience e where e.organization_id = $1 and e.user_id = $2
  order by e.end_month is null desc, e.end_month desc, e.start_month desc, e.id`;

/** What somebody has done, what goes on first, then the latest. */
export const experienceOf = (db: Reader, userId: string): Promise<Experience[]> =>
  db.read<Experience>(ENTRIES, [userId]);
