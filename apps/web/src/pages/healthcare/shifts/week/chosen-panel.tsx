import type { RosterSlot } from '@talent-os/contracts/healthcare/roster';
import { useState } from 'react';
import { ShiftDialog } from '../manager/shift-dialog';
import { EmptyGap } from './empty-gap';
import { GapPanel } from './gap-panel';
import { LeaveDialog } from './leave-dialog';
import { OwnGap } from './own-gap';
import type { Candidate } from './person-row';
import type { RosterMoves } from './use-roster-moves';
import type { ChosenCell } from './week-grid';
import type { Week } from './week.rules';

type ChosenPanelProps = {
  readonly week: Week;
  readonly chosen: ChosenCell;
  readonly slot: RosterSlot | undefined;
  readonly candidates: readonly Candidate[] | undefined;
  readonly moves: RosterMoves;
  readonly onPublish: (date?: string) => void;
  readonly onClose: () => void;
};

/** What was clicked, and what can be done about it: a manager fills it, a professional claims it. */
export function ChosenPanel({ week, chosen, slot, candidates, moves, onPublish, onClose }: ChosenPanelProps) {
  const [details, setDetails] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { date, userId } = chosen;
  const person = week.people.find((one) => one.userId === userId);
  if (slot && !week.whole) return <OwnGap slot={slot} onClose={onClose} />;
  if (slot)
    return (
      <>
        <GapPanel
          slot={slot}
          userId={userId}
          candidates={candidates}
          moves={moves}
          onDetails={() => setDetails(true)}
          onLeave={person && !person.work.some((one) => one.date === date) ? () => setLeaving(true) : undefined}
          onClose={onClose}
        />
        {details && <ShiftDialog shiftId={slot.shiftId} onClose={() => setDetails(false)} />}
        {leaving && person && <LeaveDialog person={person} date={date} onClose={() => setLeaving(false)} />}
      </>
    );
  return (
    <>
      <EmptyGap
        date={date}
        person={person}
        past={!week.whole || date < week.today}
        onPublish={() => onPublish(date)}
        onLeave={() => setLeaving(true)}
        onClose={onClose}
      />
      {leaving && person && <LeaveDialog person={person} date={date} onClose={() => setLeaving(false)} />}
    </>
  );
}
