import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { watchScorecards } from '@talent-os/contracts/talent/interview-events.js';
import { watchOffers } from '@talent-os/contracts/talent/offer-events.js';
import { answerOffer } from '@talent-os/contracts/talent/my-applications.js';
import { getOffers } from '@talent-os/contracts/talent/offers.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { dueOf, openOwnService, ownerQuery, type OwnService } from '@talent-os/testing';
import { definition } from '../index.js';
import { expire } from '../offers/expire.js';
import { WatchOffers } from '../offers/watch-offers.job.js';
import { applicant, card, colleague, hiringTeam, record, sent, type Team } from '../test/hiring.js';
import { remind } from './remind.js';

let team: Team;
let service: OwnService;

beforeAll(async () => {
  team = await hiringTeam();
  service = await openOwnService(definition);
});
afterAll(() => service.close());

const inDays = (days: number, job: { readonly name: string }) =>
  service.context(job, team.recruiter.organizationId, new Date(Date.now() + days * DAY_MS));

const told = (field: string, id: string, name: string) =>
  ownerQuery<{ missing: string[] }>(
    `select payload -> 'missingIds' as missing from talent.outbox where payload ->> $1 = $2 and name = $3 order by at, id`,
    [field, id, name],
  );

describe('the clocks of hiring', () => {
  it('remind who owes a scorecard a day after being asked, once more two days later, and nobody else', async () => {
    const { applicationId } = await applicant(team, await colleague(team.recruiter, 11));
    const { id } = await record(team.recruiter, applicationId, [team.manager.id, team.hr.id], 40);
    await card(team.hr, id);
    const remindIn = (days: number) => remind(inDays(days, watchScorecards), id);
    const overdue = () => told('interviewId', id, 'talent.scorecards.overdue');
    await remindIn(0.9);
    expect(await overdue()).toEqual([]);
    await Promise.all([remindIn(1.1), remindIn(1.1), remindIn(2)]);
    expect(await overdue()).toEqual([{ missing: [team.manager.id] }]);
    await remindIn(4.5);
    await remindIn(9);
    expect(await overdue()).toHaveLength(2);
    expect(await dueOf('talent', id)).toEqual([]);
  });

  it('end an offer nobody answered in a week, once, and not a moment earlier', async () => {
    const { applicationId } = await applicant(team, team.rep, 'offer');
    const jobOfferId = await sent(team, applicationId);
    const state = async () => (await team.recruiter.call(getOffers, { applicationId })).items[0]!.status;
    await new WatchOffers().work({}, service.context(watchOffers));
    await expire(inDays(6.9, watchOffers), jobOfferId);
    expect(await state()).toBe('sent');
    await Promise.all([1, 2, 3].map(() => expire(inDays(7.1, watchOffers), jobOfferId)));
    expect(await state()).toBe('expired');
    expect(await told('jobOfferId', jobOfferId, 'talent.offer.expired')).toHaveLength(1);
    expect((await team.rep.refused(answerOffer, { jobOfferId, answer: 'accepted' })).code).toBe('offer.over');
  });
});
