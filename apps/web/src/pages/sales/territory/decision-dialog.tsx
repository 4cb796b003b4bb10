import {
  decideReassignment,
  getTerritory,
  listReassignments,
  listTerritories,
  territoryTargets,
  withdrawReassignment,
} from '@talent-os/contracts/sales/territories';
import type { ReactNode } from 'react';
import { day } from '../../../lib/format';
import { useCommand } from '../../../lib/use-command';
import { useCommandForm } from '../../../lib/use-command-form';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { FormDialog } from '../../../ui/form-dialog';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { SpokenTextarea } from '../../../features/voice/spoken-textarea';
import type { Action, Proposal } from './proposal-row';

export type Choice = { readonly proposal: Proposal; readonly action: Action };
type DialogProps = { readonly proposal: Proposal; readonly onClose: () => void };

const refetches = [listReassignments, listTerritories, getTerritory, territoryTargets];
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
  useReturnFocus();
  const Dialog = dialogs[action];
  return <Dialog proposal={proposal} onClose={onClose} />;
}

function Approve({ proposal, onClose }: DialogProps) {
  const done = ({ status }: { status: string }) =>
    status === 'applied' ? `${proposal.accountName} has moved` : `Approved: it moves on ${day(proposal.effectiveDate)}`;
  const decide = useCommand(decideReassignment, { refetches, done });
  const confirm = () =>
    decide.run({ reassignmentId: proposal.id, decision: 'approved' }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      opened
      title="Approve the move?"
      confirm="Approve"
      loading={decide.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {proposal.accountName} goes from {proposal.fromTerritory} to {proposal.toTerritory} on{' '}
      {day(proposal.effectiveDate)}
      {proposal.moveDeals ? ', and its open deals change their owner.' : '; its open deals keep their owner.'}
    </ConfirmDialog>
  );
}

function Decline({ proposal, onClose }: DialogProps) {
  const { field, submit, loading } = useCommandForm(decideReassignment, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({
      reassignmentId: proposal.id,
      decision: 'declined' as const,
      ...(reason.trim() && { reason }),
    }),
    refetches,
    done: 'Proposal declined',
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Decline the move" submit="Decline" loading={loading} onSubmit={submit} onClose={onClose}>
      <SpokenTextarea
        label="Reason"
        description="The author will read it."
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}

function Withdraw({ proposal, onClose }: DialogProps) {
  const withdraw = useCommand(withdrawReassignment, { refetches, done: 'Proposal withdrawn' });
  const confirm = () => withdraw.run({ reassignmentId: proposal.id }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      opened
      danger
      title="Withdraw the proposal?"
      confirm="Withdraw"
      loading={withdraw.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {proposal.accountName} stays in {proposal.fromTerritory}.
    </ConfirmDialog>
  );
}
