import { clearancesCalled } from '@talent-os/contracts/figures/called';
import { listClearances } from '@talent-os/contracts/cyber/clearance';
import { useListFilters } from '../../../../lib/use-list-filters';

const OPTIONS = { called: clearancesCalled };
/** Days within which a reinvestigation may be asked for. */
export const DUE_IN = ['90', '180'] as const;

/** What an officer looks for, from the address. */
export const useStaffFilters = () => useListFilters(listClearances, OPTIONS);
