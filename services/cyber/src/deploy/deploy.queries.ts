import type { Input, Output } from '@talent-os/contracts';
import { deployStateKeys, liveDeployStates } from '@talent-os/contracts/cyber/deploy-states.js';
import type { DeployRequest, exportDeployRequests, listDeployRequests } from '@talent-os/contracts/cyber/deploy.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { nameOf, person } from '../sql/people.js';
import { texts } from '@talent-os/service-kit/sql/texts';

const LIVE = `r.status in (${texts(liveDeployStates)})`;
const matched = (status: string) =>
  `(select count(*) from cyber.deploy_match m
    where m.organization_id = $1 and m.request_id = r.id and m.status = '${status}')::int`;

/** What a request asks for, as the contract shows it. */
export const WANTED = `
  r.clearance, r.work_roles as "workRoles", r.count, r.location, r.start_by as "startBy"`;
/** A request as the contract shows it. */
export const REQUEST = `
  r.id, ${WANTED}, r.status, ${nameOf('a', 'r.requested_by_id')} as "requestedByName", r.created_at as "createdAt",
  ${matched('proposed')} as proposed, ${matched('accepted')} as accepted, ${matched('deployed')} as deployed, r.version`;
export const ASKER = person('a', 'r.requested_by_id');

const SORTABLE = {
  location: 'r.location',
  startBy: 'r.start_by',
  count: 'r.count',
  status: `array_position(array[${texts(deployStateKeys)}], r.status)`,
  createdAt: 'r.created_at',
};
export const USUAL = `${LIVE} desc, r.start_by`;

/** Requests that match a filter. */
export const requestsWhere = (filter: Omit<Input<typeof exportDeployRequests>, 'skip'>): Filters =>
  new Filters('r.organization_id = $1')
    .and((value) => `r.status = ${value}`, filter.status)
    .andWhether(LIVE, filter.live)
    .and((value) => `r.work_roles ? ${value}`, filter.workRole)
    .search(holdingWords('cyber', 'r.location'), containingWords(filter.search));

export function listOfRequests(
  ctx: Ctx,
  input: Input<typeof listDeployRequests>,
): Promise<RawJson<Output<typeof listDeployRequests>>> {
  const filters = requestsWhere(input);
  const order = orderBy(SORTABLE, input.sort, USUAL, 'r.id');
  return ctx.db.json(
    listJson({
      table: 'cyber.deploy_request r',
      joins: { a: ASKER },
      filters,
      order,
      item: REQUEST,
      page: input.page,
    }),
    filters.args,
  );
}

export type RequestRow = DeployRequest & { readonly total: number };
