import { z } from 'zod';
import { distinct } from '../canonical.js';
import { days } from '../dates.js';
import { operation } from '../define.js';
import { instant, money, noContent } from '../paging.js';
import { lineText } from '../text.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** Days after which what somebody said of their availability is asked about again. */
export const AVAILABILITY_DAYS = 60;

export const shiftTimes = ['day', 'evening', 'night', 'weekend'] as const;
export const shiftTimeLabels: Readonly<Record<(typeof shiftTimes)[number], string>> = {
  day: 'Days',
  evening: 'Evenings',
  night: 'Nights',
  weekend: 'Weekends',
};
export const relocations = ['no', 'region', 'anywhere'] as const;
export const relocationLabels: Readonly<Record<(typeof relocations)[number], string>> = {
  no: 'I stay where I am',
  region: 'Within my region',
  anywhere: 'Anywhere',
};
export const payPeriods = ['year', 'hour'] as const;
export const payPeriodLabels: Readonly<Record<(typeof payPeriods)[number], string>> = {
  year: 'A year',
  hour: 'An hour',
};

const fields = {
  /** The first day they could start; null: once the notice is over. */
  startOn: days.planned.nullable(),
  noticeDays: z.int().min(0).max(365),
  hoursPerWeek: z.int().min(1, 'Please say how many hours').max(80),
  shifts: distinct(z.enum(shiftTimes)).max(shiftTimes.length),
  /** Days of travel in a month at most. */
  travelDays: z.int().min(0).max(31),
  relocation: z.enum(relocations),
  /** Where they would work besides; empty where nothing was said. */
  places: lineText().max(200),
  /** Below this they do not want to hear of a position, in minor units; null where they have not said. */
  payFloor: money.nullable(),
  payPeriod: z.enum(payPeriods),
};

export const Availability = z.object({
  ...fields,
  /** When they last said that this holds. */
  confirmedAt: instant,
  /** It was said so long ago that it is asked about again. */
  stale: z.boolean(),
});
export type Availability = z.infer<typeof Availability>;

export const getAvailability = operation('talent.availability.get', {
  http: 'GET /api/talent/availability',
  access,
  summary: 'When and how I can work, and whether that is still to be confirmed; nothing where I have not said',
  input: z.object({}),
  output: z.object({ availability: Availability.nullable() }),
  effect: 'read',
});

export const setAvailability = operation('talent.availability.set', {
  http: 'PUT /api/talent/availability',
  access,
  summary: 'Say when and how I can work: start, notice, hours, shifts, travel, moving and pay',
  input: z.object(fields),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
});

export const confirmAvailability = operation('talent.availability.confirm', {
  http: 'POST /api/talent/availability/confirm',
  access,
  summary: 'Say that what I have said of my availability still holds',
  input: z.object({}),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});
