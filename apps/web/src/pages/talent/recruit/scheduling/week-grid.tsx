import { Box } from '@mantine/core';
import type { CSSProperties } from 'react';
import { instantShown } from '@/lib/local-time';
import { Initials } from '@/ui/display/initials';
import css from './scheduling.module.css';
import { blockText, cityOf, dayName, hoursOf, laneOf, partOn, timeIn, type Week } from './week.rules';

type WeekGridProps = {
  readonly week: Week;
  /** Slots that are to be offered. */
  readonly chosen: readonly string[];
  readonly minutes: number;
};
type ColumnProps = WeekGridProps & { readonly day: string; readonly hours: readonly number[] };

/** Where minutes of a day stand between the hours that are drawn; nowhere where they lie outside. */
function placed([from, until]: readonly [number, number], hours: readonly number[]): CSSProperties | undefined {
  const [first, last] = [hours[0]! * 60, (hours.at(-1)! + 1) * 60];
  const [start, end] = [Math.max(from, first), Math.min(until, last)];
  if (start >= end) return undefined;
  const share = (minutes: number) => `${(100 * minutes) / (last - first)}%`;
  return { top: share(start - first), height: share(end - start) };
}

/** A day is a column with a lane for each interviewer; times free for all run across the lanes. */
export function WeekGrid(props: WeekGridProps) {
  const { week } = props;
  const hours = hoursOf(week);
  return (
    <Box className={css.scroll} role="region" aria-label="Week of the interviewers" tabIndex={0}>
      <div className={css.grid}>
        <Axis week={week} hours={hours} />
        {week.days.map((day) => (
          <DayColumn key={day} {...props} day={day} hours={hours} />
        ))}
      </div>
    </Box>
  );
}

/** The hours by the clocks of the organization, and by those of the person where they are others. */
function Axis({
  week: { days, timezone, application },
  hours,
}: {
  readonly week: Week;
  readonly hours: readonly number[];
}) {
  const zones = [...new Set([timezone, application?.timezone ?? timezone])];
  const at = (hour: number) => instantShown(`${days[0]}T${String(hour).padStart(2, '0')}:00`, timezone);
  return zones.map((zone) => (
    <div key={zone} className={css.axis}>
      <div className={css.head}>{cityOf(zone)}</div>
      {hours.map((hour) => (
        <span key={hour} className={css.hour}>
          {timeIn(at(hour), zone)}
        </span>
      ))}
    </div>
  ));
}

function DayColumn({ week, day, hours, chosen, minutes }: ColumnProps) {
  const { people, timezone, free, today } = week;
  const spans = chosen.map((start) => ({
    start,
    end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
  }));
  return (
    <div className={css.day} style={{ '--lanes': people.length } as CSSProperties}>
      <div className={css.head} data-today={day === today || undefined}>
        {dayName(day)}
        <span className={css.lanes} aria-hidden>
          {people.map(({ userId, name }) => (
            <Initials key={userId} name={name} small />
          ))}
        </span>
      </div>
      <div className={css.body} style={{ '--hours': hours.length } as CSSProperties}>
        {free.map((span) => (
          <Block key={span.start} className={css.free} part={partOn(day, span, timezone)} hours={hours} />
        ))}
        <div className={css.lanes}>
          {people.map(({ userId, name }) => (
            <Lane key={userId} week={week} userId={userId} name={name} day={day} hours={hours} />
          ))}
        </div>
        {spans.map((span) => (
          <Block key={span.start} className={css.slot} part={partOn(day, span, timezone)} hours={hours}>
            {timeIn(span.start, timezone)}
          </Block>
        ))}
      </div>
    </div>
  );
}

type LaneProps = Pick<ColumnProps, 'week' | 'day' | 'hours'> & { readonly userId: string; readonly name: string };

const Lane = ({ week, userId, name, day, hours }: LaneProps) => (
  <ul className={css.lane} aria-label={`${name}, ${dayName(day)}`}>
    {laneOf(week, userId, day).map(({ span, part }) => {
      const style = placed(part, hours);
      return (
        style && (
          <li key={`${span.kind} ${span.start}`} className={css.taken} data-kind={span.kind} style={style}>
            {blockText(span)}
          </li>
        )
      );
    })}
  </ul>
);

type BlockProps = {
  readonly className: string | undefined;
  readonly part: readonly [number, number] | undefined;
  readonly hours: readonly number[];
  readonly children?: string;
};

function Block({ className, part, hours, children }: BlockProps) {
  const style = part && placed(part, hours);
  return style ? (
    <div className={className} style={style}>
      {children}
    </div>
  ) : null;
}
