import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completeOnboarding, holdCheckpoint } from '@talent-os/contracts/talent/onboarding-changes.js';
import { watchOnboarding } from '@talent-os/contracts/talent/onboarding-events.js';
import { getOnboarding, summarizeOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import { openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { eventsOfPlan, started } from '../test/onboarding.js';
import { checkPlan } from './watch-onboarding.job.js';

/** What other services answer, where the job asks on its own. */
const answers: Record<string, object> = {
  'identity.organizations.timezone': { timezone: 'UTC' },
  'sales.newcomers.methodology': { passed: false },
  'healthcare.onboarding.proofs': { licence: false, hipaa: false },
  'cyber.clearance.proof': { verified: false },
};
let service: OwnService;
beforeAll(async () => {
  service = await openOwnService(definition, { answers });
});
afterAll(() => service.close());

const lookIn = (days: number, { organizationId }: Person, planId: string) =>
  checkPlan(service.context(watchOnboarding, organizationId, new Date(Date.now() + days * 86_400_000)), planId);

const at = (...emails: string[]) => Promise.all(emails.map((email) => signIn(email)));

describe('the clock', () => {
  it('starts a plan on its day, tells once of late tasks and checkpoints, and completes it with nothing open', async () => {
    const [admin, rep] = (await at('org.admin@northwind.example', 'sales.rep@northwind.example')) as [Person, Person];
    const planId = await started(admin, rep, 2);
    const plan = () => admin.call(getOnboarding, { onboardingPlanId: planId });
    await lookIn(1, admin, planId);
    expect((await plan()).status).toBe('not_started');
    await Promise.all([lookIn(2, admin, planId), lookIn(2, admin, planId)]);
    expect((await plan()).status).toBe('active');
    await lookIn(32, admin, planId);
    await lookIn(33, admin, planId);
    const told = await eventsOfPlan(planId);
    expect(told.filter((name) => name === 'moved')).toHaveLength(1);
    expect(told.filter((name) => name === 'checkpointDue')).toHaveLength(1);
    await ownerQuery(`update talent.onboarding_plan set start_date = start_date - 40 where id = $1`, [planId]);
    expect((await admin.call(summarizeOnboarding, {})).dueCheckpoints.map((one) => one.planId)).toContain(planId);
    const held = { onboardingPlanId: planId, day: 30 as const, rating: 3, notes: 'On track' };
    await admin.call(holdCheckpoint, held);
    expect((await admin.refused(holdCheckpoint, { ...held, day: 60 })).code).toBe('onboarding.early');
    expect((await plan()).checkpoints[0]).toMatchObject({ rating: 3, date: expect.any(String) });
    expect(
      (await admin.refused(completeOnboarding, { onboardingPlanId: planId, version: (await plan()).version })).code,
    ).toBe('onboarding.open');
    await ownerQuery(`update talent.onboarding_task set status = 'done' where plan_id = $1 and required`, [planId]);
    const done = { onboardingPlanId: planId, version: (await plan()).version };
    expect(await admin.call(completeOnboarding, done)).toEqual({ status: 'completed' });
  });
});
