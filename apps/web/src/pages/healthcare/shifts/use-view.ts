import { listShifts } from '@talent-os/contracts/healthcare/shifts-roster';
import { myShifts } from '@talent-os/contracts/healthcare/shifts';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '@/lib/use-may';

const ownViews = {
  schedule: 'My schedule',
  open: 'Open shifts',
  exchanges: 'Exchanges',
  availability: 'Availability',
  week: 'Roster',
} as const;
const managerViews = { approvals: 'Approvals', week: 'Roster', roster: 'All shifts' } as const;
export type View = keyof typeof ownViews | keyof typeof managerViews;

/** The part of the screen that is shown, kept in the address; professionals and managers have parts of their own. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const works = useMay(myShifts);
  const manages = useMay(listShifts);
  const labels: Partial<Record<View, string>> = { ...(works && ownViews), ...(manages && managerViews) };
  const named = params.get('view') as View | null;
  const first: View = works ? 'schedule' : 'approvals';
  return {
    works,
    manages,
    labels,
    view: named !== null && labels[named] !== undefined ? named : first,
    show: (next: string | null) => setParams(next === null || next === first ? {} : { view: next }),
  };
}
