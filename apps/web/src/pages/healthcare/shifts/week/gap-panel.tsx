import { Button, CloseButton, Loader } from '@mantine/core';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RosterSlot } from '@talent-os/contracts/healthcare/roster';
import { decideShift, shiftRequests } from '@talent-os/contracts/healthcare/shifts-requests';
import { textOrder } from '@talent-os/contracts/search/text-order';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { Initials } from '@/ui/display/initials';
import { useApproval } from '../manager/use-approval';
import { DeclineDialog, type DeclinedRequest } from '../manager/decline-dialog';
import { hoursText, longDay, longObstacle, shortDay, weekText } from './labels';
import type { Candidate } from './person-row';
import type { RosterMoves } from './use-roster-moves';
import css from './gap-panel.module.css';

type GapPanelProps = {
  readonly slot: RosterSlot;
  /** The person whose day was clicked stands first. */
  readonly userId: string | undefined;
  readonly candidates: readonly Candidate[] | undefined;
  readonly moves: RosterMoves;
  readonly onDetails: () => void;
  readonly onLeave: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Reasons told one by one before the rest is counted. */
const FEW = 4;

/** One shift of the roster: what waits, who qualifies with the fewest hours first, and who cannot and why. */
export function GapPanel({ slot, userId, candidates, moves, onDetails, onLeave, onClose }: GapPanelProps) {
  const open = slot.free > 0 && !slot.started;
  return (
    <section className={css.panel} aria-label={`${longDay(slot.date)}, ${slot.part}`}>
      <header className={css.head}>
        <div>
          <h2>
            {longDay(slot.date)}, {slot.part}
          </h2>
          <p>{stateText(slot)}</p>
        </div>
        <CloseButton size="sm" aria-label="Close" onClick={onClose} />
      </header>
      {slot.pending > 0 && <Claims shiftId={slot.shiftId} />}
      {open && !candidates && <Loader size="sm" m="md" />}
      {open && candidates && <Answers slot={slot} userId={userId} candidates={candidates} moves={moves} />}
      <footer className={css.foot}>
        <Button size="compact-sm" variant="subtle" onClick={onDetails}>
          People and details
        </Button>
        {onLeave && (
          <Button size="compact-sm" variant="subtle" onClick={onLeave}>
            Record leave
          </Button>
        )}
      </footer>
    </section>
  );
}

type AnswersProps = Pick<GapPanelProps, 'slot' | 'userId' | 'moves'> & { readonly candidates: readonly Candidate[] };

function Answers({ slot, userId, candidates, moves }: AnswersProps) {
  const able = candidates
    .filter(({ obstacle }) => !obstacle)
    .toSorted((one, other) => one.monthHours - other.monthHours || textOrder(one.name, other.name));
  const unable = candidates.filter(({ obstacle }) => obstacle);
  const asked = unable.find((one) => one.userId === userId);
  return (
    <>
      {asked?.obstacle && (
        <p className={css.asked}>
          <b>{asked.name}</b> {longObstacle(asked.obstacle)}
        </p>
      )}
      <h3 className={css.yes}>
        <IconCircleCheck size={15} aria-hidden />
        {able.length === 0 ? 'Nobody qualifies' : `${able.length} qualify, fewest hours first`}
      </h3>
      <ul className={css.list} aria-label="Who qualifies">
        {able.map((one) => (
          <Able key={one.userId} candidate={one} slot={slot} moves={moves} chosen={one.userId === userId} />
        ))}
      </ul>
      {unable.length > 0 && <Unable unable={unable} />}
    </>
  );
}

/** `1 of 3 confirmed. 1 claim, 1 still open`. */
function stateText({ status, slots, confirmed, pending, planned, free }: RosterSlot): string {
  const first = status === 'draft' ? `Draft. ${planned} of ${slots} planned` : `${confirmed} of ${slots} confirmed`;
  const rest = [
    ...(pending > 0 ? [`${pending} ${pending === 1 ? 'claim' : 'claims'}`] : []),
    ...(free > 0 ? [`${free} still open`] : []),
  ];
  return rest.length > 0 ? `${first}. ${rest.join(', ')}` : first;
}

type AbleProps = {
  readonly candidate: Candidate;
  readonly slot: RosterSlot;
  readonly moves: RosterMoves;
  readonly chosen: boolean;
};

function Able({ candidate, slot, moves, chosen }: AbleProps) {
  const { userId, name, monthHours, overtimeAdded, fits } = candidate;
  return (
    <li data-chosen={chosen || undefined}>
      <Initials name={name} small />
      <div className={css.who}>
        <b>{name}</b>
        <span className={css.facts}>
          {hoursText(monthHours, overtimeAdded)}
          {!fits && ' · outside their availability'}
        </span>
      </div>
      {slot.may.do.includes('invite') && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={moves.loading}
          aria-label={`Offer to ${name}`}
          onClick={() => moves.offer(slot.shiftId, userId)}
        >
          Offer
        </Button>
      )}
      <Button
        size="compact-sm"
        variant={chosen ? 'filled' : 'light'}
        disabled={moves.loading}
        aria-label={`Assign ${name}`}
        onClick={() => void moves.assign(slot, candidate)}
      >
        Assign
      </Button>
    </li>
  );
}

function Unable({ unable }: { readonly unable: readonly Candidate[] }) {
  const [all, setAll] = useState(false);
  const ranked = unable.toSorted((one, other) => weightOf(one) - weightOf(other));
  const shown = all ? ranked : ranked.slice(0, FEW);
  return (
    <>
      <h3 className={css.no}>
        <IconBan size={15} aria-hidden />
        {unable.length} cannot, and why
      </h3>
      <ul className={css.reasons} aria-label="Who cannot, and why">
        {shown.map(({ userId, name, obstacle }) => (
          <li key={userId}>
            <b>{name}</b>
            <span>{obstacle && longObstacle(obstacle)}</span>
          </li>
        ))}
      </ul>
      {shown.length < ranked.length && (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          {ranked.length - shown.length} more
        </button>
      )}
    </>
  );
}

/** What somebody can do something about comes first; too little rest, which many have, last. */
const weightOf = ({ obstacle }: Candidate): number =>
  obstacle?.code === 'shift.rest' || obstacle?.code === 'shift.overlap' ? 1 : 0;

/** Claims of the shift that wait for a decision. */
function Claims({ shiftId }: { readonly shiftId: string }) {
  const me = useMe().user.id;
  const { data } = useQuery(query(shiftRequests, {}));
  const [declined, setDeclined] = useState<DeclinedRequest>();
  const [ask, question] = useApproval();
  const approve = useCommand(decideShift, { done: 'Claim approved' });
  const claims = data?.shifts.filter(({ id, what, userId }) => id === shiftId && what === 'claim' && userId !== me);
  return (
    <>
      {claims?.map((claim) => {
        const { assignmentId, name, weekHours, date, overtime } = claim;
        return (
          <div key={assignmentId} className={css.claim}>
            <Initials name={name} />
            <div className={css.who}>
              <b>{name} claims it</b>
              <span className={css.facts}>{weekText(weekHours)}</span>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              disabled={approve.loading}
              aria-label={`Decline the claim of ${name}`}
              onClick={() => setDeclined({ kind: 'shift', id: assignmentId, about: `${name}, ${shortDay(date)}` })}
            >
              Decline
            </Button>
            <Button
              size="compact-sm"
              loading={approve.loading}
              aria-label={`Approve the claim of ${name}`}
              onClick={() => (overtime ? ask(claim) : approve.mutate({ assignmentId, decision: 'approved' }))}
            >
              Approve
            </Button>
          </div>
        );
      })}
      {question}
      {declined && <DeclineDialog declined={declined} onClose={() => setDeclined(undefined)} />}
    </>
  );
}
