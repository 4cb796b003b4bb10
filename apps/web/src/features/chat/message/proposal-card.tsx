import { Button } from '@mantine/core';
import { decideProposal } from '@talent-os/contracts/chat/messages';
import type { Proposal } from '@talent-os/contracts/chat/parts';
import { useId, useRef } from 'react';
import { useCommand } from '../../../lib/use-command';
import { useTalk } from '../conversation/talk-context';
import { stateAt, timeLeft, verdicts } from './proposal.rules';
import { useNow } from './use-now';
import css from './proposal.module.css';

type ProposalCardProps = { readonly answerId: string; readonly proposal: Proposal };

/** A change the assistant proposes: what, to which record, with which right. Nothing happens before it is approved. */
export function ProposalCard({ answerId, proposal }: ProposalCardProps) {
  const { title, details, permission, expiresAt } = proposal;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const now = useNow(proposal.state === 'waiting');
  const state = stateAt(proposal, now);
  return (
    <section ref={card} tabIndex={-1} className={css.card} aria-labelledby={id} data-state={state}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <dl className={css.details}>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.permission}>Needs: {permission}</p>
      {state === 'waiting' ? (
        <Decision
          answerId={answerId}
          proposal={proposal}
          left={timeLeft(expiresAt, now)}
          onDecide={() => card.current?.focus()}
        />
      ) : (
        <p className={css.verdict} role="status">
          {verdicts[state]}
          {proposal.outcome && <span>{proposal.outcome}</span>}
        </p>
      )}
    </section>
  );
}

type DecisionProps = ProposalCardProps & {
  readonly left: string;
  /** The buttons go: the focus stays with the card. */
  readonly onDecide: () => void;
};

function Decision({ answerId, proposal, left, onDecide }: DecisionProps) {
  const { runId, callId, signature } = proposal;
  const { decided, readAgain } = useTalk();
  const command = useCommand(decideProposal);
  const decide = (decision: 'approved' | 'declined') => {
    onDecide();
    return command.run({ runId, callId, decision, signature }).then(
      (result) => decided(answerId, callId, result),
      // Decided elsewhere, or too late: what is stored knows.
      readAgain,
    );
  };
  return (
    <div className={css.decision}>
      <span className={css.left}>
        Expires in <span className="num">{left}</span>
      </span>
      <Button size="compact-sm" variant="default" disabled={command.loading} onClick={() => void decide('declined')}>
        Decline
      </Button>
      <Button size="compact-sm" loading={command.loading} onClick={() => void decide('approved')}>
        Approve
      </Button>
    </div>
  );
}
