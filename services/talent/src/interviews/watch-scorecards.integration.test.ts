import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { watchScorecards } from '@talent-os/contracts/talent/interview-events.js';
import { watchOffers } from '@talent-os/contracts/talent/offer-events.js';
import { answerOffer } from '@talent-os/contracts/talent/my-applications.js';
import { getOffers } from '@talent-os/contracts/talent/offers.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { readConfig } from '@talent-os/service-kit/config';
import { Database } from '@talent-os/service-kit/database/database';
import type { ServiceParts } from '@talent-os/service-kit/host/call-context';
import { systemContext } from '@talent-os/service-kit/host/host-service';
import { ownerQuery } from '@talent-os/testing';
import { definition } from '../index.js';
import { expire } from '../offers/expire.js';
import { WatchOffers } from '../offers/watch-offers.job.js';
import { applicant, card, colleague, hiringTeam, record, sent, type Team } from '../test/hiring.js';
import { remind } from './remind.js';

let team: Team;
let database: Database;

beforeAll(async () => {
  team = await hiringTeam();
  database = await Database.open(
    definition,
    readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL }),
  );
});
afterAll(() => database.close());

const log = { child: () => log, error: (problem: unknown) => console.error(problem) };
const parts = () =>
  ({ service: 'talent', database, log, bus: {}, committed: () => undefined }) as unknown as ServiceParts;
const inDays = (days: number, job: string) =>
  systemContext(parts(), job, team.recruiter.organizationId, new Date(Date.now() + days * DAY_MS));

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
    const remindIn = (days: number) => remind(inDays(days, watchScorecards.name), id);
    const overdue = () => told('interviewId', id, 'talent.scorecards.overdue');
    await remindIn(0.9);
    expect(await overdue()).toEqual([]);
    await Promise.all([remindIn(1.1), remindIn(1.1), remindIn(2)]);
    expect(await overdue()).toEqual([{ missing: [team.manager.id] }]);
    await remindIn(4.5);
    await remindIn(9);
    expect(await overdue()).toHaveLength(2);
    expect(await ownerQuery('select 1 from talent.awaited_moment where subject_id = $1', [id])).toEqual([]);
  });

  it('end an offer nobody answered in a week, once, and not a moment earlier', async () => {
    const { applicationId } = await applicant(team, team.rep, 'offer');
    const jobOfferId = await sent(team, applicationId);
    const state = async () => (await team.recruiter.call(getOffers, { applicationId })).items[0]!.status;
    await new WatchOffers().work({}, systemContext(parts(), watchOffers.name));
    await expire(inDays(6.9, watchOffers.name), jobOfferId);
    expect(await state()).toBe('sent');
    await Promise.all([1, 2, 3].map(() => expire(inDays(7.1, watchOffers.name), jobOfferId)));
    expect(await state()).toBe('expired');
    expect(await told('jobOfferId', jobOfferId, 'talent.offer.expired')).toHaveLength(1);
    expect((await team.rep.refused(answerOffer, { jobOfferId, answer: 'accepted' })).code).toBe('offer.over');
  });
});
