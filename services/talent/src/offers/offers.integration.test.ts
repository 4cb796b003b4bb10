import { beforeAll, describe, expect, it } from '@jest/globals';
import { answerOffer, listMyApplications, viewOffer } from '@talent-os/contracts/talent/my-applications.js';
import {
  decideOffer,
  draftOffer,
  editOffer,
  getOffers,
  listOffers,
  recordAnswer,
  rescindOffer,
  sendOffer,
  submitOffer,
} from '@talent-os/contracts/talent/offers.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague, draft, hiringTeam, sent, type Team } from '../test/hiring.js';

let team: Team;
let otherManager: Person;

beforeAll(async () => {
  [team, otherManager] = await Promise.all([hiringTeam(), signIn('nurse.manager@meridian.example')]);
});

const inOfferStage = async (nth: number) => applicant(team, await colleague(team.recruiter, nth), 'offer');
const offersOf = (applicationId: string) => team.recruiter.call(getOffers, { applicationId });
const rowOf = async (table: string, id: string) =>
  (await ownerQuery<Record<string, unknown>>(`select * from talent.${table} where id = $1`, [id]))[0]!;

describe('an offer', () => {
  it('is drafted, approved by two people, sent, read and accepted; the seat is filled and everybody hears of it', async () => {
    const { applicationId, positionId } = await applicant(team, team.rep, 'offer');
    const { id: jobOfferId } = await draft(team.recruiter, applicationId);
    await team.recruiter.call(submitOffer, { jobOfferId });
    expect(
      (await team.rep.call(listMyApplications, {})).items.find(({ id }) => id === applicationId)!.offer,
    ).toBeNull();
    const decide = (by: Person) => by.refused(decideOffer, { jobOfferId, decision: 'approved' });
    expect((await decide(team.hr)).code).toBe('offer.approver');
    expect((await decide(otherManager)).status).toBe(404);
    expect(await team.manager.call(decideOffer, { jobOfferId, decision: 'approved' })).toEqual({
      status: 'in_approval',
    });
    expect((await decide(team.manager)).code).toBe('offer.approver');
    expect((await team.recruiter.refused(sendOffer, { jobOfferId })).code).toBe('offer.transition');
    expect(await team.hr.call(decideOffer, { jobOfferId, decision: 'approved' })).toEqual({ status: 'approved' });
    const { expiresAt } = await team.recruiter.call(sendOffer, { jobOfferId });
    const [lasting] = await ownerQuery<{ until: string }>(
      `select sent_at + interval '7 days' as until from talent.offer where id = $1`,
      [jobOfferId],
    );
    expect(expiresAt).toBe(lasting!.until);

    await team.rep.call(viewOffer, { jobOfferId });
    await team.rep.call(answerOffer, { jobOfferId, answer: 'accepted' });
    expect(await rowOf('position', positionId)).toMatchObject({ status: 'filled', holder_id: team.rep.id });
    expect(await rowOf('application', applicationId)).toMatchObject({ status: 'hired', stage_key: 'hired' });
    const told = await ownerQuery<{ name: string }>(
      "select name from talent.outbox where payload ->> 'applicationId' = $1 order by at, id",
      [applicationId],
    );
    expect(
      told
        .map(({ name }) => name)
        .slice(-3)
        .toSorted(),
    ).toEqual(['talent.application.hired', 'talent.offer.answered', 'talent.offer.viewed']);
    expect((await team.rep.refused(answerOffer, { jobOfferId, answer: 'accepted' })).code).toBe('offer.transition');
  });

  it('is the only live one of its seat, however simultaneously it is drafted', async () => {
    const { applicationId, positionId } = await inOfferStage(5);
    const { applicationId: other } = await inOfferStage(6);
    await ownerQuery('update talent.application set position_id = $2 where id = $1', [other, positionId]);
    const terms = { baseSalary: 100, startDate: addDays(demoToday(), 9) };
    const answers = await Promise.all(
      [applicationId, other, applicationId].map((id) =>
        team.recruiter.send(draftOffer, { applicationId: id, ...terms }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await offersOf(other)).blocked).toBe('offer.live');
    const drafted = [applicationId, other].map(async (id) => (await offersOf(id)).items);
    const jobOfferId = (await Promise.all(drafted)).flat()[0]!.id;
    await team.recruiter.call(rescindOffer, { jobOfferId, reason: 'The budget moved' });
    expect((await offersOf(other)).blocked).toBeNull();
  });

  it('is drafted in the offer stage only, with a start ahead', async () => {
    const { applicationId } = await applicant(team, await colleague(team.recruiter, 7));
    const terms = { baseSalary: 100, startDate: addDays(demoToday(), 9) };
    expect((await team.manager.refused(draftOffer, { applicationId, ...terms })).code).toBe('offer.stage');
    const past = { ...terms, startDate: addDays(demoToday(), -1) };
    expect((await team.manager.refused(draftOffer, { applicationId, ...past })).code).toBe('offer.start');
    expect((await otherManager.refused(draftOffer, { applicationId, ...terms })).status).toBe(404);
  });

  it('comes back to be changed, and whoever changes it does not approve it', async () => {
    const { applicationId } = await inOfferStage(8);
    const { id: jobOfferId } = await draft(team.recruiter, applicationId);
    await team.recruiter.call(submitOffer, { jobOfferId });
    await team.manager.call(decideOffer, { jobOfferId, decision: 'returned', comment: 'Below the band' });
    const [offer] = (await offersOf(applicationId)).items;
    expect(offer).toMatchObject({ status: 'draft', approvals: [{ comment: 'Below the band' }, { decision: null }] });
    const terms = { baseSalary: 9_500_000, startDate: addDays(demoToday(), 40) };
    await team.hr.call(editOffer, { jobOfferId, version: offer!.version, ...terms });
    expect((await team.hr.refused(editOffer, { jobOfferId, version: offer!.version, ...terms })).code).toBe(
      'resource.stale',
    );
    await team.hr.call(submitOffer, { jobOfferId });
    await team.manager.call(decideOffer, { jobOfferId, decision: 'approved' });
    expect((await team.hr.refused(decideOffer, { jobOfferId, decision: 'approved' })).code).toBe('offer.ownDecision');
    await team.admin.call(decideOffer, { jobOfferId, decision: 'approved' });
    expect((await offersOf(applicationId)).items[0]).toMatchObject({ status: 'approved', baseSalary: 9_500_000 });
  });

  it('written by the hiring manager needs HR alone', async () => {
    const { applicationId } = await inOfferStage(9);
    const { id: jobOfferId } = await draft(team.manager, applicationId);
    await team.manager.call(submitOffer, { jobOfferId });
    expect((await team.manager.refused(decideOffer, { jobOfferId, decision: 'approved' })).code).toBe(
      'offer.ownDecision',
    );
    expect(await team.hr.call(decideOffer, { jobOfferId, decision: 'approved' })).toEqual({ status: 'approved' });
  });

  it('is answered by the person themselves; for somebody from outside the recruiter notes the answer', async () => {
    const { applicationId } = await applicant(team, team.rep, 'offer');
    const jobOfferId = await sent(team, applicationId);
    const noted = { jobOfferId, answer: 'accepted' as const, note: 'By phone' };
    expect((await team.recruiter.refused(recordAnswer, noted)).code).toBe('offer.theirs');
    expect((await team.manager.refused(recordAnswer, noted)).status).toBe(403);
    expect((await team.hr.refused(answerOffer, { jobOfferId, answer: 'accepted' })).status).toBe(404);
    await team.rep.call(answerOffer, { jobOfferId, answer: 'declined', reason: 'I stay where I am' });
    const { items, blocked } = await offersOf(applicationId);
    expect(items[0]).toMatchObject({ status: 'declined', answerNote: 'I stay where I am' });
    expect(blocked).toBeNull();

    const outsider = await applicant(team, await colleague(team.recruiter, 10), 'offer', 'direct');
    const outside = await sent(team, outsider.applicationId);
    await team.recruiter.call(recordAnswer, { jobOfferId: outside, answer: 'accepted', note: 'By phone' });
    expect(await rowOf('position', outsider.positionId)).toMatchObject({ status: 'filled' });
  });

  it('stands in the list of who hires for its seat', async () => {
    const { items } = await team.manager.call(listOffers, { status: 'approved' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ status }) => status === 'approved')).toBe(true);
    const seen = (await otherManager.call(listOffers, {})).items.map(({ id }) => id);
    for (const { id } of items) expect(seen).not.toContain(id);
    const { total } = await team.manager.call(listOffers, {});
    expect(await team.manager.call(listOffers, { page: 1000 })).toEqual({ items: [], total });
  });
});
