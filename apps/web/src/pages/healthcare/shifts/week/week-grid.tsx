import { IconMoon, IconSun } from '@tabler/icons-react';
import clsx from 'clsx';
import type { RosterPerson } from '@talent-os/contracts/healthcare/roster';
import { dayParts } from '@talent-os/contracts/healthcare/shifts-states';
import { useCallback, useMemo, type ReactNode } from 'react';
import { count } from '@/lib/format';
import { counted } from '@/lib/counted';
import { CoverCell } from './cover-cell';
import { columnDay, isWeekend, monthName } from './labels';
import { PersonRow, type Candidate } from './person-row';
import { useGridKeys } from './use-grid-keys';
import type { RosterMoves } from './use-roster-moves';
import {
  confirmedOf,
  coverOf,
  daysOf,
  openingFor,
  shiftOfCell,
  type Cover,
  type Offers,
  type Week,
} from './week.rules';
import css from './week.module.css';

/** What was clicked: a kind of shift of a day, or somebody's day; the shift it is about, where there is one. */
export type ChosenCell = {
  readonly date: string;
  readonly shiftId: string | undefined;
  readonly userId: string | undefined;
  readonly part: Cover['part'] | undefined;
  readonly cell: HTMLElement;
};

type WeekGridProps = {
  readonly week: Week;
  readonly chosen: ChosenCell | undefined;
  readonly candidates: readonly Candidate[] | undefined;
  readonly place: RosterMoves['place'];
  readonly offers: Offers | undefined;
  readonly onChoose: (chosen: ChosenCell) => void;
  readonly announce: (text: string) => void;
};

const partIcons = { day: IconSun, night: IconMoon } as const;

/** People by day. A chosen gap turns its column into answers: who qualifies, and why the others cannot. */
export function WeekGrid({ week, chosen, candidates, place, offers, onChoose, announce }: WeekGridProps) {
  const days = useMemo(() => daysOf(week.week), [week.week]);
  const { grid, heldId, held, handlers } = useGridKeys({ week, place, announce });
  const byId = useMemo(() => new Map(candidates?.map((one) => [one.userId, one])), [candidates]);
  const hours = useMemo(() => reachOf(week), [week]);

  const { chooseCover, chooseCell } = useChoices(week, onChoose);

  return (
    <div className={css.scroll}>
      {/* Cells are reached with the arrow keys: what the role of a grid says. */}
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={`Roster of ${week.unit?.name}`}
        className={css.grid}
        data-holding={held !== undefined || undefined}
        {...handlers}
      >
        <Days week={week} days={days} median={hours?.median} />
        <tbody>
          {dayParts.map((part, row) => (
            <CoverRow key={part} week={week} days={days} part={part} row={row} chosen={chosen} onChoose={chooseCover}>
              {hours && row === 0 && <Confirmed week={week} />}
            </CoverRow>
          ))}
          {week.people.map((person, index) => (
            <PersonRow
              key={person.userId}
              person={person}
              days={days}
              department={week.unit?.department ?? ''}
              row={index + dayParts.length}
              parted={person.part === 'night' && week.people[index - 1]?.part === 'day'}
              question={chosen?.shiftId === undefined ? undefined : questionOf(chosen.date, byId.get(person.userId))}
              hours={hours}
              heldId={heldId}
              offers={offers}
              onChoose={chooseCell}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a click on a cell is about. */
function useChoices(week: Week, onChoose: WeekGridProps['onChoose']) {
  const chooseCover = useCallback(
    ({ date, part, slots }: Cover, cell: HTMLElement) =>
      onChoose({
        date,
        part,
        cell,
        userId: undefined,
        shiftId: (openingFor(week, date, part) ?? slots[0])?.shiftId,
      }),
    [week, onChoose],
  );
  const chooseCell = useCallback(
    (person: RosterPerson, date: string, cell: HTMLElement) =>
      onChoose({
        date,
        cell,
        part: undefined,
        userId: person.userId,
        shiftId: shiftOfCell(week, person, date)?.shiftId,
      }),
    [week, onChoose],
  );

  return { chooseCover, chooseCell };
}

type DaysProps = { readonly week: Week; readonly days: readonly string[]; readonly median: number | undefined };

/** The days of the week, and whose hours stand at the end. */
const Days = ({ week, days, median }: DaysProps) => (
  <thead>
    <tr>
      <th scope="col" className={css.corner}>
        {week.whole ? counted(week.people.length, 'people', 'person') : 'You'}
      </th>
      {days.map((date) => {
        const { weekday, date: number } = columnDay(date);
        return (
          <th
            key={date}
            scope="col"
            className={clsx(isWeekend(date) && css.weekend)}
            {...(date === week.today && { 'aria-current': 'date' as const })}
          >
            {weekday} <b>{number}</b>
          </th>
        );
      })}
      {median !== undefined && (
        <th scope="col" className={css.hours}>
          Hours in {monthName(week.monthStartsOn)}
          <small>
            <i aria-hidden /> median {count(median)}, fewer go first
          </small>
        </th>
      )}
    </tr>
  </thead>
);

type CoverRowProps = Pick<WeekGridProps, 'week' | 'chosen'> & {
  readonly days: readonly string[];
  readonly part: Cover['part'];
  readonly row: number;
  readonly onChoose: (cover: Cover, cell: HTMLElement) => void;
  readonly children: ReactNode;
};

/** How one kind of shift is covered on each day. */
function CoverRow({ week, days, part, row, chosen, onChoose, children }: CoverRowProps) {
  const Icon = partIcons[part];
  const times = week.shifts.find((shift) => shift.part === part);
  return (
    <tr className={css.covers}>
      <th scope="row" className={css.person}>
        <Icon size={15} aria-hidden />
        <b>{part === 'day' ? 'Day' : 'Night'}</b>
        {times && (
          <small>
            {times.startTime}–{times.endTime}
          </small>
        )}
      </th>
      {days.map((date, column) => {
        const cover = coverOf(week, date, part);
        const isChosen = chosen?.shiftId !== undefined && cover.slots.some(({ shiftId }) => shiftId === chosen.shiftId);
        return (
          <td key={date} className={clsx(isWeekend(date) && css.weekend, isChosen && css.askedTop)}>
            <CoverCell
              cover={cover}
              chosen={isChosen}
              at={`${row}:${column}`}
              first={row === 0 && column === 0}
              onChoose={onChoose}
            />
          </td>
        );
      })}
      {children}
    </tr>
  );
}

function Confirmed({ week }: { readonly week: Week }) {
  const { confirmed, needed } = confirmedOf(week);
  return (
    <td className={css.hours} rowSpan={dayParts.length}>
      <b className={css.total}>{confirmed}</b> of {needed}
      <small>places confirmed</small>
    </td>
  );
}

const questions = new WeakMap<Candidate, { date: string; candidate: Candidate }>();
/** The same object for the same answer, so that rows without a change are not drawn again. */
function questionOf(date: string, candidate: Candidate | undefined) {
  if (!candidate) return undefined;
  const known = questions.get(candidate);
  if (known?.date === date) return known;
  const question = { date, candidate };
  questions.set(candidate, question);
  return question;
}

/** The middle of everybody's hours, and how far the farthest is from it. */
function reachOf({ medianHours, people }: Week) {
  if (medianHours === null) return undefined;
  const reach = Math.max(12, ...people.map(({ monthHours }) => Math.abs(monthHours - medianHours)));
  return { median: medianHours, reach };
}
