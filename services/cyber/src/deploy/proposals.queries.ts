import type { Output } from '@talent-os/contracts';
import { matchStateKeys } from '@talent-os/contracts/cyber/deploy-states.js';
import type { DeployRequestDetail, listOwnProposals } from '@talent-os/contracts/cyber/deploy.js';
import { type Ctx, type RawJson } from '@talent-os/service-kit';
import { nameOf, person } from '../sql/people.js';
import { texts } from '@talent-os/service-kit/sql/texts';
import { ASKER, REQUEST, WANTED } from './deploy.queries.js';

const PLACE = `array_position(array[${texts(matchStateKeys)}], m.status)`;
const ANSWER = `m.status, m.reason, ${nameOf('b', 'm.proposed_by_id')} as "proposedByName",
  m.proposed_at as "proposedAt", m.answered_at as "answeredAt", m.deployed_at as "deployedAt"`;
const PROPOSER = person('b', 'm.proposed_by_id');

/** A request with everybody it was proposed to: the unanswered first. */
export async function requestOf(ctx: Ctx, requestId: string): Promise<DeployRequestDetail> {
  const found = await ctx.db.readExisting<{ request: DeployRequestDetail }>(
    `select row_to_json(one) as request from (
       select ${REQUEST}, r.cancel_reason as "cancelReason", coalesce((select json_agg(asked) from (
           select m.id, m.user_id as "userId", coalesce(p.name, 'Former colleague') as name, ${ANSWER}
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
       select m.id, ${WANTED}, r.status as "requestStatus", ${ANSWER}
       from cyber.deploy_match m join cyber.deploy_request r on r.organization_id = $1 and r.id = m.request_id ${PROPOSER}
       where m.organization_id = $1 and m.user_id = $2
       order by m.status = 'proposed' and r.status in ('open', 'matching') desc, m.proposed_at desc, m.id
       limit 100) mine), '[]'::json))::text`,
    [ctx.userId],
  );
