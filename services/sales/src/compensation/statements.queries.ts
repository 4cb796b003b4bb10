import { admits, type Input } from '@talent-os/contracts';
import {
  statementStateKeys,
  type Statement,
  type StatementDetail,
  type StatementProblem,
  type StatementState,
} from '@talent-os/contracts/sales/compensation-shapes.js';
import { disputeStatement, type listStatements } from '@talent-os/contracts/sales/compensation.js';
import type { Ctx } from '@talent-os/service-kit';
import { monthOf, type Day } from '@talent-os/service-kit/calendar';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import { managesPay } from './plans.view.js';
import { mayOf, type Basis, type Dispute, type Line } from './statement.rules.js';

type StatementRow = {
  readonly id: string;
  readonly userId: string;
  readonly userName: string;
  readonly month: Day;
  readonly status: StatementState;
  readonly problem: StatementProblem | null;
  readonly basis: Basis;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly disputeUntil: Day | null;
  readonly dispute: Dispute | null;
  readonly answeredByName: string | null;
  readonly version: number;
};

const PERSON = 'left join sales.person p on p.organization_id = s.organization_id and p.id = s.user_id';
const NAME = `coalesce(p.name, 'Former colleague')`;
const ROW = `
  s.id, s.user_id as "userId", ${NAME} as "userName", s.month::text as month, s.status, s.problem, s.basis, s.lines,
  s.total::float8 as total, s.dispute_until::text as "disputeUntil", s.dispute,
  case when s.dispute ->> 'answeredById' is not null then coalesce((
    select n.name from sales.person n
    where n.organization_id = s.organization_id and n.id = (s.dispute ->> 'answeredById')::uuid), 'Former colleague') end
    as "answeredByName", s.version`;
/** Credited until the end of the month, in percent of the quota. */
const ATTAINMENT = `((s.basis ->> 'creditBefore')::numeric + (
  select coalesce(sum((d ->> 'amount')::numeric), 0) from jsonb_array_elements(s.basis -> 'deals') d))
  / nullif((s.basis ->> 'quota')::numeric, 0)`;
const SORTABLE = {
  userName: NAME,
  month: 's.month',
  total: 's.total',
  status: `array_position(array[${texts(statementStateKeys)}], s.status)`,
  attainment: ATTAINMENT,
};

/** All for who decides about pay; everybody else their own, once it is told. */
const seenBy = (ctx: Ctx): Filters => {
  const filters = new Filters('s.organization_id = $1');
  return managesPay(ctx)
    ? filters
    : filters.and((value) => `s.user_id = ${value}`, ctx.userId).andThat(`s.status <> 'draft'`);
};

export async function pageOfStatements(ctx: Ctx, input: Input<typeof listStatements>): Promise<ListRow<StatementRow>> {
  const filters = seenBy(ctx)
    .and((value) => `s.month = ${value}::date`, input.month && `${input.month}-01`)
    .and((value) => `s.status = ${value}`, input.status)
    .search(holdingWords('sales', NAME), containingWords(input.search));
  const list = {
    table: 'sales.comp_statement s',
    joins: { p: PERSON },
    filters,
    order: orderBy(SORTABLE, input.sort, `s.month desc, ${NAME}`, 's.id'),
    item: ROW,
    page: input.page,
  };
  return (await ctx.db.readOne<ListRow<StatementRow>>(listRow(list), filters.args))!;
}

export async function statementSeen(ctx: Ctx, statementId: string): Promise<StatementRow | undefined> {
  const { where, args } = seenBy(ctx).and((value) => `s.id = ${value}`, statementId);
  return (
    (await ctx.db.readOne<StatementRow>(`select ${ROW} from sales.comp_statement s ${PERSON} where ${where}`, args)) ??
    undefined
  );
}

/** What the rules of a statement ask of the caller. */
export const rightsOf = (ctx: Ctx, userId: string, today: Day) => ({
  mine: userId === ctx.userId,
  manages: managesPay(ctx),
  sells: admits(ctx.ability, disputeStatement.access),
  today,
});

export function statementAsRead(ctx: Ctx, row: StatementRow, today: Day): Statement {
  const { id, userId, userName, month, status, problem, basis, total, disputeUntil, version } = row;
  const credit = basis.creditBefore + basis.deals.reduce((sum, { amount }) => sum + amount, 0);
  return {
    statementId: id,
    userId,
    userName,
    month: monthOf(month),
    role: basis.role,
    status,
    problem,
    total,
    credit,
    quota: basis.quota,
    attainment: basis.quota > 0 ? Math.round((100 * credit) / basis.quota) : null,
    disputeUntil,
    version,
    may: mayOf({ ...rightsOf(ctx, userId, today), status, problem, disputeUntil }),
  };
}

export function statementInFull(ctx: Ctx, row: StatementRow, today: Day): StatementDetail {
  const { basis, lines, dispute, answeredByName } = row;
  const { terms, currency, starts, ends, periods, creditBefore } = basis;
  return {
    ...statementAsRead(ctx, row, today),
    terms,
    currency,
    periodStarts: starts,
    periodEnds: ends,
    periods,
    creditBefore,
    earlier: (basis.late ?? []).map((late) => ({
      periodStarts: late.starts,
      periodEnds: late.ends,
      quota: late.quota,
      periods: late.periods,
      targetVariable: late.terms.targetVariable,
    })),
    lines: lines.map((line) => ({ ...line, share: line.share ?? null })),
    dispute: dispute && {
      text: dispute.text,
      at: dispute.at,
      answerBy: dispute.answerBy,
      answer: dispute.answer,
      answeredByName,
      answeredAt: dispute.answeredAt,
    },
  };
}
