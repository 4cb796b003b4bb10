import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import type { AssignmentStatus, ShiftState } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Column } from '@talent-os/service-kit/csv-of';

/** A shift and a person who works it; a shift nobody works has a line without a person. */
export type ScheduleRow = ShiftFacts & {
  readonly state: ShiftState;
  readonly slots: number;
  readonly person: string | null;
  readonly status: AssignmentStatus | null;
  readonly overtime: boolean | null;
  readonly total: number;
};

/** Columns of the file of shifts. */
export const columns: readonly Column<ScheduleRow>[] = [
  'department',
  'date',
  'startTime',
  'endTime',
  'hours',
  { heading: 'Shift', read: ({ state }) => state },
  'slots',
  'requiredCredentials',
  'requiredSkills',
  ['people.name', ({ person }) => person],
  ['people.status', ({ status }) => status],
  ['people.overtime', ({ overtime }) => overtime],
];
