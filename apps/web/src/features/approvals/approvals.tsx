import { useQuery } from '@tanstack/react-query';
import {
  approvalStates,
  listApprovals,
  listOwnApprovals,
  type Approval,
  type ApprovalState,
} from '@talent-os/contracts/identity/approvals';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { titleOf } from './approval-title';
import { DecideApproval, type Deciding } from './decide-approval';
import rows from '@/ui/table/rows.module.css';

type ApprovalsProps = {
  /** Requests of every organization, or those that concern the reader’s own. */
  readonly of: typeof listApprovals | typeof listOwnApprovals;
};

/** What one person alone may not do: what waits for a second one, and what became of the rest. */
export function Approvals({ of }: ApprovalsProps) {
  const approvals = useQuery(query(of, {}));
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <Card
      title="Waiting for a second person"
      description="Nobody approves what they asked for, or what makes them an administrator."
      flush
    >
      <Loaded query={approvals} skeletons={2}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className={rows.rows} aria-label="Waiting for a second person">
              {items.map((approval) => (
                <ApprovalRow
                  key={approval.id}
                  approval={approval}
                  onDecide={(decision) => setDeciding({ decision, approval })}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              title="Nothing waits"
              text="New administrators of the platform, and archiving an organization, stand here until somebody else has approved them."
            />
          )
        }
      </Loaded>
      {deciding && <DecideApproval {...deciding} onClose={() => setDeciding(undefined)} />}
    </Card>
  );
}

const variantOf: Readonly<Record<ApprovalState, BadgeVariant>> = {
  waiting: 'warning',
  approved: 'success',
  declined: 'secondary',
  withdrawn: 'secondary',
  expired: 'secondary',
};

type RowProps = { readonly approval: Approval; readonly onDecide: (decision: Deciding['decision']) => void };

function ApprovalRow({ approval, onDecide }: RowProps) {
  const { momentOf } = useFormat();
  const { organization, reason, askedBy, askedAt, state, note, own, mayApprove, mayDecline } = approval;
  const title = titleOf(approval);
  return (
    <RecordRow
      name={
        <>
          {title} <StatusBadge variant={variantOf[state]}>{approvalStates[state].label}</StatusBadge>
        </>
      }
      actions={
        <>
          {mayDecline && (
            <RowButton
              label={own ? 'Take back' : 'Decline'}
              of={title}
              variant="default"
              onClick={() => onDecide('decline')}
            />
          )}
          {mayApprove && <RowButton label="Approve" of={title} onClick={() => onDecide('approve')} />}
        </>
      }
    >
      <Quiet>
        {organization} · {askedBy}, {momentOf(askedAt)} · “{reason}”
      </Quiet>
      <Quiet>{outlookOf(approval, momentOf)}</Quiet>
      {note && <Quiet>“{note}”</Quiet>}
    </RecordRow>
  );
}

const waitsFor = {
  platform: 'A second administrator of the platform decides',
  organization: 'An administrator of the organization decides',
} as const;

/** What happens next, or what has happened. */
function outlookOf(approval: Approval, momentOf: (instant: string) => string): string {
  const { state, decider, dueAt, decidedBy, settledAt } = approval;
  if (state !== 'waiting')
    return [decidedBy ?? (state === 'approved' ? 'By itself' : 'Nobody decided'), settledAt && momentOf(settledAt)]
      .filter(Boolean)
      .join(', ');
  return decider === 'time'
    ? `Takes effect ${momentOf(dueAt)} unless somebody stops it: there is nobody else to ask`
    : `${waitsFor[decider]} until ${momentOf(dueAt)}`;
}
