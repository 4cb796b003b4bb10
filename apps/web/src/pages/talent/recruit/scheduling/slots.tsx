import { Button } from '@mantine/core';
import { MAX_SLOTS } from '@talent-os/contracts/talent/interview-states';
import css from './scheduling.module.css';
import { cityOf, dayName, overlapsChosen, slotsOf, timeIn, type Week } from './week.rules';

type SlotsProps = {
  readonly week: Week;
  readonly chosen: readonly string[];
  readonly minutes: number;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Every time at which all of them are free, day by day; those to offer are pressed. */
export function Slots({ week, chosen, minutes, onChange }: SlotsProps) {
  const { timezone, application, days } = week;
  const slots = slotsOf(week, minutes);
  const theirs = application?.timezone ?? timezone;
  const toggle = (start: string) =>
    onChange(chosen.includes(start) ? chosen.filter((one) => one !== start) : [...chosen, start].toSorted());
  if (slots.length === 0) return <p className={css.none}>Nobody has time in common this week</p>;
  return (
    <div className={css.slots} role="group" aria-label="Times free for all">
      {days.map((day) => {
        const those = slots.filter((slot) => slot.day === day);
        return (
          those.length > 0 && (
            <div key={day} className={css.times}>
              <span className={css.dayName}>{dayName(day)}</span>
              {those.map(({ start }) => (
                <Button
                  key={start}
                  size="xs"
                  variant={chosen.includes(start) ? 'filled' : 'default'}
                  aria-pressed={chosen.includes(start)}
                  disabled={
                    !chosen.includes(start) && (chosen.length >= MAX_SLOTS || overlapsChosen(start, chosen, minutes))
                  }
                  onClick={() => toggle(start)}
                >
                  {timeIn(start, timezone)}
                  {theirs !== timezone && ` (${timeIn(start, theirs)} in ${cityOf(theirs)})`}
                </Button>
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}
