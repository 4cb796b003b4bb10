import type { positionStatuses } from '@talent-os/contracts/talent/seats.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

export type PositionStatus = (typeof positionStatuses)[number];

/** Whether a seat still takes a person. */
export const takesPeople = (status: PositionStatus): boolean => status === 'open' || status === 'on_hold';

/** Whole days since an instant. */
export const daysSince = (from: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - from.getTime()) / DAY_MS));
