import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import type { AssignmentStatus, ShiftState } from '@talent-os/contracts/healthcare/shifts-states.js';

/** A shift and somebody who works it; a shift nobody works has a line without a person. */
export type ScheduleRow = ShiftFacts & {
  readonly state: ShiftState;
  readonly slots: number;
  readonly person: string | null;
  readonly status: AssignmentStatus | null;
  readonly overtime: boolean | null;
  readonly total: number;
};

export const COLUMNS: Readonly<Record<string, (row: ScheduleRow) => string | number | null>> = {
  Department: ({ department }) => department,
  Date: ({ date }) => date,
  Start: ({ startTime }) => startTime,
  End: ({ endTime }) => endTime,
  Hours: ({ hours }) => hours,
  Shift: ({ state }) => state,
  Slots: ({ slots }) => slots,
  'Required credentials': ({ requiredCredentials }) => requiredCredentials.join('; '),
  'Required skills': ({ requiredSkills }) => requiredSkills.join('; '),
  Person: ({ person }) => person,
  Status: ({ status }) => status,
  Overtime: ({ overtime }) => (overtime === null ? null : overtime ? 'yes' : 'no'),
};
