import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { decideShift, decideSwap } from '@talent-os/contracts/healthcare/shifts-requests.js';
import { SOON_HOURS } from '@talent-os/contracts/healthcare/shifts-states.js';
import { answerSwap } from '@talent-os/contracts/healthcare/shifts-swaps.js';
import { claimShift, mySchedule, releaseShift } from '@talent-os/contracts/healthcare/shifts.js';
import type { Ctx } from '@talent-os/service-kit';
import { actionFor, dayText, inboxRow, undoBy, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { answerQuestion, claimQuestion, decisionQuestion, spanText, swapQuestion, weekText } from './questions.js';
import { choiceOf } from '../shifts/claim/claimable.js';
import { NAME_OF, requestsOf, SHIFT_OF } from '../shifts/release/requests.queries.js';
import { SHIFT } from '../shifts/roster/roster.queries.js';

const SHIFTS = '/healthcare/professional/shifts';
const HOUR_MS = 3_600_000;
/** Open shifts named at most, one of those that begin at the same time: the others stand on their screen. */
const MOST_OPEN = 3;

/** Claims, late releases and exchanges that wait for a manager; nobody decides about their own. */
export const requests: InboxSource = {
  access: decideShift.access,
  rows: async (ctx) => {
    const { shifts, swaps } = await requestsOf(ctx);
    const claims = shifts
      .filter(({ userId }) => userId !== ctx.userId)
      .slice(0, MOST_OF_A_KIND)
      .map((one) =>
        inboxRow('shiftRequest', {
          id: one.assignmentId,
          title:
            one.what === 'claim'
              ? `${one.name} claims ${one.department}`
              : `Release ${one.name} from ${one.department}`,
          reason: [spanText(one), one.what === 'claim' && weekText(one.weekHours), one.note],
          link: `${SHIFTS}?view=approvals&request=${one.assignmentId}`,
          since: one.askedAt,
          dueAt: one.startsAt,
          actions: (['approved', 'declined'] as const).map((decision) =>
            actionFor(
              ctx,
              decideShift,
              decision === 'approved' ? 'Approve' : 'Decline',
              { assignmentId: one.assignmentId, decision },
              { question: decisionQuestion(one, decision) },
            ),
          ),
        }),
      );
    const exchanges = swaps.slice(0, MOST_OF_A_KIND).map((one) =>
      inboxRow('swapRequest', {
        id: one.swapId,
        title: `${one.proposerName} and ${one.colleagueName} exchange shifts`,
        reason: [`${one.given.department}, ${spanText(one.given)}`, `for ${spanText(one.wanted)}`, 'both agree'],
        link: `${SHIFTS}?view=approvals&request=${one.swapId}`,
        since: one.askedAt,
        dueAt: earlier(one.given, one.wanted),
        actions: (['approved', 'declined'] as const).map((decision) =>
          actionFor(
            ctx,
            decideSwap,
            decision === 'approved' ? 'Approve' : 'Decline',
            { swapId: one.swapId, decision },
            { question: swapQuestion(one, decision) },
          ),
        ),
      }),
    );
    return [...claims, ...exchanges];
  },
};

const earlier = (one: ShiftFacts, other: ShiftFacts) => (one.startsAt < other.startsAt ? one : other).startsAt;

type SwapRequest = {
  readonly id: string;
  readonly proposer: string;
  readonly given: ShiftFacts;
  readonly wanted: ShiftFacts;
  readonly since: string;
};

const ASKED = `
  select w.id, ${NAME_OF('w.proposer_id')} as proposer, ${SHIFT_OF('w.given_id')} as given,
    ${SHIFT_OF('w.wanted_id')} as wanted, w.created_at as since
  from healthcare.shift_swap w where w.organization_id = $1 and w.colleague_id = $2 and w.status = 'proposed'
  order by w.created_at, w.id limit ${MOST_OF_A_KIND}`;

/** Exchanges colleagues propose to the caller. */
export const swaps: InboxSource = {
  access: answerSwap.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<SwapRequest>(ASKED, [ctx.userId]);
    return rows
      .filter(({ given, wanted }) => [given, wanted].every(({ startsAt }) => Date.parse(startsAt) > +ctx.now))
      .map(({ id, proposer, given, wanted, since }) =>
        inboxRow('swapAnswer', {
          id,
          title: `Exchange ${dayText(wanted.date)} for ${dayText(given.date)} with ${proposer}`,
          reason: [
            `you give ${wanted.department}, ${spanText(wanted)}`,
            `you get ${given.department}, ${spanText(given)}`,
          ],
          link: `${SHIFTS}?view=exchanges`,
          since,
          dueAt: earlier(given, wanted),
          actions: [true, false].map((accepted) =>
            actionFor(
              ctx,
              answerSwap,
              accepted ? 'Accept' : 'Decline',
              { swapId: id, accepted },
              { question: answerQuestion(proposer, accepted) },
            ),
          ),
        }),
      );
  },
};

/** A slot given back before a release has to be asked for: claiming it can be undone. */
const undoOf = (ctx: Ctx, { id, startsAt }: ShiftFacts, answer: 'confirmed' | 'pending') =>
  answer === 'confirmed' && Date.parse(startsAt) - +ctx.now > (SOON_HOURS + 1) * HOUR_MS
    ? undoBy(releaseShift, { shiftId: id })
    : null;

const PUBLISHED =
  'select s.id, s.created_at as at from healthcare.shift s where s.organization_id = $1 and s.id = any($2)';

/** Free shifts the caller may claim, where they are glad to work: the next few. */
export const openShifts: InboxSource = {
  access: claimShift.access,
  rows: async (ctx) => {
    const { items } = await choiceOf(ctx);
    const shown = items
      .filter(({ fits, overtime }) => fits && !overtime)
      .filter(({ startsAt }, at, all) => all.findIndex((one) => one.startsAt === startsAt) === at)
      .slice(0, MOST_OPEN);
    const published = await ctx.db.read<{ id: string; at: string }>(PUBLISHED, [shown.map(({ id }) => id)]);
    return shown.map((shift) =>
      inboxRow('openShift', {
        id: shift.id,
        title: `Open shift ${spanText(shift)}`,
        reason: [
          shift.department,
          `${shift.hours} h, no overtime`,
          'you qualify',
          shift.answer === 'pending' && 'a manager confirms it',
        ],
        link: `${SHIFTS}?view=open&shift=${shift.id}`,
        since: published.find(({ id }) => id === shift.id)?.at ?? ctx.now.toISOString(),
        dueAt: shift.startsAt,
        actions: [
          actionFor(
            ctx,
            claimShift,
            'Claim',
            { shiftId: shift.id },
            { undo: undoOf(ctx, shift, shift.answer), question: claimQuestion(shift) },
          ),
        ],
      }),
    );
  },
};

type Claim = ShiftFacts & { readonly since: string; readonly release: boolean };

/** `$3` is now, as the columns of a shift do not ask for it. */
const CLAIMS = `
  select ${SHIFT}, coalesce(a.release_asked_at, a.created_at) as since, a.release_asked_at is not null as release
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.user_id = $2 and s.starts_at > $3 and s.status <> 'cancelled'
    and (a.status = 'pending' or (a.status = 'confirmed' and a.release_asked_at is not null))
  order by s.starts_at, s.id limit ${MOST_OF_A_KIND}`;

/** Claims and releases of the caller that a manager has not decided. */
export const ownClaims: InboxSource = {
  access: mySchedule.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Claim>(CLAIMS, [ctx.userId, ctx.now]);
    return rows.map(({ since, release, ...shift }) =>
      inboxRow('ownClaim', {
        id: shift.id,
        title: `${release ? 'Your release from' : 'Your claim of'} ${spanText(shift)}`,
        reason: [shift.department, 'waits for a manager', `${shift.hours} h`],
        link: SHIFTS,
        since,
        dueAt: shift.startsAt,
      }),
    );
  },
};
