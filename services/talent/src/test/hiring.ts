import { findPeople } from '@talent-os/contracts/identity/directory.js';
import {
  pickSlot,
  proposeInterview,
  recordInterview,
  submitScorecard,
} from '@talent-os/contracts/talent/interviews.js';
import { draftOffer, sendOffer, submitOffer, decideOffer } from '@talent-os/contracts/talent/offers.js';
import { addDays, minutesAfter } from '@talent-os/service-kit/calendar';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';

export type Team = {
  readonly manager: Person;
  readonly recruiter: Person;
  readonly hr: Person;
  readonly admin: Person;
  readonly rep: Person;
};

/** Who takes part in hiring at Meridian. */
export async function hiringTeam(): Promise<Team> {
  const boxes = ['hiring.manager', 'recruiter', 'hr.manager', 'org.admin', 'sales.rep'];
  const [manager, recruiter, hr, admin, rep] = (await Promise.all(
    boxes.map((box) => signIn(`${box}@meridian.example`)),
  )) as [Person, Person, Person, Person, Person];
  return { manager, recruiter, hr, admin, rep };
}

/** Puts somebody into a stage of a seat of the hiring manager's, as only a database owner can: a test needs one of its own. */
export async function applicant(
  { manager, recruiter }: Pick<Team, 'manager' | 'recruiter'>,
  person: { readonly id: string; readonly organizationId: string },
  stageKey = 'team-interview',
  source = 'internal',
) {
  const [seat] = await ownerQuery<{ id: string }>(
    `insert into talent.position (id, organization_id, created_at, updated_at, title, department, location, remote,
       description, industry, job_family, hiring_manager_id, recruiter_id, visibility, pipeline_template_id,
       required_skills, opened_at, status, role)
     select gen_random_uuid(), $1, now(), now(), 'Seat of a test', department, location, remote, description, industry,
       job_family, $2, $3, 'external', pipeline_template_id, required_skills, now(), 'open', role
     from talent.position where organization_id = $1 and industry = 'SALES' and required_skills <> '[]' order by id limit 1 returning id`,
    [person.organizationId, manager.id, recruiter.id],
  );
  const [application] = await ownerQuery<{ id: string }>(
    `insert into talent.application (id, organization_id, created_at, updated_at, position_id, user_id, source, stage_key,
       stage_entered_at, status, history)
     values (gen_random_uuid(), $1, now(), now(), $2, $3, $5, $4, now(), 'active', '[]') returning id`,
    [person.organizationId, seat!.id, person.id, stageKey, source],
  );
  return { positionId: seat!.id, applicationId: application!.id };
}

/** A person's colleague who signs in nowhere: somebody to apply in a test. */
export async function colleague(asked: Person, nth = 0) {
  const { items } = await asked.call(findPeople, { role: 'SALES_REP', industry: 'SALES' });
  return { id: items[nth]!.id, organizationId: asked.organizationId };
}

/** Minutes from now, on the minute, as an instant. */
export const inMinutes = (minutes: number): string => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  return minutesAfter(new Date(now), minutes).toISOString();
};

/**
 * Hours that keep the interviews of a run apart from those of the demo and of other runs. Files that run in the same
 * product may draw the same: each asks for hours of its own, below 2,000. No interview lies two years away.
 */
const FAR = 2_000 + 2_000 * Math.floor(Math.random() * 7);

/** Three slots of an hour, two hours apart, the first so many hours from a time far ahead. */
export const threeSlots = (hours: number): string[] => [0, 2, 4].map((more) => inMinutes((FAR + hours + more) * 60));

export const propose = (by: Person, applicationId: string, interviewerIds: string[], slots: string[]) =>
  by.call(proposeInterview, { applicationId, kind: 'video', interviewerIds, slots });

/** An interview that ended so many hours before a time long ago, recorded. */
export const record = (by: Person, applicationId: string, interviewerIds: string[], hoursAgo: number) =>
  by.call(recordInterview, { applicationId, kind: 'phone', interviewerIds, start: inMinutes(-60 * (FAR + hoursAgo)) });

export const card = (by: Person, interviewId: string) =>
  by.call(submitScorecard, { interviewId, recommendation: 'yes', notes: 'Good examples.' });

export const pick = (by: Person, interviewId: string, start: string) => by.call(pickSlot, { interviewId, start });

const terms = () => ({ baseSalary: 9_000_000, variable: 1_000_000, startDate: addDays(demoToday(), 30) });
export const draft = (by: Person, applicationId: string) => by.call(draftOffer, { applicationId, ...terms() });

/** Drafts, submits, approves and sends an offer. */
export async function sent({ recruiter, manager, hr }: Team, applicationId: string): Promise<string> {
  const { id: jobOfferId } = await draft(recruiter, applicationId);
  await recruiter.call(submitOffer, { jobOfferId });
  await manager.call(decideOffer, { jobOfferId, decision: 'approved' });
  await hr.call(decideOffer, { jobOfferId, decision: 'approved' });
  await recruiter.call(sendOffer, { jobOfferId });
  return jobOfferId;
}
