import type { Coverage, Unit } from '@talent-os/contracts/healthcare/units.js';
import type { Column } from '@talent-os/service-kit/csv-of';

type CoverageRow = { readonly unit: Unit; readonly date: string } & Coverage['parts'][number];

/** A line for each unit, day and kind of shift. */
export const coverageRows = (units: readonly Unit[]): CoverageRow[] =>
  units.flatMap((unit) => unit.coverage.flatMap(({ date, parts }) => parts.map((part) => ({ unit, date, ...part }))));

/** Columns of the file of coverage. */
export const columns: readonly Column<CoverageRow>[] = [
  ['name', ({ unit }) => unit.name],
  ['department', ({ unit }) => unit.department],
  ['coverage.date', ({ date }) => date],
  { heading: 'Shift', read: ({ part }) => part },
  ['coverage.parts.required', ({ required }) => required],
  ['coverage.parts.confirmed', ({ confirmed }) => confirmed],
  ['coverage.parts.pending', ({ pending }) => pending],
  ['coverage.parts.free', ({ free }) => free],
  ['coverage.parts.missing', ({ missing }) => missing],
  ['hppd.actual', ({ unit }) => unit.hppd.actual],
  ['targetHppd', ({ unit }) => unit.targetHppd],
];
