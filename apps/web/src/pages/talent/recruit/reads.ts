import {
  getApplication,
  getLicences,
  getPipelineBoard,
  listApplications,
  listRemaining,
} from '@talent-os/contracts/talent/applications';
import { listPositionChoices, listPositions } from '@talent-os/contracts/talent/positions';

/** Reads that answer differently once somebody has moved. */
export const pipelineReads = [
  getPipelineBoard,
  listApplications,
  getApplication,
  getLicences,
  listRemaining,
  listPositions,
  listPositionChoices,
];
