import { describe, expect, it } from '@jest/globals';
import { seatRoles } from '@talent-os/contracts';
import { applicationStatuses } from '@talent-os/contracts/talent/pipeline.js';
import { offerStates } from '@talent-os/contracts/talent/offer-states.js';
import { candidateStandings } from '@talent-os/contracts/talent/candidates.js';
import { listOpportunities, PENDING_LIMIT } from '@talent-os/contracts/talent/mobility.js';
import { planStateKeys } from '@talent-os/contracts/talent/onboarding-states.js';
import { demoOrganizations, demoPerson } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { membersOf } from '../collaboration/collaboration.rules.js';
import { takesInternal } from '../mobility/interest.rules.js';
import { statusesOf } from '../onboarding/task.rules.js';
import { runs } from './onboarding.seed.js';
import { runningTransitions, transitionStateKeys } from '@talent-os/contracts/talent/transition-states.js';
import { talentOf } from './seed.js';
import { overlap } from '../interviews/interview.rules.js';
import { World } from './world.js';

const now = new Date('2026-03-02T15:00:00Z');
const companies = demoOrganizations.map(
  (organization) => [organization.slug, talentOf(new World(organization, now))] as const,
);
const meridian = companies[0]![1];
const { id: rep } = demoPerson('meridian', 'sales.rep');
const { id: manager } = demoPerson('meridian', 'hiring.manager');
const states = (userId: string) => meridian.expressions.filter((row) => row.userId === userId).map((row) => row.status);

describe.each(companies)('the demo company %s', (_, company) => {
  const positions = new Map([...company.positions, ...company.staff].map((seat) => [seat.id, seat]));

  it('describes every position in words of its own', () => {
    expect(new Set(company.positions.map((position) => position.description)).size).toBe(company.positions.length);
    expect(listOpportunities.output.safeParse(company.positions).success).toBe(true);
  });

  it('points only at what exists, and nothing lies in the future', () => {
    const skills = new Set(company.skills.map((skill) => skill.id));
    for (const position of company.positions)
      for (const need of position.requiredSkills) expect(skills.has(need.skillId)).toBe(true);
    for (const held of company.personSkills) expect(skills.has(held.skillId)).toBe(true);
    for (const { positionId, createdAt, decidedAt } of company.expressions) {
      expect(createdAt.getTime()).toBeGreaterThan(positions.get(positionId)!.openedAt.getTime());
      expect((decidedAt ?? createdAt).getTime()).toBeLessThan(now.getTime());
    }
  });

  it('seats everybody at most once, and nobody on a seat that is not filled', () => {
    const seats = [...company.positions, ...company.staff];
    const holders = seats.flatMap(({ holderId }) => holderId ?? []);
    expect(new Set(holders).size).toBe(holders.length);
    for (const { status, holderId, role, industry } of seats) {
      expect(status === 'filled').toBe(holderId !== null);
      expect(seatRoles[industry]).toContain(role);
    }
  });

  it('keeps the rules of expressions of interest', () => {
    const pending = company.expressions.filter((row) => row.status === 'pending');
    for (const row of pending) {
      expect(takesInternal(positions.get(row.positionId)!)).toBe(true);
      expect(pending.filter((other) => other.userId === row.userId).length).toBeLessThanOrEqual(PENDING_LIMIT);
    }
    for (const row of company.expressions) expect(row.status === 'declined').toBe(row.reason !== null);
    const approved = company.expressions.filter((row) => row.status === 'approved');
    for (const { positionId, userId } of approved)
      expect(company.applications.some((one) => one.positionId === positionId && one.userId === userId)).toBe(true);
  });

  it('has people in every stage and every state, each with the way that led there', () => {
    const keys = new Set(company.pipelines.flatMap(({ stages }) => stages.map(({ key }) => key)));
    expect(new Set(company.applications.map(({ stageKey }) => stageKey))).toEqual(keys);
    expect(new Set(company.applications.map(({ status }) => status)).size).toBe(applicationStatuses.length);
    const active = company.applications.filter(({ status }) => status === 'active');
    expect(new Set(active.map(({ positionId, userId }) => positionId + userId)).size).toBe(active.length);
    for (const { history, stageKey, stageEnteredAt, createdAt, status, positionId } of company.applications) {
      const moves = history.filter(({ kind }) => !kind);
      expect(moves.at(-1)).toMatchObject({ to: stageKey, at: stageEnteredAt.toISOString() });
      const instants = history.map(({ at }) => at);
      expect(instants.toSorted()).toEqual(instants);
      expect(instants[0]! >= createdAt.toISOString() && instants.at(-1)! <= now.toISOString()).toBe(true);
      expect(createdAt.getTime()).toBeGreaterThan(positions.get(positionId)!.openedAt.getTime());
      if (status === 'hired') expect(positions.get(positionId)!.holderId).not.toBeNull();
    }
  });

  it('has at most one person per seat with an offer', () => {
    const offered = company.applications.filter(({ stageKey, status }) => stageKey === 'offer' && status === 'active');
    expect(new Set(offered.map(({ positionId }) => positionId)).size).toBe(offered.length);
  });

  it('has interviews behind and ahead, none of one person over another, with scorecards where they were held', () => {
    const interviews = company.interviewing.flatMap((one) => one.interviews);
    const cards = company.interviewing.flatMap((one) => one.scorecards);
    for (const status of ['proposed', 'scheduled', 'completed'])
      expect(interviews.map((one) => one.status)).toContain(status);
    for (const { interviewId, submittedAt } of cards) {
      expect(interviews.find(({ id }) => id === interviewId)!.status).toBe('completed');
      expect(submittedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    for (const { candidateId, interviewerIds, status, endAt, createdAt } of interviews) {
      expect(interviewerIds).not.toContain(candidateId);
      if (status === 'completed') expect(endAt!.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(createdAt!.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const booked = interviews.filter(({ startAt }) => startAt !== null);
    for (const [index, one] of booked.entries())
      for (const other of booked.slice(index + 1)) {
        const shared = [one.candidateId, ...one.interviewerIds].some((id) =>
          [other.candidateId, ...other.interviewerIds].includes(id),
        );
        const [mine, theirs] = [one, other].map(({ startAt, endAt }) => ({ start: startAt!, end: endAt! }));
        expect(shared && overlap(mine!, theirs!)).toBe(false);
      }
  });

  it('has an offer under way for everybody in an offer stage and an accepted one behind everybody hired, as the rules have it', () => {
    const offers = new Map(company.offers.map((offer) => [offer.applicationId, offer]));
    expect(company.offers.some(({ status }) => status === 'sent')).toBe(true);
    for (const { id, status, stageKey } of company.applications) {
      if (status === 'hired') expect(offers.get(id)!.status).toBe('accepted');
      if (status === 'active' && stageKey === 'offer') expect(offerStates[offers.get(id)!.status].live).toBe(true);
    }
    for (const { approvals, authorId, sentAt, expiresAt, answeredAt, createdAt } of company.offers) {
      if (!sentAt) continue;
      expect(approvals.map(({ by }) => by)).not.toContain(authorId);
      expect(new Set(approvals.map(({ by }) => by)).size).toBe(approvals.length);
      expect(createdAt!.getTime()).toBeLessThanOrEqual(sentAt.getTime());
      expect((answeredAt ?? now).getTime()).toBeLessThan(expiresAt!.getTime());
    }
  });

  it('has moves in every state', () =>
    expect(new Set(company.transitions.map((transition) => transition.status)).size).toBe(transitionStateKeys.length));

  it('lets one move of a person run at a time, from the seat they have', () => {
    const running = company.transitions.filter(({ status }) => runningTransitions.includes(status));
    expect(new Set(running.map(({ employeeId }) => employeeId)).size).toBe(running.length);
    const holders = new Map([...company.positions, ...company.staff].map(({ id, holderId }) => [id, holderId]));
    for (const move of running) expect(holders.get(move.fromPositionId!)).toBe(move.employeeId);
  });

  it('onboards people in every state, nobody twice, each task where the rules would have it', () => {
    const running = company.newcomers.filter(runs);
    expect(new Set(company.newcomers.map(({ plan }) => plan.status)).size).toBe(planStateKeys.length);
    expect(new Set(running.map(({ plan }) => plan.employeeId)).size).toBe(running.length);
    for (const { plan, tasks } of company.newcomers) {
      expect(plan.employeeId).not.toBe(plan.managerId);
      expect(statusesOf(tasks)).toEqual([]);
    }
  });

  it('keeps a pool: past finalists, people inside, some hidden, and two records of one person', () => {
    const { candidates } = company;
    expect(new Set(candidates.map(({ rank }) => rank)).size).toBe(candidateStandings.length);
    expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
    expect(candidates.some(({ consentUntil }) => consentUntil < dayOf(now))).toBe(true);
    const keys = candidates.flatMap(({ phoneKey }) => phoneKey ?? []);
    expect(keys.length).toBeGreaterThan(new Set(keys).size);
    for (const { candidateId, createdAt } of company.candidateNotes) {
      expect(candidates.find(({ id }) => id === candidateId)!.createdAt.getTime()).toBeLessThan(createdAt!.getTime());
      expect(createdAt!.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('lets nobody mentor themselves', () => {
    for (const offer of company.mentorOffers) expect(offer.menteeId).not.toBe(offer.mentorId);
  });
});

describe('the people who sign in at Meridian', () => {
  it('the sales representative has one expression of interest pending, one approved, one declined', () =>
    expect(states(rep).toSorted()).toEqual(['approved', 'declined', 'pending']));

  it('the sales representative holds an account executive’s seat', () =>
    expect(meridian.staff.find(({ holderId }) => holderId === rep)).toMatchObject({
      title: 'Enterprise account executive',
      role: 'SALES_REP',
    }));

  it('the hiring manager has several waiting for an answer', () => {
    const theirs = new Set(meridian.positions.filter((one) => one.hiringManagerId === manager).map((one) => one.id));
    const waiting = meridian.expressions.filter((row) => row.status === 'pending' && theirs.has(row.positionId));
    expect(waiting.length).toBeGreaterThanOrEqual(4);
    expect(waiting.length).toBeLessThanOrEqual(6);
  });

  it.each(['sales.rep', 'hiring.manager', 'recruiter', 'candidate'])('%s works with three others', (mailbox) => {
    const { id } = demoPerson('meridian', mailbox);
    const whole = meridian.collaborations.map(membersOf).filter((all) => all.length === 4);
    expect(whole.filter((all) => all.some(({ userId }) => userId === id)).length).toBeGreaterThanOrEqual(2);
  });
});
