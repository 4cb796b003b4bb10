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
