import { Button, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { listCompetitors, renameCompetitor } from '@talent-os/contracts/sales/battlecards';
import { useState } from 'react';
import { rateText } from '@/features/battlecards/rate-words';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { FigureTable } from '@/ui/figures/figure-table';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';

const RenameDialog = lazyPart(async () => (await import('./rename-dialog')).RenameDialog);

type Competitor = Output<typeof listCompetitors>['items'][number];

/** Whom we meet, how often we win against them, and whether their battlecard has changed it. */
export function Competitors() {
  const read = useQuery(query(listCompetitors, {}));
  const renames = useMay(renameCompetitor);
  const [renamed, setRenamed] = useState<string>();
  return (
    <Card
      title="Competitors"
      description="Won among closed deals: of the last 365 days, of the 365 days before the version in use of the battlecard, and since."
    >
      <Loaded query={read} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No competitor named yet" text="The competitor of a deal is entered with its facts." />
          ) : (
            <Table.ScrollContainer minWidth={620} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
              <FigureTable
                columns={['Competitor', 'Open deals', 'Last 365 days', 'Before the card', 'Since the card']}
                rows={items.map((one) => ({
                  key: one.competitor,
                  name: <Name of={one} onRename={renames ? () => setRenamed(one.competitor) : undefined} />,
                  figures: [
                    one.openDeals,
                    rateText(one.year),
                    one.before ? rateText(one.before) : '–',
                    one.since ? rateText(one.since) : '–',
                  ],
                }))}
              />
            </Table.ScrollContainer>
          )
        }
      </Loaded>
      {renamed && <RenameDialog competitor={renamed} onClose={() => setRenamed(undefined)} />}
    </Card>
  );
}

type NameProps = { readonly of: Competitor; readonly onRename: (() => void) | undefined };

function Name({ of: { competitor, card }, onRename }: NameProps) {
  const to = useReachable()(
    card ? `/excellence/assets/view/${card.assetType}/${card.excellenceSessionId}/${card.assetId}` : '',
  );
  return (
    <>
      {card && to ? <AppLink to={to}>{competitor}</AppLink> : competitor}{' '}
      {card === null && <Quiet>no battlecard in use</Quiet>}
      {card && card.flags > 0 && <Quiet late>{counted(card.flags, 'lost deals')} to look at</Quiet>}
      {onRename && (
        <Button size="compact-xs" variant="subtle" aria-label={`Rename ${competitor}`} onClick={onRename}>
          Rename
        </Button>
      )}
    </>
  );
}
