import { useQuery } from '@tanstack/react-query';
import {
  decideShift,
  decideSwap,
  shiftRequests,
  type ShiftRequest,
  type SwapRequest,
} from '@talent-os/contracts/healthcare/shifts-requests';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { ShiftCell } from '../shift-cell';
import { nameOf } from '../labels';
import { useSought } from '../use-sought';
import { useApproval } from './use-approval';
import { DeclineDialog, type DeclinedRequest } from './decline-dialog';
import rows from '@/ui/table/rows.module.css';
import css from '@/pages/healthcare/healthcare.module.css';

const wishes = { claim: 'would like to work', release: 'asks to be released from' } as const;

/** Claims, late releases and exchanges that wait for a decision. */
export function Approvals() {
  const requests = useQuery(query(shiftRequests, {}));
  const [declined, setDeclined] = useState<DeclinedRequest>();
  const sought = useSearchParams()[0].get('request');
  return (
    <Card title="Approvals" description="Claims of overtime or within 24 hours, late releases, and exchanges." flush>
      <Loaded query={requests} skeletons={5}>
        {({ shifts, swaps, waiting }) =>
          waiting === 0 ? (
            <EmptyState title="Nothing waits for a decision" />
          ) : (
            <ul className={rows.rows} aria-label="Requests">
              {shifts.map((request) => (
                <ShiftRow
                  key={request.assignmentId}
                  request={request}
                  sought={request.assignmentId === sought}
                  onDecline={setDeclined}
                />
              ))}
              {swaps.map((request) => (
                <SwapRow
                  key={request.swapId}
                  request={request}
                  sought={request.swapId === sought}
                  onDecline={setDeclined}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {declined && <DeclineDialog declined={declined} onClose={() => setDeclined(undefined)} />}
    </Card>
  );
}

type RowProps = {
  /** A link has led here for this one. */
  readonly sought: boolean;
  readonly onDecline: (declined: DeclinedRequest) => void;
};

function ShiftRow({ request, sought, onDecline }: RowProps & { readonly request: ShiftRequest }) {
  const me = useMe().user.id;
  const { assignmentId, what, userId, name, overtime, weekHours, note } = request;
  const approve = useCommand(decideShift, {
    done: what === 'claim' ? `Claim of ${name} approved` : `${name} released`,
  });
  const about = `${name}: ${nameOf(request)}`;
  const [ask, question] = useApproval();
  const dear = what === 'release' || overtime;
  return (
    <li {...useSought(sought)}>
      <ShiftCell shift={request}>
        <span className={css.note}>
          {name} {wishes[what]} this shift{note && `: ${note}`}
        </span>
        {what === 'claim' && (
          <span className={css.facts}>
            {decimal(weekHours)} hours in that week
            {overtime && `, ${decimal(Math.max(0, weekHours - OVERTIME_HOURS))} of them overtime`}
          </span>
        )}
      </ShiftCell>
      {userId !== me && (
        <Decision
          about={about}
          loading={approve.loading}
          onApprove={() => (dear ? ask(request) : approve.mutate({ assignmentId, decision: 'approved' }))}
          onDecline={() => onDecline({ kind: 'shift', id: assignmentId, about })}
        />
      )}
      {question}
    </li>
  );
}

function SwapRow({ request, sought, onDecline }: RowProps & { readonly request: SwapRequest }) {
  const { swapId, proposerName, colleagueName, given, wanted } = request;
  const [ask, question] = useConfirmed(decideSwap, () => ({
    input: { swapId, decision: 'approved' as const },
    done: 'Exchange approved',
    title: 'Approve the exchange?',
    confirm: 'Approve',
    once: true,
    children: `${proposerName} then works ${nameOf(wanted)}, ${colleagueName} works ${nameOf(given)}. Both are told.`,
  }));
  const about = `exchange of ${proposerName} and ${colleagueName}`;
  return (
    <li {...useSought(sought)}>
      <div className={css.cell}>
        <span className={css.name}>
          {proposerName} and {colleagueName} would like to exchange
        </span>
        <span className={css.facts}>
          {proposerName} gives {nameOf(given)}
        </span>
        <span className={css.facts}>
          {colleagueName} gives {nameOf(wanted)}
        </span>
      </div>
      <Decision
        about={about}
        loading={false}
        onApprove={() => ask()}
        onDecline={() => onDecline({ kind: 'swap', id: swapId, about })}
      />
      {question}
    </li>
  );
}

type DecisionProps = {
  readonly about: string;
  readonly loading: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
};

const Decision = ({ about, loading, onApprove, onDecline }: DecisionProps) => (
  <div className={css.buttons}>
    <RowButton label="Approve" of={about} variant="light" loading={loading} onClick={onApprove} />
    <RowButton label="Decline" of={about} variant="default" disabled={loading} onClick={onDecline} />
  </div>
);
