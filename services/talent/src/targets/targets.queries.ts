import type { Target } from '@talent-os/contracts/talent/targets.js';
import type { Reader } from '@talent-os/service-kit';

const TARGETS = `
  select t.id, t.title, t.industry, t.pay::float8 as pay, t.horizon_months as "horizonMonths", t.version
  from talent.target t where t.organization_id = $1 and t.user_id = $2
  order by t.horizon_months, t.title, t.id`;

/** Roles somebody aims for, the nearest first. */
export const targetsOf = (db: Reader, userId: string): Promise<Target[]> => db.read<Target>(TARGETS, [userId]);
