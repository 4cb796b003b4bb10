import type { Industry } from '@talent-os/contracts';
import { standardStages, type Stage } from '@talent-os/contracts/talent/pipeline.js';
import { FILLED_REASON, standardReasons } from '@talent-os/contracts/talent/rejections.js';
import { OFFER_DAYS } from '@talent-os/contracts/talent/offer-states.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { StageMove } from '../applications/application.entity.js';
import { NOT_REJECTED } from '../applications/application.entity.js';
import { expiryAfter } from '../offers/offer.rules.js';
import { moveNotes, rejectNotes } from './applications.data.js';
import type { ApplicationRow } from './applications.seed.js';
import { besideManagers, offerRows, type OfferRow } from './offers.seed.js';
import type { PositionRow } from './positions.seed.js';
import type { Dice, World } from './world.js';

/** How long ago somebody was hired at least and at most, in days, for their application to be known. */
const KNOWN_DAYS = [35, 400] as const;
/** People who applied for a seat beside the one who took it. */
const OTHERS = 2;
/** Every so many seats somebody else was offered it first, and declined. */
const DECLINES = 5;

const declined = [
  'Took another offer, closer to home.',
  'Stays where they are: their employer matched the terms.',
  'Wanted to begin in spring.',
] as const;

/** The applications behind the seats people took in the last year, and those of others who did not get them. */
export function pastHires(world: World, industry: Industry, staff: readonly PositionRow[]): ApplicationRow[] {
  const dice = world.dice(`past-hires/${industry}`);
  const crowd = world.applicants.filter(({ roles }) => roles[0]!.industry === industry);
  const signIn = new Set(world.people.filter(({ signsIn }) => signsIn).map(({ id }) => id));
  // Nobody approves an offer twice.
  const beside = besideManagers(world).id;
  let turn = 0;
  return staff
    .filter((seat) => seat.industry === industry && isKnown(world, seat.filledAt!))
    .filter((seat) => !signIn.has(seat.holderId!) && seat.hiringManagerId !== beside)
    .flatMap((seat, index) => {
      const stages = standardStages(industry);
      const hired = pastRow(world, dice, seat, seat.holderId!, stages);
      const others = Array.from({ length: OTHERS }, (_, nth) => {
        const person = crowd[turn++ % crowd.length]!.id;
        const offered = index % DECLINES === 2 && nth === 0;
        const reached = offered ? stages.length - 1 : dice.between(1, 5);
        return endedRow(pastRow(world, dice, seat, person, stages.slice(0, reached)), seat, dice, offered);
      });
      return [hired, ...others];
    });
}

function isKnown({ now }: World, filledAt: Date): boolean {
  const days = (now.getTime() - filledAt.getTime()) / DAY_MS;
  return days >= KNOWN_DAYS[0] && days <= KNOWN_DAYS[1];
}

/** Who went through these stages before the seat was filled, quickly through one and slowly through another. */
function pastRow(world: World, dice: Dice, seat: PositionRow, userId: string, way: readonly Stage[]): ApplicationRow {
  const isHired = way.at(-1)!.type === 'hired';
  const span = seat.filledAt!.getTime() - seat.openedAt.getTime();
  const start = seat.openedAt.getTime() + (span * dice.between(5, 35)) / 100;
  const end = isHired ? seat.filledAt!.getTime() : start + ((seat.filledAt!.getTime() - start) * way.length) / 8;
  const weights = way.slice(1).map(() => dice.between(2, 14));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  const instants = way.map((_, index) => {
    passed += index === 0 ? 0 : weights[index - 1]!;
    return new Date(Math.floor(whole === 0 ? start : start + ((end - start) * passed) / whole));
  });
  const history: StageMove[] = way.map(({ key }, index) => ({
    from: way[index - 1]?.key ?? null,
    to: key,
    by: index === 0 ? userId : index % 3 === 2 ? seat.hiringManagerId : seat.recruiterId,
    at: instants[index]!.toISOString(),
    note: index > 0 && dice.chance(0.3) ? dice.pick(moveNotes) : null,
  }));
  return {
    id: world.id('application', seat.id, userId),
    positionId: seat.id,
    userId,
    source: dice.chance(0.3) ? 'referral' : 'direct',
    status: 'hired',
    stageKey: way.at(-1)!.key,
    stageEnteredAt: instants.at(-1)!,
    createdAt: instants[0]!,
    history,
    nudgedAt: null,
    answers: [],
    ...NOT_REJECTED,
  };
}

const reasons = standardReasons.filter(({ key }) => key !== FILLED_REASON);

/** The same ended: turned down, or gone after an offer. */
function endedRow(row: ApplicationRow, seat: PositionRow, dice: Dice, offered: boolean): ApplicationRow {
  const left = seat.filledAt!.getTime() - row.stageEnteredAt.getTime();
  const at = new Date(row.stageEnteredAt.getTime() + Math.floor(left * (dice.between(2, 8) / 10)));
  const reason = dice.pick(reasons);
  const kind = offered ? ('withdrawn' as const) : ('rejected' as const);
  const note = offered ? dice.pick(declined) : dice.pick(rejectNotes);
  const { stageKey } = row;
  return {
    ...row,
    status: kind,
    history: [...row.history, { kind, from: stageKey, to: stageKey, by: seat.recruiterId, at: at.toISOString(), note }],
    ...(!offered && {
      rejectReason: reason.key,
      rejectNotice: 'send' as const,
      noticeText: reason.noticeText,
      noticeAt: new Date(at.getTime() + DAY_MS),
      noticeSentAt: new Date(at.getTime() + DAY_MS),
    }),
  };
}

/** The offers behind these: accepted by who was hired, declined by who went. */
export function pastOffers(world: World, staff: readonly PositionRow[], past: readonly ApplicationRow[]): OfferRow[] {
  const hired = past.filter(({ status }) => status === 'hired');
  const gone = past.filter(({ status }) => status === 'withdrawn');
  const terms = offerRows(world, staff, [...hired, ...gone.map((row) => ({ ...row, status: 'hired' as const }))]);
  const notes = new Map(gone.map(({ id, history }) => [id, history.at(-1)!]));
  return terms.map((offer) => {
    const answer = notes.get(offer.applicationId);
    if (!answer) return offer;
    const sentAt = new Date(Date.parse(answer.at) - DAY_MS);
    return {
      ...offer,
      status: 'declined' as const,
      sentAt,
      viewedAt: sentAt,
      expiresAt: expiryAfter(sentAt, OFFER_DAYS),
      answeredAt: new Date(answer.at),
      answerNote: answer.note,
    };
  });
}
