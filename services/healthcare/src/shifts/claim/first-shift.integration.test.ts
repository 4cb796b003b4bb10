import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimShift } from '@talent-os/contracts/healthcare/shifts.js';
import { fillShift, publishShift, shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { cancelOnboarding, startOnboarding } from '@talent-os/contracts/talent/onboarding-changes.js';
import { getOnboarding, listOnboardingTemplates } from '@talent-os/contracts/talent/onboarding.js';
import { DomainError } from '@talent-os/service-kit/domain-error';
import { addDays } from '@talent-os/service-kit/calendar';
import {
  demoToday,
  eventually,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { definition } from '../../index.js';
import { choiceOf } from './claimable.js';
import { ClaimsController } from './claims.controller.js';

const today = () => demoToday('harbor');
let admin: Person;
let service: OwnService;

beforeAll(async () => {
  admin = await signIn('org.admin@harbor.example');
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: { timezone: 'UTC' } } });
});
afterAll(() => service.close());

const contextOf = (userId: string) =>
  service.context(claimShift, admin.organizationId).forOrganization(admin.organizationId, userId);
/** What becomes of somebody's claim: its status, or the code it is refused with. */
const claimOf = (userId: string, shiftId: string) =>
  new ClaimsController().claim({ shiftId }, contextOf(userId)).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  );

/** Somebody of the clinic who never signs in, is not being onboarded and holds nothing but the card of a shift. */
async function newcomer(card: string): Promise<string> {
  const [{ id }] = (await ownerQuery<{ id: string }>(
    `select p.id from healthcare.person p where p.organization_id = $1
       and exists (select 1 from identity.person h where h.id = p.id and h.password_hash is null)
       and not exists (select 1 from talent.onboarding_plan o where o.employee_id = p.id)
       and exists (select 1 from healthcare.credential c where c.user_id = p.id and c.kind = 'license')
     order by p.id limit 1`,
    [admin.organizationId],
  )) as [{ id: string }];
  for (const table of ['credential', 'attestation', 'shift_assignment'])
    await ownerQuery(`delete from healthcare.${table} where user_id = $1`, [id]);
  await paper(id, card, 'certification', 'document');
  return id;
}
const paper = (userId: string, name: string, kind: string, by: string) =>
  ownerQuery(
    `insert into healthcare.credential (id, organization_id, created_at, updated_at, user_id, name, kind, issuer, number,
       issued_at, expiration_date, verified_at, verified_by, verified_reference)
     values (gen_random_uuid(), $1, now(), now(), $2, $3, $4, 'Board', 'N-1', '2026-01-01', '2036-01-01', now(), $5, 'Card')`,
    [admin.organizationId, userId, name, kind, by],
  );

async function shiftFor(card: string): Promise<string> {
  const { id } = await admin.call(publishShift, {
    department: `Ward of ${card}`,
    date: addDays(today(), 12),
    startTime: '09:00',
    endTime: '13:00',
    slots: 1,
    requiredCredentials: [card],
  });
  await ownerQuery(`update healthcare.shift set created_at = now() - interval '2 days' where id = $1`, [id]);
  return id;
}

/** Starts somebody's onboarding, and waits until it is known here. */
async function onboarded(employeeId: string): Promise<string> {
  const [template] = (await admin.call(listOnboardingTemplates, {})).items;
  const { id } = await admin.call(startOnboarding, {
    employeeId,
    templateId: template!.id,
    startDate: addDays(today(), 3),
    managerId: admin.id,
    department: 'Clinical care',
  });
  await eventually(async () => expect(await holdOf(id)).toEqual(['hipaa', 'licence']));
  return id;
}
const holdOf = async (planId: string) =>
  (await ownerQuery<{ proofs: string[] }>('select proofs from healthcare.onboarding_hold where id = $1', [planId]))[0]
    ?.proofs;

describe('the first shift of a newcomer', () => {
  it('is claimed once the licence is verified with its primary source and the training is done, not before', async () => {
    const card = `Newcomer card ${Date.now()}`;
    const [person, shiftId] = [await newcomer(card), await shiftFor(card)];
    await onboarded(person);
    expect(await claimOf(person, shiftId)).toBe('shift.onboarding');
    const { items, hidden } = await choiceOf(contextOf(person));
    expect(items.map(({ id }) => id)).not.toContain(shiftId);
    expect(hidden.find(({ id }) => id === shiftId)).toMatchObject({ reason: 'shift.onboarding', missing: [] });
    expect((await admin.refused(fillShift, { shiftId, userId: person })).code).toBe('shift.onboarding');
    const candidates = (await admin.call(shiftCandidates, { shiftId })).items;
    expect(candidates).toMatchObject([{ userId: person, refusal: 'shift.onboarding' }]);

    await paper(person, 'Registered Nurse License', 'license', 'document');
    expect(await claimOf(person, shiftId)).toBe('shift.onboarding');
    await ownerQuery(
      `update healthcare.credential set verified_by = 'primary_source' where user_id = $1 and kind = 'license'`,
      [person],
    );
    expect(await claimOf(person, shiftId)).toBe('shift.onboarding');
    await ownerQuery(
      `insert into healthcare.attestation (id, organization_id, created_at, updated_at, user_id, kind, attested_on)
       values (gen_random_uuid(), $1, now(), now(), $2, 'training', $3)`,
      [admin.organizationId, person, today()],
    );
    expect(await claimOf(person, shiftId)).toBe('confirmed');
  });

  it('is held back by no plan that was cancelled', async () => {
    const card = `Cancelled card ${Date.now()}`;
    const [person, shiftId] = [await newcomer(card), await shiftFor(card)];
    const onboardingPlanId = await onboarded(person);
    expect(await claimOf(person, shiftId)).toBe('shift.onboarding');
    const { version } = await admin.call(getOnboarding, { onboardingPlanId });
    await admin.call(cancelOnboarding, { onboardingPlanId, version, reason: 'Took another offer' });
    await eventually(async () => expect(await holdOf(onboardingPlanId)).toEqual([]));
    expect(await claimOf(person, shiftId)).toBe('confirmed');
  });
});
