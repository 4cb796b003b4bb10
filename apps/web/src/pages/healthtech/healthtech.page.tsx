import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addUnit, exportUnits, getUnits } from '@talent-os/contracts/healthcare/units';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { CsvButton } from '@/ui/button/csv-button';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { AddUnitDialog } from './unit/add-unit-dialog';
import { Overview } from './overview';

export function Component() {
  const overview = useQuery(query(getUnits, {}));
  const mayAdd = useMay(addUnit);
  const [adding, setAdding] = useState(false);
  const { data } = overview;
  const empty = data?.units.length === 0;
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add unit
    </Button>
  );
  return (
    <Page
      title="Health Tech"
      description="Patient to Professional"
      loading={overview}
      skeletons={4}
      actions={
        !empty && (
          <>
            <CsvButton of={exportUnits} input={{}} />
            {mayAdd && add}
          </>
        )
      }
    >
      {data && (empty ? <NoUnits whole={data.whole} add={mayAdd && add} /> : <Overview data={data} />)}
      {adding && <AddUnitDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

const NoUnits = ({ whole, add }: { readonly whole: boolean; readonly add: React.ReactNode }) =>
  whole ? (
    <EmptyState
      title="No units set up"
      text="A unit has beds, the staff each kind of shift needs, and the hours per patient day it aims at."
      action={add}
    />
  ) : (
    <EmptyState title="No units set up" text="Units appear here once you have a shift in one of them." />
  );
