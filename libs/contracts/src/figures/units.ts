import type { Output } from '../define.js';
import { listShifts } from '../healthcare/shifts-roster.js';
import { OVERTIME_HOURS } from '../healthcare/shifts-states.js';
import { getUnits, listUnitStaff, type Unit } from '../healthcare/units.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';
import { ownCredentialRows } from './healthcare.js';
import { overtimeRows } from './shifts.js';

const HUB = '/healthtech';

/** People missing in units, on all days that are shown or on the first alone. */
export const missingOf = (units: readonly Unit[], days?: number): number =>
  sumOf(units, ({ coverage }) => sumOf(coverage.slice(0, days), ({ parts }) => sumOf(parts, ({ missing }) => missing)));
const freeOf = (units: readonly Unit[]): number =>
  sumOf(units, ({ openShifts }) => sumOf(openShifts, ({ free }) => free));
const belowTarget = (units: readonly Unit[]): number =>
  units.filter(({ hppd, targetHppd }) => hppd.actual !== null && hppd.actual < targetHppd).length;

type StaffRows = Parameters<typeof rowsOf<typeof listUnitStaff>>[1];
/** The people behind the figures of all units, opened over the hub. */
const staff = (part: string, sum: StaffRows['sum']): readonly FigureRows[] => [
  rowsOf(listUnitStaff, { screen: HUB, view: { people: part }, sum }),
];
const units = (view: Readonly<Record<string, string>>, sum: Parameters<typeof rowsOf<typeof getUnits>>[1]['sum']) => [
  rowsOf(getUnits, { screen: HUB, view, sum }),
];

const spans = { in30: [0, 30], in60: [31, 60], in90: [61, 90] } as const;
const within = (key: keyof typeof spans, daysLeft: number) => daysLeft >= spans[key][0] && daysLeft <= spans[key][1];

type Data = Output<typeof getUnits>;
const all = (data: Data | undefined) => data?.units ?? [];
const scopeOf = (data: Data | undefined) => (data?.whole ? 'all units' : 'your units');
const peopleIn = (data: Data | undefined) => (data?.whole ? 'people of all units' : 'yours');
/** Undefined until the answer is there, null where too few people work there to be counted. */
const ofPeople = (data: Data | undefined, value: (standing: NonNullable<Data['standing']>) => number) =>
  data && (data.standing ? value(data.standing) : null);

function expiring(data: Data | undefined, key: keyof typeof spans, label: string) {
  const counts = (items: readonly { readonly daysLeft: number }[]) =>
    items.filter(({ daysLeft }) => within(key, daysLeft)).length;
  return {
    label,
    scope: peopleIn(data),
    value: ofPeople(data, ({ credentials }) => credentials[key]),
    rows: data?.whole
      ? staff('credentials', ({ credentials }) => counts(credentials))
      : ownCredentialRows({ show: 'expiring' }, ({ items }) => counts(items)),
  };
}

/** Free slots: of the roster for who manages it, of the units' own answer for everybody else. */
function openSlots(data: Data | undefined): readonly FigureRows[] {
  if (!data?.whole) return units({}, (answer) => freeOf(answer.units));
  const days = data.units[0]?.coverage.map(({ date }) => date) ?? [];
  const departments = new Set(data.units.map(({ department }) => department));
  return [
    rowsOf(listShifts, {
      screen: '/healthcare/professional/shifts',
      view: { view: 'roster' },
      filter: { free: 'true', from: days[0], until: days.at(-1) },
      sum: ({ items }) =>
        sumOf(
          items.filter(({ department }) => departments.has(department)),
          ({ slots, confirmed, pending }) => slots - confirmed - pending,
        ),
    }),
  ];
}

const coverage = (data: Data | undefined) => ({
  today: {
    label: 'Missing today',
    scope: scopeOf(data),
    value: data && missingOf(data.units, 1),
    how: 'People required and not confirmed, over the units and shifts of today',
    rows: units({ short: 'true' }, (answer) => missingOf(answer.units, 1)),
  },
  week: {
    label: 'People missing',
    scope: `${scopeOf(data)}, today and the next seven days`,
    value: data && missingOf(data.units),
    how: 'People required and not confirmed, over the units and shifts of these days',
    rows: units({}, (answer) => missingOf(answer.units)),
  },
  open: {
    label: 'Open slots',
    scope: `${scopeOf(data)}, today and the next seven days`,
    value: data && freeOf(data.units),
    how: 'The free slots of these shifts',
    rows: openSlots(data),
  },
  hppd: {
    label: 'Below HPPD target',
    scope: 'all units, last seven days',
    shown: data?.whole ?? false,
    value: data && belowTarget(all(data)),
    rows: units({ hppd: 'below' }, (answer) => belowTarget(answer.units)),
  },
});

export const unitFigures = figureTable(getUnits, (data) => ({
  ...coverage(data),
  in30: expiring(data, 'in30', 'In 0–30 days'),
  in60: expiring(data, 'in60', 'In 31–60 days'),
  in90: expiring(data, 'in90', 'In 61–90 days'),
  ceu: {
    label: 'CEU at risk',
    scope: 'people of all units',
    value: ofPeople(data, ({ ceuAtRisk }) => ceuAtRisk),
    shown: data?.whole ?? false,
    rows: staff('ceu', ({ ceu }) => ceu.length),
  },
  overtime: {
    label: data?.whole ? 'Overtime this week' : 'My overtime this week',
    scope: data?.whole ? 'people of all units' : 'your shifts',
    value: ofPeople(data, ({ overtime }) => overtime.at(-1)?.hours ?? 0),
    how: `Hours beyond ${OVERTIME_HOURS}`,
    rows: data?.whole ? staff('overtime', ({ overtime }) => sumOf(overtime, ({ hours }) => hours)) : overtimeRows,
  },
}));
