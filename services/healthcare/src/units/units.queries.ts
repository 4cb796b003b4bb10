import type { Unit as Shown } from '@talent-os/contracts/healthcare/units.js';
import { COVERAGE_DAYS, HPPD_DAYS } from '@talent-os/contracts/healthcare/units.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import type { ShiftStaffing } from './coverage.rules.js';
import type { Census } from './hppd.rules.js';

export type UnitRow = Pick<
  Shown,
  'id' | 'name' | 'department' | 'beds' | 'targetHppd' | 'requiredDay' | 'requiredNight' | 'version'
>;
export type ShiftRow = ShiftStaffing & {
  readonly shiftId: string;
  readonly department: string;
  readonly endTime: string;
  /** Hours all people confirmed for it work together. */
  readonly hours: number;
  readonly startsAt: string;
  readonly requiredCredentials: string[];
};
export type CensusRow = Census & { readonly department: string };

/** Every unit, by name. */
export const allUnits = (ctx: Ctx): Promise<UnitRow[]> =>
  ctx.db.read<UnitRow>(
    `select id, name, department, beds, target_hppd as "targetHppd", required_day as "requiredDay",
       required_night as "requiredNight", version
     from healthcare.unit where organization_id = $1 order by name, id`,
  );

/** Shifts of the days that count for hours per patient day and for coverage, with their people. */
export const shiftsAround = (ctx: Ctx, today: Day): Promise<ShiftRow[]> =>
  ctx.db.read<ShiftRow>(
    `select s.id as "shiftId", s.department, s.date, s.start_time as "startTime", s.end_time as "endTime", s.slots,
       s.starts_at as "startsAt", s.required_credentials as "requiredCredentials", t.confirmed, t.pending,
       (t.confirmed * extract(epoch from s.ends_at - s.starts_at) / 3600)::float8 as hours
     from healthcare.shift s
     left join lateral (
       select (count(*) filter (where a.status = 'confirmed'))::int as confirmed,
         (count(*) filter (where a.status = 'pending'))::int as pending
       from healthcare.shift_assignment a where a.organization_id = $1 and a.shift_id = s.id) t on true
     where s.organization_id = $1 and s.status in ('open', 'filled') and s.date between $2::date and $3::date
     order by s.starts_at, s.id`,
    [addDays(today, -HPPD_DAYS), addDays(today, COVERAGE_DAYS - 1)],
  );

/** Censuses of the days before today, and the latest one of every department. */
export const censusesUntil = (ctx: Ctx, today: Day): Promise<CensusRow[]> =>
  ctx.db.read<CensusRow>(
    `select department, date, midnight_census as "midnightCensus" from healthcare.unit_census
     where organization_id = $1 and date >= $2::date
     union
     select distinct on (department) department, date, midnight_census from healthcare.unit_census
     where organization_id = $1 and date <= $3::date order by department, date desc`,
    [addDays(today, -HPPD_DAYS), today],
  );
