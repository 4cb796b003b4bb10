import type { SalaryBand } from '@talent-os/contracts/talent/requisition-shapes.js';
import type { Reader } from '@talent-os/service-kit';
import type { Requisition } from './requisition.entity.js';

type Team = Pick<Requisition, 'industry' | 'department'>;
const BAND = `
  select b.min, b.max from talent.salary_band b
  where b.organization_id = $1 and b.industry = $2 and lower(b.department) = lower($3)`;

/** What a seat of a team usually pays in a year; null where nobody has said. */
export const bandOf = async (db: Reader, { industry, department }: Team): Promise<SalaryBand | null> =>
  (await db.readOne<SalaryBand>(BAND, [industry, department])) ?? null;
