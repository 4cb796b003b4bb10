import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { duplicateReasonLabels, listDuplicates } from '@talent-os/contracts/talent/candidates';
import { useState } from 'react';
import { query } from '@/lib/query';
import { Dialog } from '@/ui/dialog/dialog';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Comparison } from './comparison';

/** Records that may be one person, one pair at a time. */
export function DuplicatesDialog({ onClose }: { readonly onClose: () => void }) {
  const duplicates = useQuery(query(listDuplicates, {}));
  const [skipped, setSkipped] = useState(0);
  return (
    <Dialog title="One person, two records?" size="lg" onClose={onClose}>
      <Loaded query={duplicates} skeletons={1} skeletonHeight={220}>
        {({ items }) => {
          const place = skipped % Math.max(1, items.length);
          const pair = items[place];
          if (!pair) return <EmptyState title="Nobody is in the pool twice" />;
          return (
            <>
              <Group justify="space-between" mb="sm">
                <Quiet>{pair.reasons.map((reason) => duplicateReasonLabels[reason]).join(', ')}</Quiet>
                {items.length > 1 && (
                  <Button variant="default" size="compact-sm" onClick={() => setSkipped(place + 1)}>
                    {place + 1} of {items.length}, next
                  </Button>
                )}
              </Group>
              <Comparison key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
