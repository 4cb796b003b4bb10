import { Button } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listDuplicates } from '@talent-os/contracts/talent/candidates';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';

/** How many people may be in the pool twice, and the way to compare their records; nothing where nobody may be. */
export function DuplicatesButton({ onOpen }: { readonly onOpen: () => void }) {
  const { data } = useQuery(query(listDuplicates, {}));
  if (!data || data.items.length === 0) return null;
  return (
    <Button variant="default" size="sm" leftSection={<IconGitMerge size={16} />} onClick={onOpen}>
      {counted(data.items.length, 'possible duplicates')}
    </Button>
  );
}
