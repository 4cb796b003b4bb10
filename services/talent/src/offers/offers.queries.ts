import { admits, type Input, type Output } from '@talent-os/contracts';
import { pipelineKeeper } from '@talent-os/contracts/talent/interviews.js';
import { offerStateKeys, offerStates, type OfferState } from '@talent-os/contracts/talent/offer-states.js';
import { offerDecider, offerSender, type getOffers, type listOffers } from '@talent-os/contracts/talent/offers.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { peopleById } from '../people/people.js';
import { mayTakeStep } from './approvers.js';
import type { Approval } from './offer.entity.js';
import { mayOfOffer } from './may.rules.js';
import { draftRefusal, waitingApproval } from './offer.rules.js';
import { keptTo } from '../positions/kept-to.js';

const SHOWN = `o.id, o.base_salary as "baseSalary", o.variable, o.currency, o.start_date as "startDate", o.status,
  o.expires_at as "expiresAt"`;

type OfferTerms = Pick<
  Output<typeof getOffers>['items'][number],
  | 'id'
  | 'version'
  | 'baseSalary'
  | 'variable'
  | 'currency'
  | 'startDate'
  | 'status'
  | 'expiresAt'
  | 'message'
  | 'authorId'
  | 'sentAt'
  | 'viewedAt'
  | 'answeredAt'
  | 'answerNote'
  | 'signedName'
>;

const OF_APPLICATION = `select ${SHOWN}, o.version, o.message, o.author_id as "authorId", o.approvals,
    o.sent_at as "sentAt", o.viewed_at as "viewedAt", o.answered_at as "answeredAt", o.answer_note as "answerNote",
    o.signed_name as "signedName"
  from talent.offer o where o.organization_id = $1 and o.application_id = $2 order by o.created_at desc, o.id limit 50`;

const REACHED = `select a.status, a.source, a.stage_key as "stageKey", t.stages, p.status as "seatStatus",
    p.hiring_manager_id as "hiringManagerId",
    (select coalesce(json_agg(o.status), '[]') from talent.offer o
     where o.organization_id = $1 and o.position_id = p.id) as "seatOffers"
  from talent.application a
  join talent.position p on p.organization_id = $1 and p.id = a.position_id
  join talent.pipeline_template t on t.organization_id = $1 and t.id = p.pipeline_template_id
  where a.organization_id = $1 and a.id = $2 and ($3::uuid is null or p.hiring_manager_id = $3)`;

type OfferReach = {
  readonly status: string;
  readonly source: string;
  readonly stageKey: string;
  readonly stages: Stage[];
  readonly seatStatus: string;
  readonly hiringManagerId: string;
  readonly seatOffers: OfferState[];
};

/** The offers of an application, latest first, and whether another one can be drafted. */
export async function offersOf(ctx: Ctx, applicationId: string): Promise<Output<typeof getOffers>> {
  const [reached, rows] = await Promise.all([
    ctx.db.readOne<OfferReach>(REACHED, [applicationId, keptTo(ctx)]),
    ctx.db.read<OfferTerms & { readonly approvals: Approval[] }>(OF_APPLICATION, [applicationId]),
  ]);
  if (!reached) throw new DomainError('resource.missing');
  const name = await peopleById(
    ctx,
    rows.flatMap(({ authorId, approvals }) => [
      authorId,
      ...approvals.flatMap(({ by, approverIds }) => [by, ...(approverIds ?? [])]),
    ]),
  );
  const situation = {
    userId: ctx.userId,
    keeps: admits(ctx.ability, pipelineKeeper),
    sends: admits(ctx.ability, offerSender),
    decides: admits(ctx.ability, offerDecider),
    application: reached,
    seat: { status: reached.seatStatus },
    today: await todayOf(ctx),
    now: ctx.now,
  };
  const items = rows.map(({ approvals, ...row }) => {
    const waiting = waitingApproval(approvals);
    const admitted = waiting !== undefined && mayTakeStep(ctx, waiting, reached.hiringManagerId);
    const expiresAt = row.expiresAt === null ? null : new Date(row.expiresAt);
    return {
      ...row,
      authorName: name(row.authorId).name,
      approvals: approvals.map(({ step, by, at, decision, comment, dueAt, approverIds }) => ({
        step,
        at,
        decision,
        comment,
        dueAt,
        byName: by && name(by).name,
        approverNames: (approverIds ?? []).map((id) => name(id).name),
      })),
      may: mayOfOffer({ ...row, approvals, expiresAt }, { ...situation, admitted }),
    };
  });
  const blocked = draftRefusal({
    application: reached,
    stageType: reached.stages.find(({ key }) => key === reached.stageKey)?.type ?? '',
    seat: { status: reached.seatStatus },
    offers: reached.seatOffers,
  });
  return { items, answersHere: reached.source !== 'internal', blocked: blocked ?? null };
}

const columns = { expiresAt: 'o.expires_at', startDate: 'o.start_date', status: 'o.status' };
const LIVE = offerStateKeys.filter((status) => offerStates[status].live).map((status) => `'${status}'`);
/** Under way first, the one that runs out soonest at the top. */
const USUAL = `o.status in (${LIVE.join(', ')}) desc, o.expires_at asc nulls last`;

const SEAT = 'join talent.position p on p.organization_id = $1 and p.id = o.position_id';
const OFFER = `${SHOWN}, o.application_id as "applicationId", o.position_id as "positionId", p.title as "positionTitle",
  p.department, o.candidate_id as "userId"`;
type OfferRow = Omit<Output<typeof listOffers>['items'][number], 'personName'> & { readonly userId: string };

/** A page of the offers for seats the caller hires or recruits for. */
export async function pageOfOffers(ctx: Ctx, input: Input<typeof listOffers>): Promise<Output<typeof listOffers>> {
  const filters = new Filters('o.organization_id = $1')
    .and((value) => `p.hiring_manager_id = ${value}`, keptTo(ctx) ?? undefined)
    .and((value) => `o.status = ${value}`, input.status)
    .search(holdingWords('talent', 'p.title'), containingWords(input.search));
  const order = orderBy(columns, input.sort, USUAL, 'o.id');
  const list = { table: 'talent.offer o', joins: { p: SEAT }, filters, order, item: OFFER, page: input.page };
  const found = await ctx.db.readOne<ListRow<OfferRow>>(listRow(list), filters.args);
  const { items: rows, ...counted } = found!;
  const name = await peopleById(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return { items: rows.map(({ userId, ...row }) => ({ ...row, personName: name(userId).name })), ...totalOf(counted) };
}
