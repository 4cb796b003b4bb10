import { MOST_OF_A_RULE } from '@talent-os/contracts/insights/shapes.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { countText, dayText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { namesOf } from '../goals/names.js';

type SilentGoal = {
  readonly id: string;
  readonly title: string;
  readonly ownerId: string;
  readonly score: number;
  readonly periodEnd: Day;
  readonly dueOn: Day;
  readonly days: number;
};

/** Goals that everybody sees: what is set for a team or oneself is nobody else's business. `$2` today, `$3` for how many days. */
const SILENT = `
  select g.id, g.title, g.owner_id as "ownerId", g.score, g.period_end::text as "periodEnd",
    g.check_in_due_on::text as "dueOn", ($2::date - g.check_in_due_on) as days
  from productivity.goal g
  where g.organization_id = $1 and g.visibility = 'organization' and g.status = 'active'
    and $2::date - g.check_in_due_on >= $3::float8
  order by g.check_in_due_on, g.id limit ${MOST_OF_A_RULE}`;

/** Goals of the organization that nobody has said anything of for too long. */
export const goalSilent: Find = async (ctx, { today, threshold }) => {
  const rows = await ctx.db.read<SilentGoal>(SILENT, [today, threshold]);
  const nameOf = await namesOf(
    ctx,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map(({ id, title, ownerId, score, periodEnd, dueOn, days }) => ({
    key: id,
    title: `Nobody has checked in on “${title}”`,
    evidence: [
      `${countText(days, 'day')} past its check-in`,
      `${Math.round(100 * score)} % reached`,
      `it ends ${dayText(periodEnd)} and is ${nameOf(ownerId)}’s`,
    ],
    value: days,
    since: `${dueOn}T00:00:00Z`,
    dueOn: periodEnd,
    people: 1,
    link: `/productivity?view=goals&open=${id}`,
  }));
};
