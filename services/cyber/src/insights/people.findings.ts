import { countText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { clearancesDue } from '../clearance/clearances-due.queries.js';
import { readinessOf } from '../readiness/readiness.queries.js';

/** Work roles that more people are wanted for and that one absence would leave empty, or has. */
export const workRoleThin: Find = async (ctx, { today }) => {
  const { roles } = await readinessOf(ctx);
  return roles
    .filter(({ holders, target }) => holders < target || holders === 1)
    .map(({ workRole, name, holders, target, claims }) => ({
      key: workRole,
      title: holders === 0 ? `Nobody fills the work role ${name}` : `One person alone fills the work role ${name}`,
      evidence: [
        `${holders} of ${target} wanted`,
        claims > 0 && `${countText(claims, 'claim waits', 'claims wait')} for a lead`,
      ],
      value: holders,
      since: `${today}T00:00:00Z`,
      people: Math.max(1, target - holders),
      industry: 'CYBER' as const,
      link: `/cyber?role=${workRole}`,
    }))
    .toSorted((one, other) => one.value - other.value);
};

/** Clearances of which a date is over or near. Whose they are stands where they are looked after. */
export const clearancesEnding: Find = async (ctx, { today }) => {
  const { overdue, soon, waiting } = await clearancesDue(ctx);
  const link = '/cyber/analyst/clearance?view=everybody';
  const count = overdue + soon;
  return [
    {
      key: 'due',
      title: `${countText(count, 'clearance is', 'clearances are')} overdue or due within 90 days`,
      evidence: [
        `${overdue} overdue and ${soon} due`,
        waiting > 0 && `${countText(waiting, 'report waits', 'reports wait')} for an officer`,
      ],
      rows: { count, what: count === 1 ? 'clearance' : 'clearances', link },
      value: count,
      since: `${today}T00:00:00Z`,
      dueOn: overdue > 0 ? today : null,
      people: count,
      industry: 'CYBER',
      link,
    },
  ];
};
