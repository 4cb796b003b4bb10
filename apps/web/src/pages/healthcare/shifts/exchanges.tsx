import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { answerSwap, mySwaps, withdrawSwap } from '@talent-os/contracts/healthcare/shifts-swaps';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { swapStatusLabels, type SwapStatus } from '@talent-os/contracts/healthcare/shifts-states';
import { nameOf } from './labels';
import rows from '@/ui/table/rows.module.css';
import css from '../healthcare.module.css';

type MySwap = Output<typeof mySwaps>['items'][number];

const colours: Record<SwapStatus, BadgeVariant> = {
  proposed: 'default',
  accepted: 'warning',
  approved: 'success',
  declined: 'error',
  withdrawn: 'secondary',
};

/** Exchanges I proposed or was asked for. */
export function Exchanges() {
  const swaps = useQuery(query(mySwaps, {}));
  return (
    <Card title="Exchanges" description="To propose one, choose Manage beside a shift of your schedule." flush>
      <Loaded query={swaps} skeletons={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No exchanges of shifts" />
          ) : (
            <ul className={rows.rows} aria-label="Exchanges">
              {items.map((swap) => (
                <SwapRow key={swap.swapId} swap={swap} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function SwapRow({ swap }: { readonly swap: MySwap }) {
  const { swapId, mine, colleagueName, given, wanted, status, reason, may } = swap;
  const answer = useCommand(answerSwap, { done: 'Accepted; a manager decides' });
  const [decline, question] = useConfirmed(answerSwap, () => ({
    input: { swapId, accepted: false },
    done: 'Exchange declined',
    title: `Decline the exchange with ${colleagueName}?`,
    confirm: 'Decline',
    once: true,
    children: `You keep ${nameOf(given)}. ${colleagueName} is told, and would have to propose it again.`,
  }));
  const withdraw = useCommand(withdrawSwap, { done: 'Exchange withdrawn' });
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{mine ? `You asked ${colleagueName}` : `${colleagueName} asks you`}</span>
        <span className={css.facts}>You give {nameOf(given)}</span>
        <span className={css.facts}>You get {nameOf(wanted)}</span>
        {reason && <span className={css.note}>Reason: {reason}</span>}
      </div>
      <div className={css.buttons}>
        <StatusBadge variant={colours[status]}>{swapStatusLabels[status]}</StatusBadge>
        {may.do.includes('accept') && (
          <Button
            variant="light"
            size="xs"
            loading={answer.loading}
            onClick={() => answer.mutate({ swapId, accepted: true })}
            aria-label={`Accept the exchange with ${colleagueName}`}
          >
            Accept
          </Button>
        )}
        {may.do.includes('refuse') && (
          <Button
            size="xs"
            variant="default"
            disabled={answer.loading}
            onClick={() => decline()}
            aria-label={`Decline the exchange with ${colleagueName}`}
          >
            Decline
          </Button>
        )}
        {may.do.includes('withdraw') && (
          <Button
            size="xs"
            variant="default"
            loading={withdraw.loading}
            onClick={() => withdraw.mutate({ swapId })}
            aria-label={`Withdraw the exchange with ${colleagueName}`}
          >
            Withdraw
          </Button>
        )}
      </div>
      {question}
    </li>
  );
}
