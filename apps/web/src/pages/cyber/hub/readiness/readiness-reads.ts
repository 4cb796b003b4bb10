import { getReadiness, getWorkRole } from '@talent-os/contracts/cyber/readiness';

/** Reads a change of work roles makes stale. */
export const readinessReads = [getReadiness, getWorkRole];
