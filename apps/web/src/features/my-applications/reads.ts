import { listMyApplications } from '@talent-os/contracts/talent/my-applications';

/** Reads an answer of the person makes stale. */
export const applicationReads = [listMyApplications];
