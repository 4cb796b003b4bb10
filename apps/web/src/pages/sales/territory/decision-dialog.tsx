import { decideReassignment, withdrawReassignment } from '@talent-os/contracts/sales/territories';
import type { ReactNode } from 'react';
import { day } from '@/lib/format';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { ReasonDialog } from '@/features/voice/reason-dialog';
import type { Action, Proposal } from './proposal-row';

export type Choice = { readonly proposal: Proposal; readonly action: Action };
type DialogProps = { readonly proposal: Proposal; readonly onClose: () => void };

const dialogs: Record<Action, (props: DialogProps) => ReactNode> = {
  approve: Approve,
  decline: Decline,
  withdraw: Withdraw,
};

/** Asks before a proposed account move is approved, declined or taken back. */
export function DecisionDialog({
  choice: { proposal, action },
  onClose,
}: {
  readonly choice: Choice;
  readonly onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog proposal={proposal} onClose={onClose} />;
}

function Approve({ proposal, onClose }: DialogProps) {
  const done = ({ status }: { status: string }) =>
    status === 'applied' ? `${proposal.accountName} has moved` : `Approved: it moves on ${day(proposal.effectiveDate)}`;
  return (
    <ConfirmCommand
      operation={decideReassignment}
      input={{ reassignmentId: proposal.id, decision: 'approved' }}
      done={done}
      title="Approve the move?"
      confirm="Approve"
      onClose={onClose}
    >
      {proposal.accountName} goes from {proposal.fromTerritory} to {proposal.toTerritory} on{' '}
      {day(proposal.effectiveDate)}
      {proposal.moveDeals ? ', and its open deals change their owner.' : '; its open deals keep their owner.'}
    </ConfirmCommand>
  );
}

function Decline({ proposal, onClose }: DialogProps) {
  return (
    <ReasonDialog
      operation={decideReassignment}
      toInput={(reason) => ({
        reassignmentId: proposal.id,
        decision: 'declined' as const,
        ...(reason && { reason }),
      })}
      title="Decline the move"
      submit="Decline"
      description="The author will read it."
      required={false}
      maxLength={300}
      done="Proposal declined"
      onClose={onClose}
    />
  );
}

function Withdraw({ proposal, onClose }: DialogProps) {
  return (
    <ConfirmCommand
      operation={withdrawReassignment}
      input={{ reassignmentId: proposal.id }}
      done="Proposal withdrawn"
      danger
      title="Withdraw the proposal?"
      confirm="Withdraw"
      onClose={onClose}
    >
      {proposal.accountName} stays in {proposal.fromTerritory}.
    </ConfirmCommand>
  );
}
