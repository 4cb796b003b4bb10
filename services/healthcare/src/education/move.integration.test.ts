import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  completeCourse,
  continueCourse,
  enroll,
  getLedger,
  listCourses,
  moveCourses,
  withdrawEnrollment,
} from '@talent-os/contracts/healthcare/education.js';
import {
  createCatalogueItem,
  getCatalogueItem,
  listCatalogueSkills,
  publishCatalogueItem,
  retireCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { advanceCourse, completeMyCourse, enrollInCourse, listMyCourses } from '@talent-os/contracts/talent/courses.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, newMember, openOwnService, ownerQuery, workNow, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { keepCopy } from './copy.js';

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

const courseIn = async (courseId: string) =>
  (await nurse.call(listCourses, { page: 1, search: titles.get(courseId)! })).items.find(({ id }) => id === courseId);
const titles = new Map<string, string>();
const states = ['completed', 'withdrawn', 'in_progress', 'enrolled'] as const;

/** A course as healthcare kept it before, with somebody in every state. */
async function keptHere(): Promise<string> {
  const title = `Kept ${crypto.randomUUID()}`;
  const of = nurse.organizationId;
  const [course] = await ownerQuery<{ id: string }>(
    `insert into healthcare.course (id, organization_id, created_at, updated_at, title, provider, topic, credits, minutes, required, parts)
     values (gen_random_uuid(), $1, now(), now(), $2, 'Academy', 'Privacy', 1.5, 90, false, '{One,Two}') returning id`,
    [of, title],
  );
  const courseId = course!.id;
  titles.set(courseId, title);
  for (const status of states)
    await ownerQuery(
      `insert into healthcare.enrollment (id, organization_id, created_at, updated_at, user_id, course_id, status, parts_done)
       values (gen_random_uuid(), $1, date_trunc('milliseconds', now()) - interval '9 days', date_trunc('milliseconds', now()) - interval '3 days', gen_random_uuid(), $2, $3, $4)`,
      [of, courseId, status, status === 'completed' ? 2 : status === 'enrolled' ? 0 : 1],
    );
  await ownerQuery(
    `insert into healthcare.ceu_record (id, organization_id, created_at, updated_at, user_id, course_id, credits, completed_on, certificate, cycle_ends_on)
     select gen_random_uuid(), $1, now(), now(), e.user_id, $2, 1.5, current_date - 5, 'CE-OLD', current_date + 90
     from healthcare.enrollment e where e.course_id = $2 and e.status = 'completed'`,
    [of, courseId],
  );
  return courseId;
}

const SAID = `id, user_id as "userId", status, parts_done as "partsDone", created_at::text as "begunAt"`;
const rowsHere = (courseId: string) =>
  ownerQuery(`select ${SAID} from healthcare.enrollment where course_id = $1 order by id`, [courseId]);
const rowsThere = (courseId: string) =>
  ownerQuery(`select ${SAID} from talent.course_enrollment where item_id = $1 order by id`, [courseId]);
const wholeThere = (courseId: string) =>
  ownerQuery('select e.* from talent.course_enrollment e where e.item_id = $1 order by e.id', [courseId]);
const forget = (courseId: string) =>
  ownerQuery('update healthcare.course set handed_at = null where id = $1', [courseId]);

/** The organization's turn has come, and is over once nothing is due. */
async function moved(): Promise<void> {
  await ownerQuery(
    `insert into healthcare.due (kind, subject_id, organization_id, due_at) values ('courses', $1, $1, now())
     on conflict (kind, subject_id) do update set due_at = excluded.due_at`,
    [nurse.organizationId],
  );
  await workNow(moveCourses);
  const waiting = `select 1 from healthcare.due where kind = 'courses' and subject_id = $1`;
  await eventually(async () => expect(await ownerQuery(waiting, [nurse.organizationId])).toEqual([]));
}

async function published(more: { readonly price?: number } = {}): Promise<string> {
  const title = `Taught ${crypto.randomUUID()}`;
  const { id } = await author.call(createCatalogueItem, {
    kind: 'course',
    industry: 'HEALTHCARE',
    title,
    summary: 'Shows what a test has to show.',
    minutes: 60,
    skillIds: [skillId],
    provider: 'In-house',
    format: 'self_paced',
    topic: 'Privacy',
    credits: 2,
    parts: ['One', 'Two'],
    ...more,
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId: id });
  titles.set(id, title);
  await eventually(async () => expect(await courseIn(id)).toBeDefined());
  return id;
}

async function takenInTalent(catalogueItemId: string, certificate: string): Promise<void> {
  const { id: courseEnrollmentId } = await nurse.call(enrollInCourse, { catalogueItemId });
  for (const _ of ['One', 'Two']) await nurse.call(advanceCourse, { courseEnrollmentId });
  await nurse.call(completeMyCourse, { courseEnrollmentId, certificate });
}

describe('courses of healthcare', () => {
  it('are handed over with everybody who is in them, and once, however often that is tried', async () => {
    const courseId = await keptHere();
    await moved();
    const there = await rowsThere(courseId);
    expect(there).toHaveLength(states.length);
    expect(there).toEqual(await rowsHere(courseId));
    expect(await author.call(getCatalogueItem, { catalogueItemId: courseId })).toMatchObject({
      title: titles.get(courseId),
      status: 'published',
      industry: 'HEALTHCARE',
      shown: { provider: 'Academy', topic: 'Privacy', credits: 1.5, minutes: 90, parts: ['One', 'Two'] },
    });
    const completed = await ownerQuery(
      `select e.certificate from talent.course_enrollment e join healthcare.ceu_record n
         on n.user_id = e.user_id and n.certificate = e.certificate
       where e.item_id = $1 and (e.completed_at at time zone 'America/Chicago')::date = n.completed_on`,
      [courseId],
    );
    expect(completed).toEqual([{ certificate: 'CE-OLD' }]);

    // What comes behind it has been heard: the handover changed nothing for those who are in the course.
    await published();
    const told = `select 1 from healthcare.outbox where name = 'healthcare.enrollment.changed' and payload ->> 'courseId' = $1`;
    expect(await ownerQuery(told, [courseId])).toEqual([]);

    const whole = await wholeThere(courseId);
    await forget(courseId);
    await moved();
    expect(await wholeThere(courseId)).toEqual(whole);
  });

  it('that were handed over in part are complete with the first write', async () => {
    const courseId = await keptHere();
    // As if it had ended behind the first part: one is there, and nobody can open the course.
    await ownerQuery(
      `insert into talent.course_enrollment (id, organization_id, created_at, updated_at, user_id, item_id, number, status, parts_done)
       select id, organization_id, created_at, updated_at, user_id, course_id, 1, status, parts_done
       from healthcare.enrollment where course_id = $1 and status = 'enrolled'`,
      [courseId],
    );
    const { enrollmentId } = await nurse.call(enroll, { courseId });
    const there = await rowsThere(courseId);
    expect(there).toHaveLength(states.length + 1);
    expect(there).toEqual(await rowsHere(courseId));

    // As if it had ended before it was noted: what happened since stays.
    await forget(courseId);
    expect(await nurse.call(continueCourse, { enrollmentId })).toEqual({ status: 'in_progress', partsDone: 1 });
    expect(await rowsThere(courseId)).toEqual(await rowsHere(courseId));
  });

  it('are taken in talent, whichever of the two is asked', async () => {
    const courseId = await keptHere();
    const first = await nurse.call(enroll, { courseId });
    const mine = async (id: string) => (await nurse.call(listMyCourses, {})).items.find((course) => course.id === id);
    expect(await mine(first.enrollmentId)).toMatchObject({ catalogueItemId: courseId, status: 'enrolled' });
    await nurse.call(withdrawEnrollment, first);
    expect(await mine(first.enrollmentId)).toMatchObject({ status: 'withdrawn' });

    const { enrollmentId } = await nurse.call(enroll, { courseId });
    await nurse.call(continueCourse, { enrollmentId });
    await nurse.call(advanceCourse, { courseEnrollmentId: enrollmentId });
    await eventually(async () => expect((await courseIn(courseId))!.enrollment).toMatchObject({ partsDone: 2 }));
    const completedOn = addDays(demoToday('harbor'), demoToday('harbor').endsWith('-01-01') ? 0 : -1);
    const completing = { enrollmentId, certificate: 'CE-5', completedOn };
    expect(await nurse.call(completeCourse, completing)).toMatchObject({ credits: 1.5 });
    expect(await mine(enrollmentId)).toMatchObject({ status: 'completed', certificate: 'CE-5', partsDone: 2 });
    expect((await nurse.refused(completeCourse, completing)).code).toBe('education.settled');
    // What comes behind talent's event of it counts, and it counts once.
    await takenInTalent(await published(), 'CE-8');
    const records = await eventually(async () => {
      const all = (await nurse.call(getLedger, {})).records;
      expect(all.map(({ certificate }) => certificate)).toContain('CE-8');
      return all;
    });
    expect(records.filter(({ certificate }) => certificate === 'CE-5')).toMatchObject([
      { title: titles.get(courseId), credits: 1.5, completedOn, current: true },
    ]);
    expect(await courseIn(courseId)).toMatchObject({ counted: true, enrollment: null });
  });

  it('are those of the catalogue that give contact hours', async () => {
    const courseId = await published();
    expect(await courseIn(courseId)).toMatchObject({ topic: 'Privacy', credits: 2, minutes: 60, enrollment: null });
    const { id } = await nurse.call(enrollInCourse, { catalogueItemId: courseId });
    await eventually(async () =>
      expect((await courseIn(courseId))!.enrollment).toEqual({ id, status: 'enrolled', partsDone: 0 }),
    );
    await nurse.call(continueCourse, { enrollmentId: id });
    await nurse.call(continueCourse, { enrollmentId: id });
    await nurse.call(completeMyCourse, { courseEnrollmentId: id, certificate: 'CE-6' });
    await eventually(async () => expect(await courseIn(courseId)).toMatchObject({ counted: true, enrollment: null }));
    expect(await rowsThere(courseId)).toEqual(await rowsHere(courseId));
  });

  it('are refused as talent refuses them', async () => {
    const [retired, priced] = [await published(), await published({ price: 9_900 })];
    expect((await nurse.refused(enroll, { courseId: priced })).code).toBe('course.plan');
    const { enrollmentId } = await nurse.call(enroll, { courseId: retired });
    await publisher.call(retireCatalogueItem, { catalogueItemId: retired });
    expect(await nurse.call(continueCourse, { enrollmentId })).toMatchObject({ partsDone: 1 });
    await nurse.call(withdrawEnrollment, { enrollmentId });
    expect((await nurse.refused(enroll, { courseId: retired })).code).toBe('resource.missing');
    expect(await courseIn(retired)).toBeUndefined();
  });

  it('have a copy here that nothing older changes', async () => {
    const courseId = await published();
    const service = await openOwnService(definition);
    try {
      const ctx = service.context(moveCourses, nurse.organizationId);
      const enrollment = {
        id: crypto.randomUUID(),
        userId: crypto.randomUUID(),
        parts: ['One', 'Two'],
        begunAt: '2026-01-02T10:00:00.000Z',
        changedAt: '2026-01-03T10:00:00.000Z',
      };
      const kept = (revision: number, status: 'in_progress' | 'completed', partsDone: number) =>
        ctx.db.write(async (tx) => {
          const [course] = await tx.read<{ title: string; provider: string; topic: string; credits: number }>(
            'select title, provider, topic, credits from healthcare.course where organization_id = $1 and id = $2',
            [courseId],
          );
          const rest = { minutes: 60, required: false, parts: ['One', 'Two'], inUse: true, revision: 0 };
          return keepCopy(tx, ctx, {
            course: { ...course!, id: courseId, ...rest },
            enrollments: [{ ...enrollment, status, partsDone, revision }],
          });
        }, 'bookkeeping');
      const changed = { enrollmentId: enrollment.id, userId: enrollment.userId, courseId };
      expect(await kept(3, 'completed', 2)).toEqual([{ ...changed, status: 'completed' }]);
      expect(await kept(2, 'in_progress', 1)).toEqual([]);
      expect(await kept(3, 'completed', 2)).toEqual([]);
      expect(await rowsHere(courseId)).toMatchObject([{ id: enrollment.id, status: 'completed', partsDone: 2 }]);
      await ownerQuery('delete from healthcare.enrollment where id = $1', [enrollment.id]);
    } finally {
      await service.close();
    }
  });
});
