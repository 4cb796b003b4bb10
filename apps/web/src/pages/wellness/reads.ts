import { getMyWellness, getWellnessTrend, listWellnessCheckins } from '@talent-os/contracts/productivity/wellness';

/** Reads whose answers a check-in makes stale. */
export const checkinReads = [getMyWellness, listWellnessCheckins, getWellnessTrend];
