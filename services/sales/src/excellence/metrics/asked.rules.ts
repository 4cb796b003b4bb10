import { textOrder } from '@talent-os/contracts/search/text-order.js';
import type { SeatHolder, Vacancy } from '@talent-os/contracts/talent/vacancies.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import type { Summed } from './figure.rules.js';

/** What a figure counts that another service keeps. */
export type AskedRow = {
  readonly id: string;
  /** Whose own it is; null where it is nobody's. */
  readonly ownerId: string | null;
  /** Null: the name of the person of this id. */
  readonly name: string | null;
  readonly detail: string;
  readonly part: string | null;
  readonly value: number | null;
  readonly counts: boolean;
};

const ofPerson = (id: string, more: Partial<AskedRow>): AskedRow => ({
  id,
  ownerId: id,
  name: null,
  detail: '',
  part: null,
  value: null,
  counts: true,
  ...more,
});

/** Each manager with how many sellers report to them. */
export const managerRows = (reports: readonly { readonly managerId: string }[]): AskedRow[] =>
  [...Map.groupBy(reports, ({ managerId }) => managerId)].map(([id, own]) =>
    ofPerson(id, { ownerId: null, value: own.length }),
  );

export const seatRows = (vacancies: readonly Vacancy[]): AskedRow[] =>
  vacancies.map(({ positionId, title, department, applicants }) => ({
    ...ofPerson(positionId, {}),
    ownerId: null,
    name: title,
    detail: `${department}, ${applicants} in its pipeline`,
  }));

/** The skills of a person's seats, each once: it is met where it is met on every seat that takes it. */
function skillsOf(seats: readonly SeatHolder[]): ReadonlyMap<string, boolean> {
  const skills = new Map<string, boolean>();
  for (const { name, meets } of seats.flatMap((seat) => seat.skills))
    skills.set(name, meets && (skills.get(name) ?? true));
  return skills;
}

const byPerson = (holders: readonly SeatHolder[]) => [...Map.groupBy(holders, ({ userId }) => userId)];

/** Each person beside each skill their seat takes. */
export const skillRows = (holders: readonly SeatHolder[]): AskedRow[] =>
  byPerson(holders).flatMap(([id, seats]) =>
    [...skillsOf(seats)].map(([part, counts]) => ofPerson(id, { part, counts })),
  );

/** In how many of the skills of their seat each person has its level, in percent; who has no such skill is left out. */
export const readinessRows = (holders: readonly SeatHolder[]): AskedRow[] =>
  byPerson(holders).flatMap(([id, seats]) => {
    const met = [...skillsOf(seats).values()];
    const reached = met.filter(Boolean).length;
    return met.length === 0
      ? []
      : [ofPerson(id, { value: (100 * reached) / met.length, detail: `${reached} of ${met.length} skills` })];
  });

/** Who took a seat since sales are on record: the last one each took. */
export const newcomersOf = (holders: readonly SeatHolder[], recordsSince: Day | null) =>
  byPerson(holders).flatMap(([userId, seats]) => {
    const starts = seats.flatMap(({ startedOn }) => startedOn ?? []).toSorted();
    const from = starts.at(-1);
    return from !== undefined && recordsSince !== null && from >= recordsSince ? [{ userId, from }] : [];
  });

/** Days from taking the seat to the first win; who has not won yet is left out. */
export const rampRows = (
  newcomers: readonly { readonly userId: string; readonly from: Day }[],
  wins: readonly { readonly userId: string; readonly wonOn: Day }[],
): AskedRow[] =>
  newcomers.flatMap(({ userId, from }) => {
    const won = wins.find((one) => one.userId === userId);
    return won ? [ofPerson(userId, { value: daysBetween(from, won.wonOn) })] : [];
  });

/** What rows come to, all of them and those of each part, as `summed` does in SQL. */
export function summedOf(rows: readonly AskedRow[]): Summed[] {
  const parts = [...Map.groupBy(rows, ({ part }) => part)].toSorted(([one], [other]) =>
    textOrder(one ?? '', other ?? ''),
  );
  return [
    { part: null, whole: true, ...sums(rows) },
    ...parts.map(([part, own]) => ({ part, whole: false, ...sums(own) })),
  ];
}

function sums(rows: readonly AskedRow[]): Omit<Summed, 'part' | 'whole'> {
  const values = rows.flatMap(({ value }) => value ?? []).toSorted((one, other) => one - other);
  const middle = values.slice(Math.floor((values.length - 1) / 2), Math.floor(values.length / 2) + 1);
  return {
    n: rows.length,
    counting: rows.filter(({ counts }) => counts).length,
    total: values.length > 0 ? sum(values) : null,
    mean: meanOf(values),
    median: meanOf(middle),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]): number | null => (values.length > 0 ? sum(values) / values.length : null);

/** Those that count first, then those that add most. */
export const inOrder = (rows: readonly AskedRow[]): AskedRow[] =>
  rows.toSorted(
    (one, other) =>
      Number(other.counts) - Number(one.counts) ||
      (other.value ?? -1) - (one.value ?? -1) ||
      one.id.localeCompare(other.id),
  );
