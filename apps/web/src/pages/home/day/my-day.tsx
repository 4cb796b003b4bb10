import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listApplications } from '@talent-os/contracts/talent/applications';
import { mySchedule, myShifts } from '@talent-os/contracts/healthcare/shifts';
import { getFocus } from '@talent-os/contracts/productivity/focus';
import { listMyInterviews } from '@talent-os/contracts/talent/interviews';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications';
import { dateFormat } from '@/lib/intl';
import { query } from '@/lib/query';
import { todayIn } from '@/lib/today';
import { useMay } from '@/lib/use-may';
import { useNow } from '@/lib/use-now';
import { AppLink } from '@/ui/button/app-link';
import { ownTimezone } from '@/lib/own-timezone';
import {
  entriesOf,
  focusLine,
  nextText,
  onDay,
  tomorrowText,
  weekOf,
  worksShifts,
  type DayEntry,
  type WeekDay,
} from './my-day.rules';
import css from './my-day.module.css';

/** The reader's day as the calendar has it: interviews, shifts and focus, in the clocks they live by. */
export function MyDay() {
  const timezone = ownTimezone();
  const now = useNow();
  const today = todayIn(timezone, now);
  const works = useMay(mySchedule);
  const hires = useMay(listApplications);
  const focuses = useMay(getFocus);
  const held = useQuery({ ...query(listMyInterviews, {}), enabled: useMay(listMyInterviews) });
  const applications = useQuery(query(listMyApplications, {}));
  const shifts = useQuery({ ...query(mySchedule, {}), enabled: works });
  const hours = useQuery({ ...query(myShifts, {}), enabled: works });
  const focus = useQuery({ ...query(getFocus, {}), enabled: focuses });
  const entries = entriesOf({
    held: held.data?.items ?? [],
    applications: applications.data?.items ?? [],
    shifts: shifts.data?.items ?? [],
    hires,
  });
  const mine = onDay(entries, today, timezone);
  const next = nextText(mine, now);
  return (
    <section className={css.card} aria-labelledby="my-day">
      <header className={css.head}>
        <h2 id="my-day">My day</h2>
        <span>{dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: timezone }).format(now)}</span>
        {focuses && <AppLink to="/productivity">Calendar</AppLink>}
      </header>
      <div className={css.now}>
        <time>{timeText(now, timezone)}</time>
        <i aria-hidden />
        {next && <b>{next}</b>}
      </div>
      {mine.length === 0 ? (
        <p className={css.none}>Nothing else in your calendar today.</p>
      ) : (
        <ul className={css.entries}>
          {mine.map((entry) => (
            <Entry key={entry.key} entry={entry} timezone={timezone} over={Date.parse(entry.ends) <= now} />
          ))}
        </ul>
      )}
      {hours.data && worksShifts(hours.data) && (
        <Week days={weekOf(shifts.data?.items ?? [], today)} hours={hours.data.thisWeekHours} />
      )}
      {focus.data && (
        <p className={css.focus}>
          <AppLink to="/productivity">{focusLine(focus.data).text}</AppLink>
          <span>{focusLine(focus.data).note}</span>
        </p>
      )}
      <p className={css.foot}>{tomorrowText(entries, today, timezone)}</p>
    </section>
  );
}

const timeText = (instant: number, timeZone: string) => dateFormat({ timeStyle: 'short', timeZone }).format(instant);

type EntryProps = { readonly entry: DayEntry; readonly timezone: string; readonly over: boolean };

function Entry({ entry: { at, title, note, to, what }, timezone, over }: EntryProps) {
  return (
    <li className={css.entry} data-what={what} data-over={over || undefined}>
      <time dateTime={at}>{timeText(Date.parse(at), timezone)}</time>
      <i aria-hidden />
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.note} title={note}>
          {note}
        </p>
      </div>
      {!over && (
        <Button
          component={AppLink}
          to={to}
          size="compact-xs"
          variant="default"
          aria-label={`${what === 'shift' ? 'Open' : 'Prepare'} ${title}`}
        >
          {what === 'shift' ? 'Open' : 'Prepare'}
        </Button>
      )}
    </li>
  );
}

const weekdayText = (day: string) =>
  dateFormat({ weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The week of somebody who works shifts. */
function Week({ days, hours }: { readonly days: readonly WeekDay[]; readonly hours: number }) {
  return (
    <>
      <p className={css.hours}>
        <b>{hours} h</b> this week, Mon–Sun
      </p>
      <ol className={css.week} aria-label="My week">
        {days.map(({ day, mark, today }) => (
          <li key={day} data-today={today || undefined} data-mark={mark}>
            {weekdayText(day)}
            <span>{mark ?? '–'}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
