import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  completeCourse,
  enroll,
  getLedger,
  listCourses,
  myEducation,
  withdrawEnrollment,
} from '@talent-os/contracts/healthcare/education.js';
import {
  createCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { completeMyCourse, enrollInCourse } from '@talent-os/contracts/talent/courses.js';
import { demoToday, eventually, newMember, ownerQuery, type Person } from '@talent-os/testing';

let author: Person;
let publisher: Person;
let nurse: Person;
let skillId: string;

beforeAll(async () => {
  const someone = async (role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'HEALTHCARE_PROFESSIONAL') =>
    (await newMember('harbor', { role, industry: 'HEALTHCARE' })).signIn();
  [author, publisher, nurse] = (await Promise.all([
    someone('HR_MANAGER'),
    someone('DEPARTMENT_HEAD'),
    someone('HEALTHCARE_PROFESSIONAL'),
  ])) as [Person, Person, Person];
  skillId = (await author.call(listCatalogueSkills, {})).items[0]!.id;
});

async function published(title: string, credits: number | null): Promise<string> {
  const { id } = await author.call(createCatalogueItem, {
    kind: 'course',
    industry: 'HEALTHCARE',
    title,
    summary: 'Shows what a test has to show.',
    minutes: 60,
    skillIds: [skillId],
    provider: 'In-house',
    format: 'self_paced',
    credits,
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId: id });
  return id;
}

async function taken(catalogueItemId: string, certificate: string): Promise<void> {
  const { id: courseEnrollmentId } = await nurse.call(enrollInCourse, { catalogueItemId });
  await nurse.call(completeMyCourse, { courseEnrollmentId, certificate });
}
const records = async () => (await nurse.call(getLedger, {})).records;

describe('a course of the catalogue', () => {
  it('counts its contact hours once in a cycle, beside those that are kept here', async () => {
    const title = `Wound care ${crypto.randomUUID()}`;
    const [counting, without] = await Promise.all([published(title, 2.5), published(`${title}, in short`, null)]);
    expect(await records()).toEqual([]);
    await taken(without, '');
    await taken(counting, 'CE-1');
    const record = await eventually(async () => {
      const [first] = await records();
      expect(first).toBeDefined();
      return first!;
    });
    expect(record).toMatchObject({
      title,
      credits: 2.5,
      certificate: 'CE-1',
      completedOn: demoToday('harbor'),
      current: true,
    });
    expect(await nurse.call(myEducation, {})).toMatchObject({ ceuEarned: 2.5, coursesCompleted: 1 });

    // Taken again, it counts no second time: what comes after it is there, and it is not.
    await taken(counting, 'CE-2');
    await taken(await published(`${title}, in depth`, 1), 'CE-3');
    await eventually(async () => expect((await records()).length).toBeGreaterThan(1));
    expect((await records()).map(({ certificate }) => certificate).toSorted()).toEqual(['CE-1', 'CE-3']);
  });

  it('counts like the one of its title that is kept here, so that the two count once', async () => {
    const title = `Airways ${crypto.randomUUID()}`;
    const [kept] = await ownerQuery<{ id: string }>(
      `insert into healthcare.course (id, organization_id, created_at, updated_at, title, provider, topic, credits, minutes, required, parts)
       values (gen_random_uuid(), $1, now(), now(), $2, 'Academy', 'Care', 1, 60, false, '{}') returning id`,
      [nurse.organizationId, title],
    );
    const taught = await published(title, 1);
    const { enrollmentId } = await nurse.call(enroll, { courseId: kept!.id });
    await taken(taught, 'CE-4');
    const again = async () => (await nurse.call(listCourses, { search: title })).items;
    await eventually(async () => expect((await again()).map(({ counted }) => counted)).toEqual([true, true]));
    const certificate = { enrollmentId, certificate: 'CE-4b', completedOn: demoToday('harbor') };
    expect((await nurse.refused(completeCourse, certificate)).code).toBe('education.counted');
    await nurse.call(withdrawEnrollment, { enrollmentId });
    expect((await nurse.refused(enroll, { courseId: kept!.id })).code).toBe('education.counted');
  });
});
