import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { advanceCourse, completeMyCourse, enrollInCourse } from '@talent-os/contracts/talent/courses.js';
import { listOpenCourses, saveCourse } from '@talent-os/contracts/talent/learning.js';
import { newMember, type Person } from '@talent-os/testing';

let author: Person;
let publisher: Person;
let learner: Person;
let elsewhere: Person;
let skillId: string;

beforeAll(async () => {
  const someone = async (
    role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'SALES_REP' | 'CYBER_ANALYST',
    industry: 'SALES' | 'CYBER',
  ) => (await newMember('meridian', { role, industry })).signIn();
  [author, publisher, learner, elsewhere] = (await Promise.all([
    someone('HR_MANAGER', 'SALES'),
    someone('DEPARTMENT_HEAD', 'SALES'),
    someone('SALES_REP', 'SALES'),
    someone('CYBER_ANALYST', 'CYBER'),
  ])) as [Person, Person, Person, Person];
  skillId = (await author.call(listCatalogueSkills, {})).items[0]!.id;
});

let nth = 0;
async function published(more: { price?: number; required?: boolean } = {}) {
  const title = `Open course of a test ${(nth += 1)}`;
  const { id: catalogueItemId } = await author.call(createCatalogueItem, {
    kind: 'course',
    industry: 'SALES',
    title,
    summary: 'Shows what a test has to show.',
    minutes: 30,
    skillIds: [skillId],
    provider: 'In-house',
    format: 'self_paced',
    parts: ['One'],
    ...more,
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId });
  return { catalogueItemId, title };
}
const seen = async (search: string, by = learner) => (await by.call(listOpenCourses, { search })).items[0];

describe('the marketplace', () => {
  it('shows how far one is in each course, and takes it again', async () => {
    const { catalogueItemId, title } = await published();
    expect(await seen(title)).toMatchObject({ course: null, saved: false, may: { do: ['enroll'] } });
    const { id: courseEnrollmentId } = await learner.call(enrollInCourse, { catalogueItemId });
    expect(await seen(title)).toMatchObject({
      course: { courseEnrollmentId, status: 'enrolled', partsDone: 0, parts: 1 },
      may: { do: [] },
    });
    expect((await learner.call(listOpenCourses, { search: title, show: 'mine' })).total).toBe(1);
    await learner.call(advanceCourse, { courseEnrollmentId });
    await learner.call(completeMyCourse, { courseEnrollmentId });
    expect(await seen(title)).toMatchObject({ course: { status: 'completed' }, may: { do: ['enroll'] } });
  });

  it('keeps courses for later', async () => {
    const { catalogueItemId, title } = await published();
    await learner.call(saveCourse, { catalogueItemId, saved: true });
    await learner.call(saveCourse, { catalogueItemId, saved: true });
    expect((await learner.call(listOpenCourses, { search: title, show: 'saved' })).total).toBe(1);
    expect((await seen(title, publisher))!.saved).toBe(false);
    await learner.call(saveCourse, { catalogueItemId, saved: false });
    expect((await seen(title))!.saved).toBe(false);
  });

  it('leaves what the organization pays for to the plan', async () => {
    const { catalogueItemId, title } = await published({ price: 9_900, required: true });
    expect(await seen(title)).toMatchObject({ price: 9_900, required: true, may: { do: [] } });
    expect((await learner.refused(enrollInCourse, { catalogueItemId })).code).toBe('course.plan');
    expect((await learner.call(listOpenCourses, { search: title, show: 'free' })).total).toBe(0);
    expect((await learner.call(listOpenCourses, { search: title, required: 'true' })).total).toBe(1);
  });

  it('is of the own industry', async () => {
    const { catalogueItemId, title } = await published();
    expect(await seen(title, elsewhere)).toBeUndefined();
    expect((await elsewhere.refused(saveCourse, { catalogueItemId, saved: true })).code).toBe('resource.missing');
  });
});
