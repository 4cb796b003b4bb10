import { getClearance, listClearances, myClearance, ownClearance } from '@talent-os/contracts/cyber/clearance';

/** Reads that change with a clearance. */
export const clearanceReads = [myClearance, ownClearance, listClearances, getClearance];
