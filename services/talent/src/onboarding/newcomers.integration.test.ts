import { describe, expect, it } from '@jest/globals';
import { attest } from '@talent-os/contracts/healthcare/compliance.js';
import { takeQuiz } from '@talent-os/contracts/sales/methodology.js';
import { changeOnboardingTask, unblockOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes.js';
import { listOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { cancelPlanOf, started, stateOf } from '../test/onboarding.js';

/** Somebody of the last hired who never signs in: no other test looks at what they hold. */
const colleagueOf = (slug: string) =>
  demoPeople(demoOrganizations.find((one) => one.slug === slug)!).findLast(({ roles }) =>
    roles.some(({ role }) => role === 'HEALTHCARE_PROFESSIONAL' || role === 'CYBER_ANALYST'),
  )!;
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
      startDate: addDays(demoToday(), 14),
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
    });
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

  it('of a licence need its primary source: a document alone lets nobody begin', async () => {
    const admin = await signIn('org.admin@harbor.example');
    const person = colleagueOf('harbor');
    await ownerQuery('delete from healthcare.credential where user_id = $1', [person.id]);
    const planId = await started(admin, person, 5);
    const licence = await stateOf(admin, planId, 'Verify the license');
    const check = { onboardingTaskId: licence.id, status: 'done' as const };
    await ownerQuery(
      `insert into healthcare.credential (id, organization_id, created_at, updated_at, user_id, name, kind, issuer,
         number, issued_at, expiration_date, verified_by, verified_at)
       values (gen_random_uuid(), $1, now(), now(), $2, 'Registered Nurse License', 'license', 'Board', 'RN-1',
         '2025-01-01', current_date + 300, 'document', now())`,
      [admin.organizationId, person.id],
    );
    expect((await admin.refused(changeOnboardingTask, check)).code).toBe('onboarding.unproved');
    await ownerQuery(`update healthcare.credential set verified_by = 'primary_source' where user_id = $1`, [person.id]);
    expect(await admin.call(changeOnboardingTask, check)).toEqual({ status: 'done' });
  });

  it('of a clearance let begin what needs access, and not before it is verified', async () => {
    const admin = await signIn('org.admin@sentinel.example');
    const person = colleagueOf('sentinel');
    await ownerQuery('delete from cyber.clearance where user_id = $1', [person.id]);
    const planId = await started(admin, person, 5);
    const access = await stateOf(admin, planId, 'Open access to detection');
    const unblock = { onboardingTaskId: access.id };
    expect(access).toMatchObject({ status: 'blocked', waitsFor: ['Have the clearance verified'] });
    expect((await admin.refused(unblockOnboardingTask, unblock)).code).toBe('onboarding.unproved');
    await ownerQuery(
      `insert into cyber.clearance (id, organization_id, created_at, updated_at, user_id, current_level, granted_date,
         granting_authority, investigation_status, verified_at, told)
       values (gen_random_uuid(), $1, now(), now(), $2, 'secret', '2025-01-01', 'Agency', 'favorable', now(), '{}')`,
      [admin.organizationId, person.id],
    );
    expect(await admin.call(unblockOnboardingTask, unblock)).toEqual({ status: 'todo' });
    expect((await stateOf(admin, planId, 'Have the clearance')).status).toBe('done');
    await ownerQuery('delete from cyber.clearance where user_id = $1', [person.id]);
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
