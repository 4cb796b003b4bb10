import { Button, CloseButton } from '@mantine/core';
import type { RosterPerson } from '@talent-os/contracts/healthcare/roster';
import { removeLeave } from '@talent-os/contracts/healthcare/roster';
import { useCommand } from '@/lib/use-command';
import { longDay, shortDay } from './labels';
import { leaveOn } from './week.rules';
import css from './gap-panel.module.css';

type EmptyGapProps = {
  readonly date: string;
  readonly person: RosterPerson | undefined;
  readonly past: boolean;
  readonly onPublish: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** A day on which nothing is open: a shift can be published, and leave recorded or taken back. */
export function EmptyGap({ date, person, past, onPublish, onLeave, onClose }: EmptyGapProps) {
  const back = useCommand(removeLeave, { done: 'Leave taken back' });
  const leave = person && leaveOn(person, date);
  return (
    <section className={css.panel} aria-label={longDay(date)}>
      <header className={css.head}>
        <div>
          <h2>{person ? `${person.name}, ${shortDay(date)}` : longDay(date)}</h2>
          <p>
            {leave
              ? `On leave from ${shortDay(leave.firstDay)} to ${shortDay(leave.lastDay)}`
              : 'No open place on this day'}
          </p>
        </div>
        <CloseButton size="sm" aria-label="Close" onClick={onClose} />
      </header>
      {!past && (
        <div className={css.own}>
          {leave ? (
            <Button
              size="compact-sm"
              variant="default"
              loading={back.loading}
              onClick={() => void back.run({ leaveId: leave.leaveId }).then(onClose, () => undefined)}
            >
              Take leave back
            </Button>
          ) : (
            <>
              <Button size="compact-sm" variant="default" onClick={onPublish}>
                Publish shift
              </Button>
              {person && (
                <Button size="compact-sm" variant="default" onClick={onLeave}>
                  Record leave
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </section>
  );
}
