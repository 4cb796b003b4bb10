import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { catalogueKinds, catalogueStates, type CatalogueDetail } from '@talent-os/contracts/talent/catalogue-shapes';
import { getCatalogueItem } from '@talent-os/contracts/talent/catalogue';
import { useState } from 'react';
import { query } from '@/lib/query';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { ItemActions } from './item-actions';
import { ItemContent } from './item-content';
import { ItemVersions } from './item-versions';
import { catalogueLooks, labelOf } from './item-words';

type ItemDrawerProps = { readonly itemId: string; readonly onClose: () => void };

/** One item of the catalogue: what it says, what it lacks, and its versions. */
export function ItemDrawer({ itemId, onClose }: ItemDrawerProps) {
  const [number, setNumber] = useState<number>();
  const item = useQuery(query(getCatalogueItem, { catalogueItemId: itemId, number }));
  return (
    <RecordDrawer query={item} title={item.data?.shown.title ?? 'Catalogue item'} size={640} onClose={onClose}>
      {(data) => (
        <Stack gap="lg">
          <Head item={data} />
          <ItemActions item={data} onGone={onClose} onChanged={() => setNumber(undefined)} />
          <Faults item={data} />
          <ItemContent item={data} />
          <ItemVersions item={data} onVersion={setNumber} />
        </Stack>
      )}
    </RecordDrawer>
  );
}

type PartProps = { readonly item: CatalogueDetail };

function Head({ item: { kind, industry, status, drafted, shown } }: PartProps) {
  return (
    <div>
      <Group gap="xs">
        <StatusBadge variant={catalogueLooks[status]}>{catalogueStates[status]}</StatusBadge>
        {drafted && <StatusBadge variant="warning">Next version drafted</StatusBadge>}
        <Quiet>
          {catalogueKinds[kind]}, {industryLabels[industry]}, version {shown.number}
        </Quiet>
      </Group>
      <p>{shown.summary}</p>
    </div>
  );
}

/** What keeps the draft from being published. */
function Faults({ item: { kind, faults } }: PartProps) {
  if (faults.length === 0) return null;
  return (
    <Section title="Before it is published">
      <ul>
        {faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {labelOf(kind, field as Parameters<typeof labelOf>[1])}: {message}
          </li>
        ))}
      </ul>
    </Section>
  );
}
