import type { RosterPerson } from '@talent-os/contracts/healthcare/roster';
import { dayParts } from '@talent-os/contracts/healthcare/shifts-states';
import clsx from 'clsx';
import { decimal } from '@/lib/format';
import { Initials } from '@/ui/display/initials';
import { CoverCell } from './cover-cell';
import { columnDay, monthName } from './labels';
import { OfferChip, WorkChip } from './person-row';
import type { ChosenCell } from './week-grid';
import { coverOf, daysOf, leaveOn, openingFor, shiftOfCell, type Offers, type Week } from './week.rules';
import css from './day-view.module.css';

type DayViewProps = {
  readonly week: Week;
  readonly date: string;
  readonly offers: Offers | undefined;
  readonly onDate: (date: string) => void;
  readonly onChoose: (chosen: ChosenCell) => void;
};

/** One day of the roster, for a phone: the seven days above, how the day is covered, and what everybody does. */
export function DayView({ week, date, offers, onDate, onChoose }: DayViewProps) {
  return (
    <div className={css.view}>
      <div className={css.days} role="group" aria-label="Day">
        {daysOf(week.week).map((one) => {
          const { weekday, date: number } = columnDay(one);
          const short = dayParts.some((part) => {
            const { slots, confirmed, needed } = coverOf(week, one, part);
            return slots.length > 0 && confirmed < needed;
          });
          return (
            <button
              key={one}
              type="button"
              aria-pressed={one === date}
              className={clsx(css.day, short && css.short)}
              onClick={() => onDate(one)}
            >
              {weekday}
              <b>{number}</b>
            </button>
          );
        })}
      </div>
      <dl className={css.covers}>
        {dayParts.map((part) => {
          const cover = coverOf(week, date, part);
          const shiftId = (openingFor(week, date, part) ?? cover.slots[0])?.shiftId;
          return (
            <div key={part}>
              <dt>{part === 'day' ? 'Day' : 'Night'}</dt>
              <dd>
                <CoverCell
                  cover={cover}
                  chosen={false}
                  at=""
                  first
                  onChoose={(_cover, cell) => onChoose({ date, part, cell, userId: undefined, shiftId })}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      <ul className={css.people} aria-label="People">
        {week.people.map((person) => (
          <li key={person.userId}>
            <PersonDay week={week} person={person} date={date} offers={offers} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type PersonDayProps = Omit<DayViewProps, 'onDate'> & { readonly person: RosterPerson };

function PersonDay({ week, person, date, offers, onChoose }: PersonDayProps) {
  const work = person.work.filter((one) => one.date === date);
  const { userId, name, monthHours } = person;
  const shiftId = shiftOfCell(week, person, date)?.shiftId;
  const offer = work.length === 0 && !leaveOn(person, date) ? offers?.get(date) : undefined;
  return (
    <button
      type="button"
      className={css.person}
      onClick={({ currentTarget: cell }) => onChoose({ date, part: undefined, cell, userId, shiftId })}
    >
      <Initials name={name} small />
      <span className={css.name}>
        {name}
        <small>
          {decimal(monthHours)} h in {monthName(week.monthStartsOn)}
        </small>
      </span>
      <span className={css.work}>
        {work.map((one) => (
          <WorkChip key={one.assignmentId} work={one} away={one.department !== week.unit?.department} />
        ))}
        {work.length === 0 && leaveOn(person, date) && 'Leave'}
        {offer && <OfferChip part={offer} />}
      </span>
    </button>
  );
}
