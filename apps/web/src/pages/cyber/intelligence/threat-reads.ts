import { listIntelReports } from '@talent-os/contracts/cyber/intel-reports';
import { getIntelligence, getThreat, listThreats } from '@talent-os/contracts/cyber/threats';

/** Reads a change of threats, indicators or reports makes stale. */
export const threatReads = [getIntelligence, listThreats, getThreat, listIntelReports];
