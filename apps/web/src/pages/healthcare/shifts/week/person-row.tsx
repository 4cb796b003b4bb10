import { IconBan, IconCheck, IconHandStop, IconMoon, IconPlus, IconSun, IconUserX } from '@tabler/icons-react';
import clsx from 'clsx';
import type { Output } from '@talent-os/contracts/define';
import type { RosterPerson, RosterWork } from '@talent-os/contracts/healthcare/roster';
import type { shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster';
import { memo, type ReactNode } from 'react';
import { decimal } from '@/lib/format';
import { Initials } from '@/ui/display/initials';
import { isWeekend, longDay, shortObstacle } from './labels';
import { leaveOn, type Offers } from './week.rules';
import css from './week.module.css';

export type Candidate = Output<typeof shiftCandidates>['items'][number];
/** The day that asks who could work, and what speaks against this person; what the shift is. */
export type Question = { readonly date: string; readonly candidate: Candidate | undefined };

type PersonRowProps = {
  readonly person: RosterPerson;
  readonly days: readonly string[];
  readonly department: string;
  readonly question: Question | undefined;
  readonly row: number;
  /** The first of those who work by night. */
  readonly parted: boolean;
  /** Hours of everybody, where they are told. */
  readonly hours: { readonly median: number; readonly reach: number } | undefined;
  readonly heldId: string | undefined;
  /** Where the row is the reader's own: the places they may claim. */
  readonly offers: Offers | undefined;
  readonly onChoose: (person: RosterPerson, date: string, cell: HTMLElement) => void;
};

/** A person's week, and their hours of the month beside everybody's. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, days, department, question, row, parted, hours, heldId, offers, onChoose } = props;
  return (
    <tr className={clsx(parted && css.parted)}>
      <th scope="row" className={css.person}>
        <Initials name={person.name} small />
        <span>{person.name}</span>
      </th>
      {days.map((date, column) => (
        <td
          key={date}
          className={clsx(isWeekend(date) && css.weekend, question?.date === date && css.asked)}
          data-user={person.userId}
          data-date={date}
        >
          <DayCell
            person={person}
            date={date}
            department={department}
            candidate={question?.date === date ? question.candidate : undefined}
            offer={offers?.get(date)}
            at={`${row}:${column}`}
            heldId={heldId}
            onChoose={onChoose}
          />
        </td>
      ))}
      {hours && (
        <td className={css.hours}>
          <HoursBar hours={person.monthHours} {...hours} />
        </td>
      )}
    </tr>
  );
});

type DayCellProps = Pick<PersonRowProps, 'person' | 'department' | 'heldId' | 'onChoose'> & {
  readonly date: string;
  readonly candidate: Candidate | undefined;
  readonly offer: RosterWork['part'] | undefined;
  readonly at: string;
};

/** One day of a person: what they work, that they are away, or what speaks for and against them. */
function DayCell({ person, date, department, candidate, offer, at, heldId, onChoose }: DayCellProps) {
  const work = person.work.filter((one) => one.date === date);
  const own = work.find((one) => one.department === department);
  const shown = contentOf(person, date, department, work, candidate, offer);
  const carried = own && !own.started && (own.status === 'planned' || own.status === 'confirmed') ? own : undefined;
  return (
    <button
      type="button"
      className={css.cell}
      tabIndex={-1}
      data-at={at}
      aria-label={`${person.name}, ${longDay(date)}: ${shown.text}`}
      {...(carried && { draggable: true, 'data-work': carried.assignmentId })}
      data-held={(carried && carried.assignmentId === heldId) || undefined}
      onClick={(event) => onChoose(person, date, event.currentTarget)}
    >
      {shown.content}
    </button>
  );
}

type CellContent = { readonly text: string; readonly content: ReactNode };

function contentOf(
  person: RosterPerson,
  date: string,
  department: string,
  work: readonly RosterWork[],
  candidate: Candidate | undefined,
  offer: RosterWork['part'] | undefined,
): CellContent {
  if (work.length > 0)
    return {
      text: work.map((one) => workText(one, department)).join('; '),
      content: work.map((one) => <WorkChip key={one.assignmentId} work={one} away={one.department !== department} />),
    };
  if (leaveOn(person, date))
    return { text: 'on leave', content: <span className={clsx(css.chip, css.leave)}>Leave</span> };
  if (offer) return { text: `${offer} shift open to you`, content: <OfferChip part={offer} /> };
  if (!candidate) return { text: 'no shift', content: null };
  if (candidate.obstacle) {
    const text = shortObstacle(candidate.obstacle);
    return {
      text: `cannot: ${text}`,
      content: (
        <span className={clsx(css.chip, css.why)}>
          <IconBan size={13} aria-hidden />
          <span className={css.chipText}>{text}</span>
        </span>
      ),
    };
  }
  return {
    text: 'qualifies',
    content: (
      <span className={clsx(css.chip, css.fit)}>
        <IconCheck size={14} aria-hidden />
        <span className={css.chipText}>Qualifies</span>
      </span>
    ),
  };
}

/** A place the reader may claim. */
export const OfferChip = ({ part }: { readonly part: RosterWork['part'] }) => (
  <span className={clsx(css.chip, css.fit)}>
    <IconPlus size={14} aria-hidden />
    <span className={css.chipText}>Open {part}</span>
  </span>
);

/** `Night 19:00–07:00, confirmed`. */
function workText({ part, startTime, endTime, status, department: where, overtime }: RosterWork, department: string) {
  const parts = [`${part === 'day' ? 'Day' : 'Night'} ${startTime}–${endTime}`, statusWords[status] ?? status];
  return [...parts, ...(overtime ? ['overtime'] : []), ...(where === department ? [] : [where])].join(', ');
}
const statusWords: Readonly<Record<string, string>> = {
  pending: 'claim waits',
  planned: 'planned',
  no_show: 'did not come',
};

export function WorkChip({ work, away }: { readonly work: RosterWork; readonly away: boolean }) {
  const { part, status } = work;
  const Icon =
    status === 'pending' ? IconHandStop : status === 'no_show' ? IconUserX : part === 'day' ? IconSun : IconMoon;
  const label = status === 'pending' ? 'Claim waits' : part === 'day' ? 'Day' : 'Night';
  return (
    <span
      className={css.chip}
      data-part={part}
      data-status={status}
      data-away={away || undefined}
      title={away ? work.department : undefined}
    >
      <Icon size={14} aria-hidden />
      <span className={css.chipText}>{away ? work.department : label}</span>
    </span>
  );
}

/** Hours against the middle of everybody's: to the left fewer, to the right more. */
function HoursBar({
  hours,
  median,
  reach,
}: {
  readonly hours: number;
  readonly median: number;
  readonly reach: number;
}) {
  const share = Math.min(1, Math.abs(hours - median) / reach) * 50;
  return (
    <span className={css.hoursLine}>
      <span className={css.hoursBar} aria-hidden>
        <i data-fewer={hours < median || undefined} style={{ width: `${share}%` }} />
      </span>
      <b>{decimal(hours)}</b>
    </span>
  );
}
