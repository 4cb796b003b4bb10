import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { transitionStates, transitionTypes } from '@talent-os/contracts/talent/transition-states';
import { getTransition, type TransitionDetail } from '@talent-os/contracts/talent/transitions';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Backfill, Handover, State } from '@/features/transitions/cells';
import { nameOf } from '@/features/transitions/labels';
import { Actions } from './actions';
import { Approvals } from '@/features/transitions/approvals';
import { HandoverList } from '@/features/transitions/handover-list';

type TransitionDrawerProps = { readonly transitionId: string; readonly onClose: () => void };

/** Everything about one move: facts, approvals, what is handed over, and what may be done next. */
export function TransitionDrawer({ transitionId, onClose }: TransitionDrawerProps) {
  const move = useQuery(query(getTransition, { transitionId }));
  return (
    <RecordDrawer
      query={move}
      title={move.data ? nameOf(move.data) : 'Transition'}
      size={540}
      skeletons={3}
      onClose={onClose}
    >
      {(data) => <Body move={data} />}
    </RecordDrawer>
  );
}

const seatText = (seat: TransitionDetail['from']) => seat && `${seat.title}, ${seat.department}, ${seat.location}`;

function Body({ move }: { readonly move: TransitionDetail }) {
  const { dayOf } = useFormat();
  const { from, to, type, effectiveDate, note, reason, requestedByName, byOffer, status, endedAt } = move;
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <State move={move} />
        {move.backfill !== 'none' && <Backfill move={move} />}
      </Group>
      <Facts
        items={[
          ['From', seatText(from)],
          ['To', seatText(to)],
          ['Type', transitionTypes[type]],
          ['Takes effect on', day(effectiveDate)],
          ['Asked for by', byOffer ? 'An accepted offer' : requestedByName],
          ['Note', note],
          ['Reason', reason],
          [transitionStates[status].label, endedAt && dayOf(endedAt)],
          ['Handover', move.handover.percent === null ? null : <Handover key="handover" move={move} />],
        ]}
      />
      <Actions move={move} />
      <Approvals move={move} />
      <HandoverList move={move} />
    </Stack>
  );
}
