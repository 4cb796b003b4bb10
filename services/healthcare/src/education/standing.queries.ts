import type { Ctx, Reader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { cycleAt, yearOf, type Cycle } from './cycle.rules.js';

type Requirement = {
  readonly name: string;
  readonly hours: number;
  readonly cycleMonths: number;
  readonly mandatoryTopics: string[];
  readonly endsOn: Day;
};
/** What a person's credentials ask of them now. */
export type EducationState = {
  readonly cycle: Cycle;
  readonly requirement: string | null;
  readonly required: number;
  readonly mandatoryTopics: readonly string[];
};

/** The requirement of a person's credentials that asks for most; `$2` is the person. */
const REQUIREMENT = `
  select r.name, r.hours, r.cycle_months as "cycleMonths", r.mandatory_topics as "mandatoryTopics", c.expiration_date as "endsOn"
  from healthcare.credential c
  join healthcare.ceu_requirement r on r.organization_id = c.organization_id and r.credential_name = c.name
    and r.state in ('', coalesce(c.state, ''))
  where c.organization_id = $1 and c.user_id = $2 and c.verified_at is not null and c.revoked_at is null
  order by r.hours desc, (r.state <> '') desc, c.expiration_date desc limit 1`;

/** What a person's credentials ask of them on a day. */
export async function standingOf(db: Reader, userId: string, today: Day): Promise<EducationState> {
  const found = await db.readOne<Requirement>(REQUIREMENT, [userId]);
  if (!found) return { cycle: yearOf(today), requirement: null, required: 0, mandatoryTopics: [] };
  const { name, hours, cycleMonths, mandatoryTopics, endsOn } = found;
  return { cycle: cycleAt(endsOn, cycleMonths, today), requirement: name, required: hours, mandatoryTopics };
}

const EARNED = `
  select coalesce(sum(credits), 0)::float8 as earned, count(*)::int as courses from healthcare.ceu_record
  where organization_id = $1 and user_id = $2 and completed_on between $3::date and $4::date`;
type EarnedCredits = { readonly earned: number; readonly courses: number };

/** Hours and courses that count in a cycle. */
export const earnedIn = async (db: Reader, ctx: Ctx, { startsOn, endsOn }: Cycle): Promise<EarnedCredits> =>
  (await db.readOne<EarnedCredits>(EARNED, [ctx.userId, startsOn, endsOn]))!;
