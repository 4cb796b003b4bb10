import { Button, Group } from '@mantine/core';
import { startHandover } from '@talent-os/contracts/talent/transition-changes';
import type { TransitionDetail } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCommand } from '@/lib/use-command';
import { useReachable } from '@/lib/use-reachable';
import { backfillAddress } from '@/features/transitions/labels';
import { CancelDialog } from '@/features/transitions/cancel-dialog';
import { CompleteDialog } from './complete-dialog';
import { ReviewDialog } from './review-dialog';
import { ScheduleDialog } from './schedule-dialog';

const dialogs = {
  in_review: ReviewDialog,
  completed: CompleteDialog,
  schedule: ScheduleDialog,
  cancelled: CancelDialog,
} as const;
type DialogName = keyof typeof dialogs;

/** What the caller may do with a move now; what comes next stands first. */
export function Actions({ move }: { readonly move: TransitionDetail }) {
  const { id: transitionId, version, may, from, backfill } = move;
  const [dialog, setDialog] = useState<DialogName>();
  const start = useCommand(startHandover, { done: 'The handover has started' });
  const request = useReachable()(from ? backfillAddress(from.id) : '');
  const offersBackfill = may.do.includes('backfill') && (backfill === 'offered' || backfill === 'open');
  const Dialog = dialog && dialogs[dialog];
  const open: readonly string[] = [...may.to, ...may.do];
  const button = (action: DialogName, label: string, primary = false) =>
    open.includes(action) && (
      <Button size="xs" variant={primary ? 'filled' : 'default'} onClick={() => setDialog(action)}>
        {label}
      </Button>
    );
  if (open.every((one) => one === 'tasks')) return null;
  return (
    <div>
      <Group gap={6} role="group" aria-label="Actions">
        {button('in_review', 'Start review', true)}
        {may.to.includes('in_progress') && (
          <Button size="xs" loading={start.loading} onClick={() => start.mutate({ transitionId, version })}>
            Start handover
          </Button>
        )}
        {button('completed', 'Complete', true)}
        {offersBackfill && request && (
          <Button size="xs" variant="default" component={Link} to={request}>
            Request backfill
          </Button>
        )}
        {button('schedule', 'Change the day')}
        {button('cancelled', 'Cancel transition')}
      </Group>
      {Dialog && <Dialog move={move} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
