import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getDeal } from '@talent-os/contracts/sales/deals';
import { query } from '@/lib/query';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { labelOf } from '../move/move.rules';
import type { Moves } from '../move/use-moves';
import { Battlecards } from './battlecards';
import { DealFacts } from './deal-facts';
import { DealHistory } from './deal-history';
import { EditDeal } from './edit-deal';
import { LogActivity } from './log-activity';
import { Shares } from './shares';
import { StageBadge } from './stage-badge';

type DealDrawerProps = {
  readonly dealId: string;
  readonly editing: boolean;
  readonly moves: Moves;
  readonly onEditing: (editing: boolean) => void;
  readonly onClose: () => void;
};

/** Everything about one deal: facts, where it may move, what was done and what happened. */
export function DealDrawer({ dealId, editing, moves, onEditing, onClose }: DealDrawerProps) {
  const deal = useQuery(query(getDeal, { dealId }));
  return (
    <RecordDrawer query={deal} title={deal.data?.name ?? 'Deal'} size={520} skeletons={3} onClose={onClose}>
      {(data) => <DealBody deal={data} editing={editing} moves={moves} onEditing={onEditing} />}
    </RecordDrawer>
  );
}

type DealBodyProps = Pick<DealDrawerProps, 'editing' | 'moves' | 'onEditing'> & {
  readonly deal: Output<typeof getDeal>;
};

function DealBody({ deal, editing, moves, onEditing }: DealBodyProps) {
  const targets = deal.may.to;
  const open = deal.may.do.includes('update');
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <StageBadge stage={deal.stage} />
        {deal.stalled && <StatusBadge variant="warning">Stalled</StatusBadge>}
        {open && !editing && (
          <Button variant="default" size="xs" ml="auto" onClick={() => onEditing(true)}>
            Edit
          </Button>
        )}
      </Group>
      {editing && open ? <EditDeal deal={deal} onDone={() => onEditing(false)} /> : <DealFacts deal={deal} />}
      {targets.length > 0 && (
        <Section title="Move to" label="Move to another stage">
          <Group gap={6}>
            {targets.map((stage) => (
              <Button
                key={stage}
                variant="default"
                size="xs"
                disabled={moves.movingId === deal.id}
                onClick={() => moves.start(deal, stage)}
              >
                {labelOf(stage)}
              </Button>
            ))}
          </Group>
        </Section>
      )}
      <Shares deal={deal} />
      {deal.competitor && <Battlecards dealId={deal.id} />}
      {deal.may.do.includes('log') && <LogActivity dealId={deal.id} />}
      <DealHistory history={deal.history} />
    </Stack>
  );
}
