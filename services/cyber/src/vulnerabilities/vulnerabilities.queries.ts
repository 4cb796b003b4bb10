import type { Input, Output } from '@talent-os/contracts';
import type {
  exportVulnerabilities,
  listVulnerabilities,
  Vulnerability,
  VulnerabilityDetail,
} from '@talent-os/contracts/cyber/vulnerabilities.js';
import { RawJson, DomainError, type Ctx, type Reader } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { nameOf, person } from '../sql/people.js';
import { HISTORY, OVERDUE, OWNER, PENDING, STATE, VULNERABILITY, vulnerabilityFor } from './vulnerability.sql.js';

const SORTABLE = { cve: 'v.cve', asset: 'v.asset', cvss: 'v.cvss', status: STATE, dueAt: 'v.due_at' };

const wantedWhere = (now: Date, wanted: Omit<Input<typeof exportVulnerabilities>, 'skip'>) => {
  const chosen = (wish: boolean | undefined, condition: string) =>
    wish === undefined ? undefined : wish ? condition : `not ${condition}`;
  return new Filters('v.organization_id = $1', now)
    .and((value) => `v.status = ${value}`, wanted.status)
    .and((value) => `v.owner_id = ${value}`, wanted.ownerId)
    .and((value) => `v.kev = ${value}::boolean`, wanted.kev)
    .andThat(chosen(wanted.pending, PENDING))
    .andThat(chosen(wanted.overdue, OVERDUE))
    .search(holdingWords('cyber', 'v.cve', 'v.asset'), containingWords(wanted.search));
};

/** What is left to do first, the soonest due at the top, the most severe of these first. */
export function listOfVulnerabilities(
  ctx: Ctx,
  input: Input<typeof listVulnerabilities>,
): Promise<RawJson<Output<typeof listVulnerabilities>>> {
  const filters = wantedWhere(ctx.now, input);
  const order = orderBy(SORTABLE, input.sort, `${PENDING} desc, v.due_at nulls last, v.cvss desc, v.cve`, 'v.id');
  const item = vulnerabilityFor(filters.arg(ctx.userId));
  return ctx.db.json(
    listJson(
      { table: 'cyber.vulnerability v', joins: { o: OWNER }, filters, order, item, page: input.page },
      {
        pending: `(select count(*) from cyber.vulnerability v where v.organization_id = $1 and ${PENDING})`,
        overdue: `(select count(*) from cyber.vulnerability v where v.organization_id = $1 and ${OVERDUE})`,
      },
    ),
    filters.args,
  );
}

/** One vulnerability with its history, or 404. */
export async function vulnerabilityOf(ctx: Ctx, id: string): Promise<RawJson<VulnerabilityDetail>> {
  const found = await ctx.db.readOne<{ text: string }>(
    `select row_to_json(one)::text as text from (
       select ${vulnerabilityFor('$4')}, v.accept_reason as "acceptReason", ${nameOf('a', 'v.accepted_by_id')} as "acceptedByName",
         ${HISTORY} as history
       from cyber.vulnerability v ${OWNER} ${person('a', 'v.accepted_by_id')}
       where v.organization_id = $1 and v.id = $3) one`,
    [ctx.now, id, ctx.userId],
  );
  if (!found) throw new DomainError('resource.missing');
  return new RawJson(found.text);
}

/** Rows of the file of vulnerabilities, with how many match in all. */
export function vulnerabilitiesToExport(ctx: Ctx, wanted: Input<typeof exportVulnerabilities>) {
  const filters = wantedWhere(ctx.now, wanted);
  const page = filters.filePage(wanted.skip);
  const { where, args } = filters;
  return ctx.db.read<Omit<Vulnerability, 'may'> & { total: number }>(
    `select ${VULNERABILITY}, count(*) over ()::int as total from cyber.vulnerability v ${OWNER}
     where ${where} order by ${PENDING} desc, v.due_at nulls last, v.cvss desc, v.cve, v.id ${page}`,
    args,
  );
}

/** A vulnerability as the contract shows it, for the transaction that changed it. */
export async function vulnerabilityAfter(db: Reader, ctx: Ctx, id: string): Promise<Vulnerability> {
  const row = await db.readOne<{ one: Vulnerability }>(
    `select row_to_json(one) as one from (
       select ${vulnerabilityFor('$4')} from cyber.vulnerability v ${OWNER} where v.organization_id = $1 and v.id = $3) one`,
    [ctx.now, id, ctx.userId],
  );
  return row!.one;
}
