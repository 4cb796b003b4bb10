import { DEFAULT_NUMBER } from '@talent-os/contracts/talent/workflow-shapes.js';
import { OFFER_DAYS } from '@talent-os/contracts/talent/offer-states.js';
import type { DemoPerson } from '@talent-os/service-kit';
import { addDays, DAY_MS, dayOf } from '@talent-os/service-kit/calendar';
import { approvalsFor, expiryAfter } from '../offers/offer.rules.js';
import type { Offer } from '../offers/offer.entity.js';
import { offerMessages } from './interviews.data.js';
import type { ApplicationRow } from './applications.seed.js';
import type { PositionRow } from './positions.seed.js';
import { workday } from './workday.js';
import type { SeedRow, World } from './world.js';

export type OfferRow = SeedRow<Offer> & { readonly id: string };

/** Days since it was sent: five are left to answer it. */
const SENT_DAYS = 2;
const START_DAYS = 35;

/** Who approves an offer beside the manager of its seat. */
export const besideManagers = (world: World): DemoPerson =>
  world.preferred('hr.manager', [
    ...world.people.filter(({ email }) => email.startsWith('hr.manager@')),
    world.people[0]!,
  ]);

/** The offers under way, one for everybody in an offer stage, and those that made the ones who were hired stay. */
export function offerRows(
  world: World,
  positions: readonly PositionRow[],
  applications: readonly ApplicationRow[],
): OfferRow[] {
  const dice = world.dice('offers');
  const seats = new Map(positions.map((seat) => [seat.id, seat]));
  const hr = besideManagers(world);
  return applications
    .filter(({ stageKey, status }) => status === 'hired' || (stageKey === 'offer' && status === 'active'))
    .map((application, index) => {
      const seat = seats.get(application.positionId)!;
      const { sentAt, answeredAt } = timesOf(application, world.now);
      // Some still wait for the hiring manager.
      const waits = application.source !== 'internal' && !answeredAt && index % 3 === 2;
      const decidedAt = new Date((application.createdAt.getTime() + 4 * sentAt.getTime()) / 5).toISOString();
      const baseSalary = dice.between(62, 118) * 100_000;
      return {
        id: world.id('offer', application.id),
        applicationId: application.id,
        positionId: seat.id,
        candidateId: application.userId,
        baseSalary,
        variable: seat.industry === 'SALES' ? baseSalary / 2 : 0,
        currency: 'USD',
        startDate: workday(
          addDays(dayOf(answeredAt ?? world.now), START_DAYS + (index % 3) * 7),
          dayOf(answeredAt ?? world.now),
        ),
        message: offerMessages[index % offerMessages.length]!,
        authorId: seat.recruiterId,
        approvals: waits
          ? approvalsFor(seat.recruiterId, seat.hiringManagerId)
          : approvalsFor(seat.recruiterId, seat.hiringManagerId).map((approval) => ({
              ...approval,
              by: approval.step === 'manager' ? seat.hiringManagerId : hr.id,
              at: decidedAt,
              decision: 'approved' as const,
            })),
        workflowNumber: DEFAULT_NUMBER,
        status: waits ? 'in_approval' : answeredAt ? 'accepted' : 'sent',
        sentAt: waits ? null : sentAt,
        expiresAt: waits ? null : expiryAfter(sentAt, OFFER_DAYS),
        viewedAt: answeredAt,
        answeredAt,
        answerNote: null,
        signedName: null,
        createdAt: application.createdAt,
      };
    });
}

/** When an offer went out and was answered: who was hired answered as they entered the last stage. */
function timesOf({ status, createdAt, stageEnteredAt }: ApplicationRow, now: Date) {
  const end = status === 'hired' ? stageEnteredAt : now;
  const days = Math.min(SENT_DAYS * DAY_MS, (end.getTime() - createdAt.getTime()) / 4);
  return { sentAt: new Date(end.getTime() - days), answeredAt: status === 'hired' ? stageEnteredAt : null };
}
