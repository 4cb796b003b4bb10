import { Button } from '@mantine/core';
import { keepMemory } from '@talent-os/contracts/chat/memories';
import { decideProposal } from '@talent-os/contracts/chat/messages';
import { originLabels, type Proposal } from '@talent-os/contracts/chat/parts';
import { useId, useRef } from 'react';
import { useCommand } from '@/lib/use-command';
import { useTalk } from '../conversation/talk-context';
import { setPanel } from '../panel';
import { stateAt, timeLeft, verdicts } from './proposal.rules';
import { useNow } from './use-now';
import css from './proposal.module.css';

type ProposalCardProps = { readonly answerId: string; readonly proposal: Proposal };

/** A change the assistant proposes: what, to which record, with which right. Nothing happens before it is approved. */
export function ProposalCard({ answerId, proposal }: ProposalCardProps) {
  const { title, details, effect, permission, expiresAt } = proposal;
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
        {details.map((detail) => (
          <Line key={detail.label} {...detail} />
        ))}
      </dl>
      {effect && (
        <p className={css.effect}>
          <span>What will happen: </span>
          {effect}
        </p>
      )}
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

/** One value: what it will be, what it may mean as well, what it is now, and where it comes from. */
function Line({ label, value, from, before, note }: Proposal['details'][number]) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note !== undefined && <span className={css.before}>{note}</span>}
        {before !== undefined && <span className={css.before}>now {before}</span>}
        {from && <span className={css.from}>{originLabels[from]}</span>}
      </dd>
    </div>
  );
}

type DecisionProps = ProposalCardProps & {
  readonly left: string;
  /** The buttons go: the focus stays with the card. */
  readonly onDecide: () => void;
};

function Decision({ answerId, proposal, left, onDecide }: DecisionProps) {
  const { runId, callId, signature, operation, details } = proposal;
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
      {operation === keepMemory.name && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={command.loading}
          onClick={() => void decide('declined').then(() => setPanel({ view: 'settings', draft: details[0]?.value }))}
        >
          Edit first
        </Button>
      )}
      <Button size="compact-sm" variant="default" disabled={command.loading} onClick={() => void decide('declined')}>
        Decline
      </Button>
      <Button size="compact-sm" loading={command.loading} onClick={() => void decide('approved')}>
        Approve
      </Button>
    </div>
  );
}
