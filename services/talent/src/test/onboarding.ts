import { startOnboarding } from '@talent-os/contracts/talent/onboarding-changes.js';
import { getOnboarding, listOnboardingTemplates } from '@talent-os/contracts/talent/onboarding.js';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { ownerQuery, type Person } from '@talent-os/testing';

/** Takes the running plan of somebody out of the way of the next test. */
export const cancelPlanOf = ({ id }: Pick<Person, 'id'>) =>
  ownerQuery(
    `update talent.onboarding_plan set status = 'cancelled', version = version + 1
     where employee_id = $1 and status in ('not_started', 'preboarding', 'active')`,
    [id],
  );

/** What was told of a plan so far, without the words they share. */
export const eventsOfPlan = async (planId: string): Promise<string[]> =>
  (
    await ownerQuery<{ name: string }>(
      `select name from talent.outbox where payload ->> 'planId' = $1 order by at, id`,
      [planId],
    )
  ).map(({ name }) => name.replace('talent.onboarding.', ''));

/** Starts somebody's plan in an organization of one industry, so many days from now, as days are counted in UTC. */
export async function started(admin: Person, person: Pick<Person, 'id'>, startsIn: number): Promise<string> {
  await cancelPlanOf(person);
  const [template] = (await admin.call(listOnboardingTemplates, {})).items;
  const { id } = await admin.call(startOnboarding, {
    employeeId: person.id,
    templateId: template!.id,
    startDate: addDays(dayOf(new Date()), startsIn),
    managerId: admin.id,
    department: 'Operations',
  });
  return id;
}
/** A task of a plan, by the beginning of its title. */
export const stateOf = async (admin: Person, onboardingPlanId: string, title: string) =>
  (await admin.call(getOnboarding, { onboardingPlanId })).tasks.find((task) => task.title.startsWith(title))!;
