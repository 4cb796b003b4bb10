import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { advanceCourse, completeMyCourse, enrollInCourse } from '@talent-os/contracts/talent/courses.js';
import { getLearningProgress } from '@talent-os/contracts/talent/learning-progress.js';
import {
  listVerifications,
  submitVerification,
  withdrawVerification,
} from '@talent-os/contracts/talent/verifications.js';
import { weekOf } from '@talent-os/service-kit/calendar';
import { demoToday, newMember, type Person } from '@talent-os/testing';

let author: Person;
let publisher: Person;
let learner: Person;
let other: Person;
let skillId: string;

beforeAll(async () => {
  const someone = async (role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'SALES_REP') =>
    (await newMember('meridian', { role, industry: 'SALES' })).signIn();
  [author, publisher, learner, other] = (await Promise.all([
    someone('HR_MANAGER'),
    someone('DEPARTMENT_HEAD'),
    someone('SALES_REP'),
    someone('SALES_REP'),
  ])) as [Person, Person, Person, Person];
  skillId = (await author.call(listCatalogueSkills, {})).items[0]!.id;
});

async function published(title: string) {
  const { id: catalogueItemId } = await author.call(createCatalogueItem, {
    kind: 'course',
    industry: 'SALES',
    title,
    summary: 'Shows what a test has to show.',
    minutes: 60,
    skillIds: [skillId],
    provider: 'In-house',
    format: 'self_paced',
    credits: 1.5,
    parts: ['One', 'Two'],
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId });
  return { catalogueItemId };
}
const certificate = new File(['%PDF-1.4\n% a certificate\n%%EOF\n'], 'certificate.pdf', { type: 'application/pdf' });

describe('the progress of who learns', () => {
  it('counts what is finished, and the week it was finished in once', async () => {
    expect(await learner.call(getLearningProgress, {})).toMatchObject({ courses: [], weeksLearned: 0 });
    const { id: courseEnrollmentId } = await learner.call(enrollInCourse, await published('Progress of a test'));
    expect((await learner.call(getLearningProgress, {})).weeksLearned).toBe(0);
    await learner.call(advanceCourse, { courseEnrollmentId });
    const half = await learner.call(getLearningProgress, {});
    expect(half).toMatchObject({ learnedMinutes: 30, earnedCredits: 0, weeksLearned: 1 });
    expect(half.courses).toMatchObject([{ id: courseEnrollmentId, provider: 'In-house', partsDone: 1, proof: null }]);
    await learner.call(advanceCourse, { courseEnrollmentId });
    await learner.call(completeMyCourse, { courseEnrollmentId, certificate: 'P-1' });
    const done = await learner.call(getLearningProgress, {});
    expect(done).toMatchObject({ learnedMinutes: 60, earnedCredits: 1.5, weeksLearned: 1 });
    expect(done.weeks.at(-1)).toEqual({ startsOn: weekOf(demoToday()), days: 1 });
    expect((await other.call(getLearningProgress, {})).courses).toEqual([]);
  });
});

describe('the certificate of a course', () => {
  it('is handed in for a completed course of one’s own, and gone when it is withdrawn', async () => {
    const { id: courseEnrollmentId } = await learner.call(enrollInCourse, await published('Certified by a test'));
    const paper = {
      kind: 'certification',
      name: 'Certified by a test',
      issuer: 'In-house',
      filename: 'certificate.pdf',
      courseEnrollmentId,
      file: certificate,
    };
    expect((await learner.send(submitVerification, paper)).body).toMatchObject({ code: 'education.unfinished' });
    for (let part = 0; part < 2; part += 1) await learner.call(advanceCourse, { courseEnrollmentId });
    await learner.call(completeMyCourse, { courseEnrollmentId, certificate: 'P-2' });
    expect((await other.send(submitVerification, paper)).body).toMatchObject({ code: 'resource.missing' });
    expect((await other.call(listVerifications, {})).items).toEqual([]);
    const { status, body } = await learner.send(submitVerification, paper);
    expect(status).toBe(201);
    const { id: verificationId } = body as { id: string };
    const proof = async () =>
      (await learner.call(getLearningProgress, {})).courses.find(({ id }) => id === courseEnrollmentId)!.proof;
    expect(await proof()).toEqual({ verificationId, filename: 'certificate.pdf' });
    await learner.call(withdrawVerification, { verificationId });
    expect(await proof()).toBeNull();
  });
});
