import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
  retireCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { offerMentorship } from '@talent-os/contracts/talent/collaboration.js';
import {
  advanceCourse,
  completeMyCourse,
  enrollInCourse,
  listMyCourses,
  withdrawFromCourse,
} from '@talent-os/contracts/talent/courses.js';
import {
  addDevelopmentItem,
  agreeDevelopmentPlan,
  agreeMyDevelopmentPlan,
  getDevelopmentPlan,
  listMyDevelopment,
  listPlanMentors,
  startDevelopmentPlan,
} from '@talent-os/contracts/talent/development-plans.js';
import { addOwnSkill } from '@talent-os/contracts/talent/own-skills.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, newMember, ownerQuery, type Person } from '@talent-os/testing';

let author: Person;
let publisher: Person;
let manager: Person;
let employee: Person;
let mentor: Person;
let elsewhere: Person;
let skillId: string;
let positionId: string;
const today = demoToday();

const someone = async (
  role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'HIRING_MANAGER' | 'SALES_REP' | 'CYBER_ANALYST',
  industry: 'SALES' | 'CYBER' = 'SALES',
) => (await newMember('meridian', { role, industry })).signIn();

beforeAll(async () => {
  [author, publisher, manager, employee, mentor, elsewhere] = (await Promise.all([
    someone('HR_MANAGER'),
    someone('DEPARTMENT_HEAD'),
    someone('HIRING_MANAGER'),
    someone('SALES_REP'),
    someone('SALES_REP'),
    someone('CYBER_ANALYST', 'CYBER'),
  ])) as [Person, Person, Person, Person, Person, Person];
  skillId = (await author.call(listCatalogueSkills, {})).items[0]!.id;
  const [seat] = await ownerQuery<{ id: string }>(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', 'Seat of a test',
       'department', 'Courses of a test', 'hiring_manager_id', $2::text, 'holder_id', $3::text, 'status', 'filled', 'filled_at', now(), 'role', 'SALES_REP',
       'required_skills', jsonb_build_array(jsonb_build_object('skillId', $4::text, 'level', 3, 'weight', 1))))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1 returning id`,
    [manager.organizationId, manager.id, employee.id, skillId],
  );
  positionId = seat!.id;
});

let nth = 0;
const common = () => ({
  industry: 'SALES' as const,
  title: `Learning of a test ${(nth += 1)}`,
  summary: 'Shows what a test has to show.',
  minutes: 60,
  skillIds: [skillId],
});
const aCourse = (parts: readonly string[], credits: number | null = null) => ({
  ...common(),
  kind: 'course' as const,
  provider: 'In-house',
  format: 'classroom' as const,
  parts: [...parts],
  credits,
});
const aChallenge = () => ({ ...common(), kind: 'challenge' as const, body: 'Do it once.', criteria: ['It is done'] });

async function published(item: ReturnType<typeof aCourse> | ReturnType<typeof aChallenge>): Promise<string> {
  const { id } = await author.call(createCatalogueItem, item);
  await publisher.call(publishCatalogueItem, { catalogueItemId: id });
  return id;
}
const mine = async () => (await employee.call(listMyCourses, {})).items;

describe('a course', () => {
  it('is gone through part by part, once at a time, and left or completed', async () => {
    const catalogueItemId = await published(aCourse(['One', 'Two']));
    const enrolling = await Promise.all([employee, employee].map((by) => by.send(enrollInCourse, { catalogueItemId })));
    expect(enrolling.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const course = (await mine()).find((one) => one.catalogueItemId === catalogueItemId)!;
    expect(course).toMatchObject({ status: 'enrolled', parts: ['One', 'Two'], partsDone: 0, completedAt: null });
    const step = { courseEnrollmentId: course.id };
    expect((await mentor.refused(advanceCourse, step)).code).toBe('resource.missing');
    expect((await employee.refused(completeMyCourse, step)).code).toBe('education.unfinished');
    await employee.call(advanceCourse, step);
    expect(await employee.call(advanceCourse, step)).toEqual({ status: 'in_progress', partsDone: 2 });
    expect((await employee.refused(advanceCourse, step)).code).toBe('education.finished');
    // Who has begun it goes on.
    await author.call(retireCatalogueItem, { catalogueItemId });
    expect((await mentor.refused(enrollInCourse, { catalogueItemId })).code).toBe('resource.missing');
    expect(await employee.call(completeMyCourse, step)).toEqual({ finished: 0 });
    expect((await employee.refused(withdrawFromCourse, step)).code).toBe('education.settled');
  });

  it('is one of the own industry, in use, and a course', async () => {
    const catalogueItemId = await published(aCourse([]));
    expect((await elsewhere.refused(enrollInCourse, { catalogueItemId })).code).toBe('resource.missing');
    const challenge = await published(aChallenge());
    expect((await employee.refused(enrollInCourse, { catalogueItemId: challenge })).code).toBe('resource.missing');
    const { id: courseEnrollmentId } = await employee.call(enrollInCourse, { catalogueItemId });
    await employee.call(withdrawFromCourse, { courseEnrollmentId });
    await employee.call(enrollInCourse, { catalogueItemId });
  });

  it('asks for its certificate where it counts contact hours', async () => {
    const catalogueItemId = await published(aCourse([], 1.5));
    const { id: courseEnrollmentId } = await employee.call(enrollInCourse, { catalogueItemId });
    const refused = await employee.refused(completeMyCourse, { courseEnrollmentId });
    expect([refused.code, refused.errors?.[0]?.field]).toEqual(['request.invalid', 'certificate']);
    await employee.call(completeMyCourse, { courseEnrollmentId, certificate: 'A-17' });
    expect((await mine()).find(({ id }) => id === courseEnrollmentId)).toMatchObject({
      status: 'completed',
      certificate: 'A-17',
      credits: 1.5,
    });
  });
});

describe('an item of a plan', () => {
  it('is made from what is in use, and a completed course finishes it for both sides', async () => {
    const [course, challenge] = [await published(aCourse(['One'])), await published(aChallenge())];
    await mentor.call(addOwnSkill, { skillId, level: 5, evidence: 'Years of it', lastUsed: null });
    const { id: offerId } = await mentor.call(offerMentorship, { skillIds: [skillId], note: 'Tuesdays' });
    const period = { startsOn: today, endsOn: addDays(today, 120) };
    const { id } = await manager.call(startDevelopmentPlan, { positionId, ...period });
    const plan = { developmentPlanId: id };
    const item = { ...plan, skillId, toLevel: 3, dueOn: addDays(today, 60) };
    const ofItem = { ...item, action: 'course' as const, text: 'The course' };
    const refused = async (input: object) => (await manager.refused(addDevelopmentItem, { ...ofItem, ...input })).code;
    expect(await refused({ catalogueItemId: challenge })).toBe('development.source');
    expect(await refused({ offerId })).toBe('development.source');
    expect(await refused({ catalogueItemId: (await author.call(createCatalogueItem, aCourse([]))).id })).toBe(
      'resource.missing',
    );
    const { items: mentors } = await manager.call(listPlanMentors, { ...plan, skillId });
    expect(mentors).toContainEqual({ offerId, mentorName: expect.any(String), note: 'Tuesdays' });
    await manager.call(addDevelopmentItem, {
      ...item,
      action: 'stretch',
      text: 'The challenge',
      catalogueItemId: challenge,
    });
    await manager.call(addDevelopmentItem, { ...item, action: 'mentor', text: 'The mentor', offerId });
    const { version } = await manager.call(addDevelopmentItem, { ...ofItem, catalogueItemId: course });
    const agreed = await manager.call(agreeDevelopmentPlan, { ...plan, version });
    await employee.call(agreeMyDevelopmentPlan, { ...plan, version: agreed.version });

    const { id: courseEnrollmentId } = await employee.call(enrollInCourse, { catalogueItemId: course });
    await employee.call(advanceCourse, { courseEnrollmentId });
    const [read] = (await employee.call(listMyDevelopment, {})).items;
    const ofCourse = read!.list.find(({ catalogueItemId }) => catalogueItemId === course);
    expect(ofCourse).toMatchObject({
      doneAt: null,
      offerId: null,
      course: { courseEnrollmentId, status: 'in_progress', partsDone: 1, parts: 1 },
    });
    expect(await employee.call(completeMyCourse, { courseEnrollmentId })).toEqual({ finished: 1 });
    const after = await manager.call(getDevelopmentPlan, plan);
    expect(after.items).toEqual({ done: 1, total: 3 });
    expect(after.list.find(({ catalogueItemId }) => catalogueItemId === course)).toMatchObject({
      doneByName: expect.any(String),
      course: { status: 'completed' },
    });
  });
});
