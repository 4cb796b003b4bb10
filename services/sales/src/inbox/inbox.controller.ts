import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { openStages, dealStages, type DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { resolveStatement } from '@talent-os/contracts/sales/compensation.js';
import { updateDeal } from '@talent-os/contracts/sales/deals.js';
import { listSalesInbox } from '@talent-os/contracts/sales/inbox.js';
import { decideReassignment } from '@talent-os/contracts/sales/territories.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionFor, dayText, inboxRow, rowsFrom, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { texts } from '@talent-os/service-kit/sql/texts';

type LateDeal = {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  readonly stage: DealStage;
  readonly closeDate: Day;
  readonly since: string;
};

const LATE_DEALS = `
  select d.id, d.name, a.name as account, d.stage, d.close_date::text as "closeDate", d.last_activity_at as since
  from sales.deal d join sales.account a on a.organization_id = $1 and a.id = d.account_id
  where d.organization_id = $1 and d.owner_id = $2 and d.stage in (${texts(openStages)}) and d.close_date < $3::date
  order by d.close_date, d.id limit ${MOST_OF_A_KIND}`;

const lateDeals: InboxSource = {
  access: updateDeal.access,
  rows: async (ctx, { today }) => {
    const rows = await ctx.db.read<LateDeal>(LATE_DEALS, [ctx.userId, today]);
    return rows.map(({ id, name, account, stage, closeDate, since }) =>
      inboxRow('deal', {
        id,
        title: `Update the close date of ${name}`,
        reason: [account, dealStages[stage].label, `expected to close ${dayText(closeDate)}`],
        link: `/sales/opportunities?deal=${id}`,
        since,
        dueOn: closeDate,
      }),
    );
  },
};

type ProposedReassignment = {
  readonly id: string;
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly effectiveDate: Day;
  readonly note: string;
  readonly proposer: string | null;
  readonly since: string;
};

const PROPOSED = `
  select r.id, a.name as account, f.name as "from", t.name as "to", r.effective_date::text as "effectiveDate", r.note,
    p.name as proposer, r.created_at as since
  from sales.reassignment r join sales.account a on a.organization_id = $1 and a.id = r.account_id
    join sales.territory f on f.organization_id = $1 and f.id = r.from_territory_id
    join sales.territory t on t.organization_id = $1 and t.id = r.to_territory_id
    left join sales.person p on p.organization_id = $1 and p.id = r.proposed_by_id
  where r.organization_id = $1 and r.status = 'proposed' and r.proposed_by_id <> $2
  order by r.effective_date, r.id limit ${MOST_OF_A_KIND}`;

const reassignments: InboxSource = {
  access: decideReassignment.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<ProposedReassignment>(PROPOSED, [ctx.userId]);
    return rows.map(({ id, account, from, to, effectiveDate, note, proposer, since }) =>
      inboxRow('reassignment', {
        id,
        title: `Decide the move of ${account} to ${to}`,
        reason: [`from ${from}`, `${proposer ?? 'A colleague'} asks`, note],
        link: '/sales/excellence/territory',
        since,
        dueOn: effectiveDate,
        actions: [actionFor(ctx, decideReassignment, 'Approve', { reassignmentId: id, decision: 'approved' })],
      }),
    );
  },
};

type OpenDispute = {
  readonly id: string;
  readonly name: string;
  readonly month: Day;
  readonly text: string;
  readonly answerBy: Day;
  readonly since: string;
};

const OPEN_DISPUTES = `
  select s.id, coalesce(p.name, 'Former colleague') as name, s.month::text as month, s.dispute ->> 'text' as text,
    s.dispute ->> 'answerBy' as "answerBy", (s.dispute ->> 'at')::timestamptz as since
  from sales.comp_statement s left join sales.person p on p.organization_id = $1 and p.id = s.user_id
  where s.organization_id = $1 and s.status = 'disputed' and s.user_id <> $2
  order by s.dispute ->> 'answerBy', s.id limit ${MOST_OF_A_KIND}`;

const disputes: InboxSource = {
  access: resolveStatement.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<OpenDispute>(OPEN_DISPUTES, [ctx.userId]);
    return rows.map(({ id, name, month, text, answerBy, since }) =>
      inboxRow('payDispute', {
        id,
        title: `Answer ${name} about the statement of ${monthText(month)}`,
        reason: [text],
        link: `/excellence/compensation?view=statements&statement=${id}`,
        since,
        dueOn: answerBy,
      }),
    );
  },
};

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthText = (month: Day): string => MONTH.format(new Date(`${month}T00:00:00Z`));

@Controller()
export class InboxController {
  @Handles(listSalesInbox)
  list(moment: Input<typeof listSalesInbox>, ctx: Ctx) {
    return rowsFrom(ctx, moment, [lateDeals, reassignments, disputes]);
  }
}
