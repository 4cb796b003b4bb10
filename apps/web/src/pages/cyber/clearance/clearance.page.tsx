import { SegmentedControl } from '@mantine/core';
import { listClearances, myClearance } from '@talent-os/contracts/cyber/clearance';
import { useListParams } from '@/lib/use-list-params';
import { useMay } from '@/lib/use-may';
import { MyClearance } from './my-clearance';
import { StaffClearances } from './staff/staff-clearances';

/** Analysts see their own clearance; who verifies sees everybody's; who does both chooses. */
export function Component() {
  const holder = useMay(myClearance);
  const officer = useMay(listClearances);
  const params = useListParams();
  const everybody = officer && (!holder || params.get('view') === 'everybody');
  const choice = holder && officer && (
    <SegmentedControl
      aria-label="Whose clearance"
      data={[
        { value: 'mine', label: 'Mine' },
        { value: 'everybody', label: 'Everybody’s' },
      ]}
      value={everybody ? 'everybody' : 'mine'}
      onChange={(view) => params.patch({ view: view === 'everybody' ? view : undefined })}
    />
  );
  if (everybody) return <StaffClearances choice={choice} />;
  return holder && <MyClearance choice={choice} />;
}
