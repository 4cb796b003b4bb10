import type { Output } from '@talent-os/contracts';
import { deployStateKeys, matchStateKeys } from '@talent-os/contracts/cyber/deploy-states.js';
import type { DeployRequestDetail, listOwnProposals } from '@talent-os/contracts/cyber/deploy.js';
import { type Ctx, type RawJson } from '@talent-os/service-kit';
import { nameOf, person } from '../sql/people.js';
import { maySql } from '@talent-os/service-kit/may';
import { texts } from '@talent-os/service-kit/sql/texts';
import { ASKER, REQUEST, WANTED } from './deploy.queries.js';
import { mayOfMatch, mayOfOwn } from './deploy.rules.js';

const PLACE = `array_position(array[${texts(matchStateKeys)}], m.status)`;
const ANSWER = `m.status, m.reason, ${nameOf('b', 'm.proposed_by_id')} as "proposedByName",
  m.proposed_at as "proposedAt", m.answered_at as "answeredAt", m.deployed_at as "deployedAt"`;
const PROPOSER = person('b', 'm.proposed_by_id');

const STATES = [
  ['r.status', deployStateKeys],
  ['m.status', matchStateKeys],
] as const;
const IS_FULL = `((select count(*) from cyber.deploy_match f where f.organization_id = $1 and f.request_id = r.id
  and f.status in ('accepted', 'deployed')) >= r.count)`;
const MAY_OF_MATCH = maySql(STATES, mayOfMatch);
const MAY_OF_OWN = maySql([...STATES, [IS_FULL, [true, false]]], mayOfOwn);

/** A request with everybody it was proposed to: the unanswered first. */
export async function requestOf(ctx: Ctx, requestId: string): Promise<DeployRequestDetail> {
  const found = await ctx.db.readExisting<{ request: DeployRequestDetail }>(
    `select row_to_json(one) as request from (
       select ${REQUEST}, r.cancel_reason as "cancelReason", coalesce((select json_agg(asked) from (
           select m.id, m.user_id as "userId", coalesce(p.name, 'Former colleague') as name, ${ANSWER}, ${MAY_OF_MATCH} as may
           from cyber.deploy_match m ${person('p', 'm.user_id')} ${PROPOSER}
           where m.organization_id = $1 and m.request_id = r.id order by ${PLACE}, m.proposed_at, m.id) asked), '[]'::json) as matches
       from cyber.deploy_request r ${ASKER} where r.organization_id = $1 and r.id = $2) one`,
    [requestId],
  );
  return found.request;
}

/** What was proposed to the caller: the unanswered first, then the latest. */
export const proposalsOf = (ctx: Ctx): Promise<RawJson<Output<typeof listOwnProposals>>> =>
  ctx.db.json(
    `select json_build_object('items', coalesce((select json_agg(mine) from (
       select m.id, ${WANTED}, r.status as "requestStatus", ${ANSWER}, ${MAY_OF_OWN} as may
       from cyber.deploy_match m join cyber.deploy_request r on r.organization_id = $1 and r.id = m.request_id ${PROPOSER}
       where m.organization_id = $1 and m.user_id = $2
       order by m.status = 'proposed' and r.status in ('open', 'matching') desc, m.proposed_at desc, m.id
       limit 100) mine), '[]'::json))::text`,
    [ctx.userId],
  );
