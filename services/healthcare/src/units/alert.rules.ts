import type { Alert, Unit } from '@talent-os/contracts/healthcare/units.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { dayPartOf } from './coverage.rules.js';

/** Whose eyes read: who manages units, or a professional, who claims where a manager publishes. */
export type Viewer = { readonly whole: boolean };

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const credentials = (count: number) => (count === 1 ? '1 credential' : `${count} credentials`);
const dayText = (date: Day, today: Day) =>
  date === today
    ? 'today'
    : new Intl.DateTimeFormat('en', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00Z`),
      );

type Rule = (unit: Unit, today: Day, viewer: Viewer) => readonly Omit<Alert, 'unitId'>[];
const plain = { gap: null, shiftId: null };

/** What a manager does about missing staff: invites to a slot that is free, decides the claim that waits, or publishes a shift. */
const managed = (pending: number, open: boolean): Alert['action'] => {
  if (open) return 'invite';
  return pending > 0 ? 'decide' : 'publish';
};

/** Staff is missing: who may claim does, who manages decides the claims, invites to the open shift or publishes one. */
const staff: Rule = (unit, today, { whole }) =>
  unit.coverage.flatMap(({ date, parts }) =>
    parts
      .filter(({ missing }) => missing > 0)
      .flatMap(({ part, missing, required, confirmed, pending }) => {
        const open = unit.openShifts.find((shift) => shift.date === date && dayPartOf(shift) === part);
        if (!whole && !open) return [];
        return {
          kind: 'staff' as const,
          severity: date === today || missing * 2 >= required ? ('critical' as const) : ('warning' as const),
          message: `${unit.name} ${part === 'day' ? 'by day' : 'by night'}, ${dayText(date, today)}: ${confirmed} of ${people(required)} confirmed`,
          action: whole ? managed(pending, Boolean(open)) : ('claim' as const),
          gap: { date, part, missing },
          shiftId: open?.shiftId ?? null,
        };
      }),
  );

const hppd: Rule = ({ name, hppd: { actual }, targetHppd }, _today, { whole }) =>
  whole && actual !== null && actual < targetHppd
    ? [
        {
          ...plain,
          kind: 'hppd',
          severity: 'warning',
          message: `${name}: ${actual} hours per patient day in the last seven days, the target is ${targetHppd}`,
          action: 'publish',
        },
      ]
    : [];

/** Census is due once a day has begun. */
const census: Rule = (unit, today, { whole }) =>
  whole && (!unit.census || unit.census.date < today)
    ? [
        {
          ...plain,
          kind: 'census',
          severity: 'warning',
          message: unit.census
            ? `${unit.name}: the census of today is not entered yet`
            : `${unit.name}: no census was ever entered`,
          action: 'census',
        },
      ]
    : [];

const expiring: Rule = ({ name, standing }, _today, { whole }) => {
  const { expired = 0, in30 = 0 } = standing?.credentials ?? {};
  if (!whole || expired + in30 === 0) return [];
  const parts = [
    ...(expired > 0 ? [`${credentials(expired)} expired`] : []),
    ...(in30 > 0 ? [`${credentials(in30)} expiring within 30 days`] : []),
  ];
  return [
    {
      ...plain,
      kind: 'credentials',
      severity: expired > 0 ? 'critical' : 'warning',
      message: `${name}: ${parts.join(', ')}`,
      action: 'credentials',
    },
  ];
};

const ceu: Rule = ({ name, standing }, _today, { whole }) =>
  whole && standing && standing.ceuAtRisk > 0
    ? [
        {
          ...plain,
          kind: 'ceu',
          severity: 'warning',
          message: `${name}: ${people(standing.ceuAtRisk)} may not reach the contact hours in time`,
          action: 'education',
        },
      ]
    : [];

const rules: readonly Rule[] = [staff, hppd, census, expiring, ceu];
const rank = { critical: 0, warning: 1 } as const;

/** What needs somebody, each with the one thing to do: the critical first, then the nearest day. */
export const alertsOf = (units: readonly Unit[], today: Day, viewer: Viewer): Alert[] =>
  units
    .flatMap((unit) =>
      rules.flatMap((rule) => rule(unit, today, viewer)).map((alert) => ({ unitId: unit.id, ...alert })),
    )
    .toSorted(
      (one, other) =>
        rank[one.severity] - rank[other.severity] || (one.gap?.date ?? '9999').localeCompare(other.gap?.date ?? '9999'),
    );
