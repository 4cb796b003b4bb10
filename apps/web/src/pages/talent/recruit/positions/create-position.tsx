import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { listOpenings, openPosition } from '@talent-os/contracts/talent/positions';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { Dialog } from '@/ui/dialog/dialog';
import { Loaded } from '@/ui/loading/loaded';
import { CreatePositionForm } from './create-position-form';
import { NoOpenings } from './no-openings';

type CreatePositionProps = { readonly industry?: Industry | undefined };

/** Opens a seat of an approved request, for those who may. */
export function CreatePosition({ industry }: CreatePositionProps) {
  const may = useMay(openPosition);
  const [opened, setOpened] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened(true)}>
        Create Position
      </Button>
      {opened && <OpenPosition industry={industry} onClose={() => setOpened(false)} />}
    </>
  );
}

function OpenPosition({ industry, onClose }: CreatePositionProps & { readonly onClose: () => void }) {
  const openings = useQuery(query(listOpenings, { ...(industry && { industry }) }));
  if (openings.data?.items.length) return <CreatePositionForm openings={openings.data.items} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Create Position">
      <Loaded query={openings} skeletons={2}>
        {() => <NoOpenings industry={industry} />}
      </Loaded>
    </Dialog>
  );
}
