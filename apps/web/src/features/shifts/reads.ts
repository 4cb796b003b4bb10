import { claimableShifts, mySchedule, myShifts } from '@talent-os/contracts/healthcare/shifts';
import { shiftRequests } from '@talent-os/contracts/healthcare/shifts-requests';
import { getShift, listShifts, shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster';
import { mySwaps, swapOptions } from '@talent-os/contracts/healthcare/shifts-swaps';

/** Reads that change with a shift and the people who work it. */
export const shiftReads = [
  myShifts,
  mySchedule,
  claimableShifts,
  listShifts,
  getShift,
  shiftCandidates,
  shiftRequests,
  mySwaps,
  swapOptions,
];
