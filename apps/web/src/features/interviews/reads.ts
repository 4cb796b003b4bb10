import { listInterviews, listMyInterviews } from '@talent-os/contracts/talent/interviews';

/** Reads a change of an interview makes stale. */
export const interviewReads = [listInterviews, listMyInterviews];
