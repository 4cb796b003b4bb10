import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { attest } from '@talent-os/contracts/healthcare/compliance.js';
import { takeQuiz } from '@talent-os/contracts/sales/methodology.js';
import {
  changeOnboardingTask,
  completeOnboarding,
  holdCheckpoint,
  startOnboarding,
} from '@talent-os/contracts/talent/onboarding-changes.js';
import { watchOnboarding } from '@talent-os/contracts/talent/onboarding-events.js';
import {
  getOnboarding,
  listOnboarding,
  listOnboardingTemplates,
  summarizeOnboarding,
} from '@talent-os/contracts/talent/onboarding.js';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { readConfig } from '@talent-os/service-kit/config';
import { Database } from '@talent-os/service-kit/database/database';
import type { ServiceParts } from '@talent-os/service-kit/host/call-context';
import { systemContext } from '@talent-os/service-kit/host/host-service';
import { eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { cancelPlanOf, eventsOfPlan } from '../test/onboarding.js';
import { lookAtPlan } from './watch-onboarding.job.js';

// Events travel through a broker; a busy machine takes its time.
jest.setTimeout(30_000);

let database: Database;
beforeAll(async () => {
  database = await Database.open(
    definition,
    readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL }),
  );
});
afterAll(() => database.close());

const TODAY = dayOf(new Date());
const log = { child: () => log, error: (problem: unknown) => console.error(problem) };
/** What other services answer, where the job asks on its own. */
const answers: Record<string, object> = {
  'identity.organizations.timezone': { timezone: 'UTC' },
  'sales.newcomers.methodology': { passed: false },
  'healthcare.onboarding.proofs': { licence: false, hipaa: false },
  'cyber.clearance.proof': { verified: false },
};
const bus = {
  request: async (name: string) => ({ status: 200, headers: {}, body: JSON.stringify(answers[name] ?? {}) }),
};
const lookIn = (days: number, { organizationId }: Person, planId: string) =>
  lookAtPlan(
    systemContext(
      { service: 'talent', database, log, bus, committed: () => undefined } as unknown as ServiceParts,
      watchOnboarding.name,
      organizationId,
      new Date(Date.now() + days * 86_400_000),
    ),
    planId,
  );

/** Starts somebody's plan in an organization of one industry, so many days from now. */
async function started(admin: Person, person: Pick<Person, 'id'>, startsIn: number): Promise<string> {
  await cancelPlanOf(person);
  const [template] = (await admin.call(listOnboardingTemplates, {})).items;
  const { id } = await admin.call(startOnboarding, {
    employeeId: person.id,
    templateId: template!.id,
    startDate: addDays(TODAY, startsIn),
    managerId: admin.id,
    department: 'Operations',
  });
  return id;
}
const stateOf = async (admin: Person, onboardingPlanId: string, title: string) =>
  (await admin.call(getOnboarding, { onboardingPlanId })).tasks.find((task) => task.title.startsWith(title))!;
const at = (...emails: string[]) => Promise.all(emails.map((email) => signIn(email)));

describe('who is hired', () => {
  it('gets one plan, with the industry’s tasks, however often it is told', async () => {
    const [admin, person] = (await at('org.admin@northwind.example', 'sales.rep@northwind.example')) as [
      Person,
      Person,
    ];
    await cancelPlanOf(person);
    const applicationId = crypto.randomUUID();
    const hired = {
      applicationId,
      positionId: crypto.randomUUID(),
      positionTitle: 'Regional account executive',
      department: 'Sales',
      industry: 'SALES',
      userId: person.id,
      source: 'internal',
      startDate: addDays(TODAY, 14),
      hiringManagerId: admin.id,
      recruiterId: admin.id,
    };
    for (let time = 0; time < 3; time++)
      await ownerQuery(
        `insert into talent.outbox (id, organization_id, name, operation, request_id, payload, at)
         values (gen_random_uuid(), $1, 'talent.application.hired', 'test', 'test', $2, now())`,
        [person.organizationId, JSON.stringify(hired)],
      );
    await eventually(async () => {
      const taken = await ownerQuery(
        `select 1 from talent.inbox i join talent.outbox o on o.id = i.event_id
         where i.consumer like 'talent-openOnboarding-%' and o.payload ->> 'applicationId' = $1`,
        [applicationId],
      );
      const plans = await ownerQuery('select 1 from talent.onboarding_plan where application_id = $1', [applicationId]);
      expect([taken.length, plans.length]).toEqual([3, 1]);
    }, 20_000);
    const { items } = await admin.call(listOnboarding, { page: 1, search: 'Regional account' });
    expect(items).toMatchObject([{ employeeName: 'Wren Tollefsen', status: 'not_started', industry: 'SALES' }]);
    const [{ events }] = (await ownerQuery<{ events: number }>(
      `select count(*)::int as events from talent.outbox where name = 'talent.onboarding.started' and payload ->> 'planId' = $1`,
      [items[0]!.id],
    )) as [{ events: number }];
    expect(events).toBe(1);
  });
});

describe('proofs', () => {
  it('of HIPAA training come from healthcare’s rows, and let begin what waited for them', async () => {
    const [admin, nurse] = (await at('org.admin@harbor.example', 'nurse@harbor.example')) as [Person, Person];
    await ownerQuery(`delete from healthcare.attestation where user_id = $1`, [nurse.id]);
    const planId = await started(admin, nurse, -1);
    const training = await stateOf(admin, planId, 'Complete the HIPAA');
    const byHand = { onboardingTaskId: training.id, status: 'done' as const };
    expect((await admin.refused(changeOnboardingTask, byHand)).code).toBe('onboarding.unproved');
    expect((await stateOf(admin, planId, 'First shift')).waitsFor).toContain(training.title);
    await nurse.call(attest, { kind: 'training' });
    await eventually(async () =>
      expect(await stateOf(admin, planId, 'Complete the HIPAA')).toMatchObject({ status: 'done' }),
    );
    expect((await stateOf(admin, planId, 'First shift')).waitsFor).not.toContain(training.title);
    expect((await admin.refused(changeOnboardingTask, { ...byHand, status: 'todo' })).code).toBe('onboarding.proved');
  });

  it('of the methodology come from the passed quiz of level 1', async () => {
    const [admin, rep] = (await at('org.admin@northwind.example', 'sales.rep@northwind.example')) as [Person, Person];
    await ownerQuery(`delete from sales.quiz_attempt where user_id = $1`, [rep.id]);
    const planId = await started(admin, rep, -3);
    expect((await stateOf(admin, planId, 'Pass level 1')).status).toBe('todo');
    const questions = await ownerQuery<{ id: string; answer: number }>(
      'select id, answer from sales.methodology_question where organization_id = $1 and level = 1',
      [rep.organizationId],
    );
    const given = questions.map(({ id, answer }) => ({ questionId: id, option: answer }));
    expect((await rep.call(takeQuiz, { level: 1, answers: given })).passed).toBe(true);
    await eventually(async () => expect((await stateOf(admin, planId, 'Pass level 1')).status).toBe('done'));
  });
});

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
