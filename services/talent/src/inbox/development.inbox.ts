import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import {
  agreeDevelopmentPlan,
  agreeMyDevelopmentPlan,
  tickMyDevelopmentItem,
} from '@talent-os/contracts/talent/development-plans.js';
import { confirmSkill } from '@talent-os/contracts/talent/skill-matrix.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionFor, dayText, inboxRow, undoBy, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { peopleById } from '../people/people.js';
import { SEATED } from '../team-people/people.sql.js';
import { growScreen } from './screens.js';

type Asked = {
  readonly id: string;
  readonly personId: string;
  readonly skill: string;
  readonly level: number;
  readonly evidence: string;
  readonly title: string;
  readonly department: string;
  readonly since: string;
};

/** Once a skill, on the seat somebody has had the longest. */
const ASKED = `
  select distinct on (h.asked_at, h.id) h.id, h.user_id as "personId", s.name as skill, h.level, h.evidence, p.title,
    p.department, h.asked_at as since
  from talent.position p
  join talent.person_skill h on h.organization_id = $1 and h.user_id = p.holder_id and h.asked_at is not null
    and not h.verified
  join talent.skill s on s.organization_id = $1 and s.id = h.skill_id
  where p.organization_id = $1 and p.hiring_manager_id = $2 and ${SEATED} and p.holder_id <> $2
  order by h.asked_at, h.id, p.filled_at limit ${MOST_OF_A_KIND}`;

/** Levels people of the caller's team ask them to confirm: others may as well, but are not waited for. */
export const skillConfirmations: InboxSource = {
  access: confirmSkill.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Asked>(ASKED, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ personId }) => personId),
    );
    return rows.map(({ id, personId, skill, level, evidence, title, department, since }) =>
      inboxRow('skillConfirmation', {
        id,
        title: `Confirm level ${level} in ${skill} of ${people(personId).name}`,
        reason: [title, department, evidence],
        link: `/talent/develop?team=${encodeURIComponent(department)}`,
        since,
      }),
    );
  },
};

type Plan = {
  readonly id: string;
  readonly version: number;
  readonly employeeId: string;
  readonly title: string;
  readonly items: number;
  readonly startsOn: Day;
  readonly since: string;
};

const PLANS = `
  select d.id, d.version, d.employee_id as "employeeId", d.title, d.starts_on::text as "startsOn",
    d.agreed_by_employee_at as since,
    (select count(*)::int from talent.development_item i where i.organization_id = $1 and i.plan_id = d.id) as items
  from talent.development_plan d
  where d.organization_id = $1 and d.status = 'draft' and d.manager_id = $2 and d.employee_id <> $2
    and d.agreed_by_manager_at is null and d.agreed_by_employee_at is not null
  order by d.starts_on, d.id limit ${MOST_OF_A_KIND}`;

const itemsText = (items: number): string => `${items} ${items === 1 ? 'item' : 'items'}`;

/** Plans the person has agreed to and the caller, who develops them, has not. */
export const developmentPlans: InboxSource = {
  access: agreeDevelopmentPlan.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Plan>(PLANS, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ employeeId }) => employeeId),
    );
    return rows.map(({ id, version, employeeId, title, items, startsOn, since }) =>
      inboxRow('developmentPlan', {
        id,
        title: `Agree to the development plan of ${people(employeeId).name}`,
        reason: [title, itemsText(items), `starts ${dayText(startsOn)}`, 'they have agreed'],
        link: `/talent/develop?view=plans&plan=${id}`,
        since,
        dueOn: startsOn,
        actions: [actionFor(ctx, agreeDevelopmentPlan, 'Agree', { developmentPlanId: id, version })],
      }),
    );
  },
};

type OwnPlan = Pick<Plan, 'id' | 'version' | 'items' | 'startsOn' | 'since'> & { readonly managerId: string };

const OWN_PLANS = `
  select d.id, d.version, d.manager_id as "managerId", d.starts_on::text as "startsOn", d.agreed_by_manager_at as since,
    (select count(*)::int from talent.development_item i where i.organization_id = $1 and i.plan_id = d.id) as items
  from talent.development_plan d
  where d.organization_id = $1 and d.employee_id = $2 and d.status = 'draft' and d.agreed_by_employee_at is null
    and d.agreed_by_manager_at is not null
  order by d.starts_on, d.id limit ${MOST_OF_A_KIND}`;

/** The caller’s own plan, which the manager’s side has agreed to and they have not. */
export const ownDevelopmentPlans: InboxSource = {
  access: agreeMyDevelopmentPlan.access,
  rows: async (ctx) => {
    const link = growScreen(ctx);
    if (!link) return [];
    const rows = await ctx.db.read<OwnPlan>(OWN_PLANS, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ managerId }) => managerId),
    );
    return rows.map(({ id, version, managerId, items, startsOn, since }) =>
      inboxRow('ownDevelopmentPlan', {
        id,
        title: 'Agree to your development plan',
        reason: [`${people(managerId).name} has agreed`, itemsText(items), `starts ${dayText(startsOn)}`],
        link,
        since,
        dueOn: startsOn,
        actions: [actionFor(ctx, agreeMyDevelopmentPlan, 'Agree', { developmentPlanId: id, version })],
      }),
    );
  },
};

type OwnItem = {
  readonly id: string;
  readonly text: string;
  readonly skill: string;
  readonly toLevel: number;
  readonly dueOn: Day;
  readonly since: string;
};

/** Days ahead in which an item is shown: it is no work of a day. */
const AHEAD_DAYS = 14;

const OWN_ITEMS = `
  select i.id, i.text, s.name as skill, i.to_level as "toLevel", i.due_on::text as "dueOn", i.created_at as since
  from talent.development_plan d
  join talent.development_item i on i.organization_id = $1 and i.plan_id = d.id and i.done_at is null
    and i.due_on <= $3::date + ${AHEAD_DAYS}
  join talent.skill s on s.organization_id = $1 and s.id = i.skill_id
  where d.organization_id = $1 and d.employee_id = $2 and d.status = 'agreed'
  order by i.due_on, i.id limit ${MOST_OF_A_KIND}`;

/** What the caller does for their own plan, and has to have done soon. */
export const developmentItems: InboxSource = {
  access: tickMyDevelopmentItem.access,
  rows: async (ctx, { today }) => {
    const link = growScreen(ctx);
    if (!link) return [];
    const rows = await ctx.db.read<OwnItem>(OWN_ITEMS, [ctx.userId, today]);
    return rows.map(({ id, text, skill, toLevel, dueOn, since }) =>
      inboxRow('developmentItem', {
        id,
        title: text,
        reason: ['Your development plan', `${skill}, level ${toLevel}`, `due ${dayText(dueOn)}`],
        link,
        since,
        dueOn,
        actions: [
          actionFor(
            ctx,
            tickMyDevelopmentItem,
            'Done',
            { developmentItemId: id, done: true },
            { undo: undoBy(tickMyDevelopmentItem, { developmentItemId: id, done: false }) },
          ),
        ],
      }),
    );
  },
};
