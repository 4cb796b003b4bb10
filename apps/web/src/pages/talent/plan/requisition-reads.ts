import { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import {
  checkRequisition,
  getRequisition,
  getRequisitionBoard,
  listMyRequisitions,
} from '@talent-os/contracts/talent/requisitions';

/** Reads a change of a request makes stale. */
export const requisitionReads = [
  listMyRequisitions,
  getRequisitionBoard,
  getRequisition,
  checkRequisition,
  getHeadcountPlan,
];
