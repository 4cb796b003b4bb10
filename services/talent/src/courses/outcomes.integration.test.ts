import { beforeAll, describe, expect, it } from '@jest/globals';
import { getApplicantProfile } from '@talent-os/contracts/talent/applicant-profile.js';
import {
  createCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { advanceCourse, completeMyCourse, enrollInCourse } from '@talent-os/contracts/talent/courses.js';
import { getLearningOutcomes, shareCertificate } from '@talent-os/contracts/talent/learning-outcomes.js';
import { confirmSkill } from '@talent-os/contracts/talent/skill-matrix.js';
import { submitVerification } from '@talent-os/contracts/talent/verifications.js';
import { newMember, ownerQuery, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, record, type Team } from '../test/hiring.js';

let team: Team;
let publisher: Person;
let learner: Person;
let other: Person;
let skillId: string;

beforeAll(async () => {
  const someone = async (role: 'DEPARTMENT_HEAD' | 'SALES_REP') =>
    (await newMember('meridian', { role, industry: 'SALES' })).signIn();
  [team, publisher, learner, other] = await Promise.all([
    hiringTeam(),
    someone('DEPARTMENT_HEAD'),
    someone('SALES_REP'),
    someone('SALES_REP'),
  ]);
  skillId = (await team.hr.call(listCatalogueSkills, {})).items[0]!.id;
});

const outcomes = async () => (await learner.call(getLearningOutcomes, {})).items;

/** Completes a course of two parts; it answers the enrollment. */
async function completed(title: string): Promise<string> {
  const { id: catalogueItemId } = await team.hr.call(createCatalogueItem, {
    kind: 'course',
    industry: 'SALES',
    title,
    summary: 'Shows what a test has to show.',
    minutes: 60,
    skillIds: [skillId],
    provider: 'In-house',
    format: 'self_paced',
    parts: ['One'],
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId });
  const { id: courseEnrollmentId } = await learner.call(enrollInCourse, { catalogueItemId });
  expect((await learner.refused(shareCertificate, { courseEnrollmentId, shared: true })).code).toBe(
    'education.unfinished',
  );
  await learner.call(advanceCourse, { courseEnrollmentId });
  await learner.call(completeMyCourse, { courseEnrollmentId });
  return courseEnrollmentId;
}

/** A seat of the hiring manager's that the learner holds. */
async function ownSeat(): Promise<string> {
  const [seat] = await ownerQuery<{ id: string }>(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', 'Seat of a test',
       'department', 'Outcomes of a test', 'hiring_manager_id', $2::text, 'holder_id', $3::text, 'status', 'filled', 'filled_at', now(), 'role', 'SALES_REP',
       'required_skills', jsonb_build_array(jsonb_build_object('skillId', $4::text, 'level', 3, 'weight', 1))))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1 returning id`,
    [learner.organizationId, team.manager.id, learner.id, skillId],
  );
  return seat!.id;
}

describe('what happened after a course', () => {
  it('is what was confirmed, handed in, held and decided from then on, under the last course before it', async () => {
    expect(await outcomes()).toEqual([]);
    const { applicationId, positionId } = await applicant(team, learner, 'team-interview', 'direct');
    // Recorded as held long before any course.
    await record(team.recruiter, applicationId, [team.manager.id], 3);
    const id = await completed('Outcome of a test');
    expect(await outcomes()).toMatchObject([{ id, skills: [], papers: [], interviews: [], roles: [] }]);

    await team.manager.call(confirmSkill, { positionId: await ownSeat(), skillId, level: 3, evidence: 'Seen at work' });
    const paper = new File(['%PDF-1.4\n% a license\n%%EOF\n'], 'license.pdf', { type: 'application/pdf' });
    const said = { kind: 'license', name: 'Broker', issuer: 'State', filename: 'license.pdf', file: paper };
    expect((await learner.send(submitVerification, said)).status).toBe(201);
    await ownerQuery(
      `update talent.interview set start_at = now(), end_at = now() + interval '1 hour' where application_id = $1`,
      [applicationId],
    );
    await ownerQuery(`update talent.application set status = 'hired', stage_entered_at = now() where id = $1`, [
      applicationId,
    ]);
    expect(await outcomes()).toMatchObject([
      {
        id,
        skills: [{ skillId, level: 3, taught: true }],
        papers: [{ kind: 'license', name: 'Broker' }],
        interviews: [{ positionTitle: 'Seat of a test' }],
        roles: [{ positionId }],
      },
    ]);

    const next = await completed('Next outcome of a test');
    expect((await outcomes()).map((one) => [one.id, one.interviews.length])).toEqual([
      [next, 0],
      [id, 1],
    ]);
    expect((await other.call(getLearningOutcomes, {})).items).toEqual([]);
  });
});

describe('the certificate of a course', () => {
  it('is read by those who hire while it is shared', async () => {
    const courseEnrollmentId = await completed('Shared by a test');
    const { applicationId } = await applicant(team, learner, 'team-interview', 'direct');
    const shown = async () => (await team.recruiter.call(getApplicantProfile, { applicationId })).certificates;
    expect(await shown()).toEqual([]);
    expect((await other.refused(shareCertificate, { courseEnrollmentId, shared: true })).code).toBe('resource.missing');
    await learner.call(shareCertificate, { courseEnrollmentId, shared: true });
    expect(await shown()).toMatchObject([{ title: 'Shared by a test', provider: 'In-house', certificate: null }]);
    await learner.call(shareCertificate, { courseEnrollmentId, shared: false });
    expect(await shown()).toEqual([]);
  });
});
