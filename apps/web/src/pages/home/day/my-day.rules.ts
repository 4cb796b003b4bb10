import type { Output } from '@talent-os/contracts/define';
import type { myShifts, ScheduledShift } from '@talent-os/contracts/healthcare/shifts';
import type { getFocus } from '@talent-os/contracts/productivity/focus';
import { interviewKindLabels } from '@talent-os/contracts/talent/interview-states';
import type { MyInterview } from '@talent-os/contracts/talent/interviews';
import type { MyApplication } from '@talent-os/contracts/talent/my-applications';
import { minutesText } from '@/lib/format';
import { counted } from '@/lib/counted';
import { daysAfter, todayIn } from '@/lib/today';

/** One thing of the day, at its time. */
export type DayEntry = {
  readonly key: string;
  readonly what: 'interview' | 'shift';
  readonly at: string;
  readonly ends: string;
  readonly title: string;
  readonly note: string;
  /** The screen on which one gets ready for it. */
  readonly to: string;
};

type Calendar = {
  readonly held: readonly MyInterview[];
  readonly applications: readonly MyApplication[];
  readonly shifts: readonly ScheduledShift[];
  /** Where the reader prepares an interview they hold. */
  readonly hires: boolean;
};

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Everything the calendar knows of the reader, the next first. */
export function entriesOf({ held, applications, shifts, hires }: Calendar): DayEntry[] {
  const interviews = held.flatMap(
    ({ id, applicationId, personName, positionTitle, kind, location, start, end, status }) =>
      start && end && status === 'scheduled'
        ? [
            {
              key: id,
              what: 'interview' as const,
              at: start,
              ends: end,
              title: personName,
              note: joined(`${interviewKindLabels[kind]} interview`, positionTitle, location),
              to: hires ? `/talent/recruit/pipeline?application=${applicationId}` : '/productivity',
            },
          ]
        : [],
  );
  const own = applications.flatMap(({ positionTitle, interviews: mine }) =>
    mine.flatMap(({ id, kind, location, start, minutes, status, interviewerNames }) =>
      start && status === 'scheduled'
        ? [
            {
              key: id,
              what: 'interview' as const,
              at: start,
              ends: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
              title: `Your interview: ${positionTitle}`,
              note: joined(interviewKindLabels[kind], interviewerNames.join(', '), location),
              to: '/productivity',
            },
          ]
        : [],
    ),
  );
  const work = shifts
    .filter(({ status }) => status === 'confirmed')
    .map(({ assignmentId, department, startsAt, endsAt, startTime, endTime, hours }) => ({
      key: assignmentId,
      what: 'shift' as const,
      at: startsAt,
      ends: endsAt,
      title: `Shift, ${department}`,
      note: joined(`${startTime}–${endTime}`, `${hours} h`),
      to: '/healthcare/professional/shifts',
    }));
  return [...interviews, ...own, ...work].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** What of it lies on a day, as the clocks of a timezone show it. What began the day before and goes on belongs to both. */
export const onDay = (entries: readonly DayEntry[], day: string, timezone: string): DayEntry[] =>
  entries.filter(
    ({ at, ends }) => todayIn(timezone, Date.parse(at)) <= day && todayIn(timezone, Date.parse(ends) - 1) >= day,
  );

const nouns = { interview: 'interviews', shift: 'shifts' } as const;

/** `Tomorrow: 1 interview, 1 shift`. */
export function tomorrowText(entries: readonly DayEntry[], today: string, timezone: string): string {
  const next = onDay(entries, daysAfter(today, 1), timezone);
  const parts = (['interview', 'shift'] as const).flatMap((what) => {
    const count = next.filter((entry) => entry.what === what).length;
    return count > 0 ? [counted(count, nouns[what])] : [];
  });
  return `Tomorrow: ${parts.length > 0 ? parts.join(', ') : 'nothing in your calendar'}`;
}

/** How long until what comes next today; what runs now; nothing once the day is over. */
export function nextText(entries: readonly DayEntry[], now: number): string | undefined {
  const running = entries.find(({ at, ends }) => Date.parse(at) <= now && Date.parse(ends) > now);
  if (running)
    return `until ${running.what === 'shift' ? 'the shift ends' : 'it ends'} ${minutesText(minutesTo(running.ends, now))}`;
  const next = entries.find(({ at }) => Date.parse(at) > now);
  return next && `next in ${minutesText(minutesTo(next.at, now))}`;
}

const minutesTo = (instant: string, now: number) => Math.max(1, Math.round((Date.parse(instant) - now) / 60_000));

/** The focus session that runs, or what the next one would add to. */
export function focusLine({ running, minutesToday }: Output<typeof getFocus>) {
  return {
    text: running?.goals[0] ?? (running ? 'Focus' : 'Start the next focus session'),
    note: running ? 'Focus session running' : `${minutesText(minutesToday)} of focus today`,
  };
}

export type WeekDay = { readonly day: string; readonly mark: string | undefined; readonly today: boolean };

/** The days from Monday on of the week a day lies in, with what is worked on each. */
export function weekOf(shifts: readonly ScheduledShift[], today: string): WeekDay[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => {
    const day = daysAfter(today, at - weekday);
    const shift = shifts.find((one) => one.date === day && (one.status === 'confirmed' || one.status === 'completed'));
    return {
      day,
      today: day === today,
      mark: shift && (shift.startTime >= '15:00' || shift.startTime < '05:00' ? 'Night' : 'Day'),
    };
  });
}

/** Whether somebody has shifts or may claim one: who may only look after those of others has no week to show. */
export const worksShifts = (own: Output<typeof myShifts>): boolean =>
  own.thisWeekShifts + own.nextWeekShifts + own.availableSlots + own.upcomingShifts.length > 0;
