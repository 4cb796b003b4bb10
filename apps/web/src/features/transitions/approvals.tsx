import { Button, Group } from '@mantine/core';
import { decideTransition } from '@talent-os/contracts/talent/transition-changes';
import { approvalDecisions, approvalSteps, type ApprovalStep } from '@talent-os/contracts/talent/transition-states';
import type { TransitionDetail } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { approverText, decisionVariants } from './labels';
import { DeclineDialog } from './decline-dialog';
import cell from '@/ui/table/cell.module.css';
import css from './transition.module.css';

/** Who agrees to a move, and who still has to; the caller's own step can be decided here. */
export function Approvals({ move }: { readonly move: TransitionDetail }) {
  const { id: transitionId, version, employeeName, status } = move;
  const { dayOf } = useFormat();
  const [declining, setDeclining] = useState<ApprovalStep>();
  const approve = useCommand(decideTransition, {
    done: ({ status: now }) => (now === 'approved' ? `The move of ${employeeName} is approved` : 'Approved'),
  });
  return (
    <Section title="Approvals" label={`Approvals of ${employeeName}`}>
      <ul className={css.list}>
        {move.approvals.map((approval) => {
          const { step, approverNames, decision, decidedAt, dueAt, mine } = approval;
          const label = approvalSteps[step];
          return (
            <li key={`${step} ${approverNames.join()}`}>
              <div className={css.grow}>
                <span>{label}</span>
                <div className={cell.quiet}>
                  {approverText(approval)}
                  {decidedAt && `, ${dayOf(decidedAt)}`}
                  {dueAt && `, by ${dayOf(dueAt)}`}
                </div>
              </div>
              {mine ? (
                <Group gap={6}>
                  <Button
                    size="xs"
                    loading={approve.loading}
                    aria-label={`Approve the move of ${employeeName}: ${label}`}
                    onClick={() => approve.mutate({ transitionId, version, step, decision: 'approved' })}
                  >
                    Approve
                  </Button>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`Decline the move of ${employeeName}: ${label}`}
                    onClick={() => setDeclining(step)}
                  >
                    Decline
                  </Button>
                </Group>
              ) : (
                (decision !== 'pending' || status === 'in_review' || status === 'requested') && (
                  <StatusBadge variant={decisionVariants[decision]}>{approvalDecisions[decision]}</StatusBadge>
                )
              )}
            </li>
          );
        })}
      </ul>
      {declining && <DeclineDialog move={move} step={declining} onClose={() => setDeclining(undefined)} />}
    </Section>
  );
}
