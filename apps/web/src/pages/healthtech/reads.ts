import { getUnitPeople, getUnits } from '@talent-os/contracts/healthcare/units';

/** Reads that change with units, their shifts and their census. */
export const unitReads = [getUnits, getUnitPeople];
