import type { Output } from '@talent-os/contracts/define';
import type { listReassignments, ReassignmentStatus } from '@talent-os/contracts/sales/territories';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { day } from '@/lib/format';
import { useMe } from '@/lib/session';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import css from './territory.module.css';

export type Proposal = Output<typeof listReassignments>['items'][number];
export type Action = 'approve' | 'decline' | 'withdraw';

const badges: Record<ReassignmentStatus, BadgeVariant> = {
  proposed: 'default',
  approved: 'success',
  applied: 'success',
  declined: 'error',
  withdrawn: 'secondary',
};

type ProposalRowProps = { readonly proposal: Proposal; readonly onChoose: (action: Action) => void };

/** One proposed account move. Its author may take it back; a manager who is not its author decides. */
export function ProposalRow({ proposal, onChoose }: ProposalRowProps) {
  const { may } = proposal;
  const mine = proposal.proposedById === useMe().user.id;
  return (
    <RecordRow
      name={proposal.accountName}
      actions={
        <>
          <StatusBadge variant={badges[proposal.status]}>{proposal.status}</StatusBadge>
          {may.do.includes('decide') && (
            <>
              <RowButton
                label="Approve"
                of={`the move of ${proposal.accountName}`}
                variant="light"
                onClick={() => onChoose('approve')}
              />
              <RowButton
                label="Decline"
                of={`the move of ${proposal.accountName}`}
                variant="default"
                onClick={() => onChoose('decline')}
              />
            </>
          )}
          {may.do.includes('withdraw') && (
            <RowButton
              label="Withdraw"
              of={`the move of ${proposal.accountName}`}
              variant="default"
              onClick={() => onChoose('withdraw')}
            />
          )}
        </>
      }
    >
      <Quiet>
        {proposal.fromTerritory} → {proposal.toTerritory}, from {day(proposal.effectiveDate)}
        {proposal.moveDeals && ', with its open deals'}
      </Quiet>
      <span className={css.note}>
        {mine ? 'You' : proposal.proposedByName}: {proposal.note}
      </span>
      {proposal.decisionReason && <span className={css.note}>Reason: {proposal.decisionReason}</span>}
    </RecordRow>
  );
}
