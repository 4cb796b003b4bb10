import type { Coverage, Unit } from '@talent-os/contracts/healthcare/units.js';

type CoverageRow = { readonly unit: Unit; readonly date: string } & Coverage['parts'][number];
type Column = (row: CoverageRow) => string | number | null;

/** A line for each unit, day and kind of shift. */
export const coverageRows = (units: readonly Unit[]): CoverageRow[] =>
  units.flatMap((unit) => unit.coverage.flatMap(({ date, parts }) => parts.map((part) => ({ unit, date, ...part }))));

/** Columns of the file of coverage. */
export const COLUMNS: Readonly<Record<string, Column>> = {
  Unit: ({ unit }) => unit.name,
  Department: ({ unit }) => unit.department,
  Date: ({ date }) => date,
  Shift: ({ part }) => part,
  Required: ({ required }) => required,
  Confirmed: ({ confirmed }) => confirmed,
  'Waiting for approval': ({ pending }) => pending,
  'Free slots': ({ free }) => free,
  Missing: ({ missing }) => missing,
  'Hours per patient day, last 7 days': ({ unit }) => unit.hppd.actual,
  'Target hours per patient day': ({ unit }) => unit.targetHppd,
};
