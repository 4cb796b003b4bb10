import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  completeCourse,
  continueCourse,
  enroll,
  getLedger,
  listCourses,
  myEducation,
  withdrawEnrollment,
} from '@talent-os/contracts/healthcare/education.js';
import { ownCredentials } from '@talent-os/contracts/healthcare/credentials.js';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { addDays, daysBetween } from '@talent-os/service-kit/calendar';

let nurse: Person;
beforeAll(async () => {
  nurse = await signIn('nurse@harbor.example');
});

const courseNamed = async (search: string) => (await nurse.call(listCourses, { search })).items[0]!;

describe('continuing education', () => {
  it('answers the specified fields, mandatory courses first', async () => {
    const mine = await nurse.call(myEducation, {});
    expect(Object.keys(mine).toSorted()).toEqual([
      'availableCourses',
      'ceuEarned',
      'ceuProgress',
      'ceuRequired',
      'coursesCompleted',
      'daysRemaining',
    ]);
    for (const course of mine.availableCourses)
      expect(Object.keys(course).toSorted()).toEqual([
        'credits',
        'duration',
        'enrolled',
        'provider',
        'required',
        'title',
      ]);
    const required = mine.availableCourses.map((course) => course.required);
    expect(required).toEqual(required.toSorted((one, other) => Number(other) - Number(one)));
    expect(mine.ceuRequired).toBe(30);
    expect(mine.ceuProgress).toBe(Math.min(100, Math.round((mine.ceuEarned / 30) * 100)));
    const { cycle } = await nurse.call(getLedger, {});
    expect(mine.daysRemaining).toBe(daysBetween(demoToday('harbor'), cycle.endsOn));
  });

  it('counts a course once its certificate is there, and once only in a cycle', async () => {
    const before = await nurse.call(myEducation, {});
    const { id: courseId, parts, credits } = await courseNamed('Pressure Injuries');
    const { enrollmentId } = await nurse.call(enroll, { courseId });
    expect((await nurse.refused(enroll, { courseId })).code).toBe('education.enrolled');
    const certificate = { enrollmentId, certificate: 'CE-77', completedOn: demoToday('harbor') };
    for (const [index] of parts.entries()) {
      expect((await nurse.refused(completeCourse, certificate)).code).toBe('education.unfinished');
      expect(await nurse.call(continueCourse, { enrollmentId })).toEqual({
        status: 'in_progress',
        partsDone: index + 1,
      });
    }
    expect((await nurse.refused(continueCourse, { enrollmentId })).code).toBe('education.finished');
    expect((await nurse.call(myEducation, {})).ceuEarned).toBe(before.ceuEarned);
    const early = await nurse.refused(completeCourse, { ...certificate, completedOn: addDays(demoToday('harbor'), 1) });
    expect(early.errors).toMatchObject([{ field: 'completedOn' }]);
    const long = await nurse.refused(completeCourse, { ...certificate, completedOn: '2019-01-01' });
    expect(long.errors).toMatchObject([{ field: 'completedOn' }]);
    await nurse.call(completeCourse, certificate);
    const after = await nurse.call(myEducation, {});
    expect(after).toMatchObject({
      ceuEarned: before.ceuEarned + credits,
      coursesCompleted: before.coursesCompleted + 1,
    });
    expect(after.availableCourses.some(({ title }) => title.includes('Pressure Injuries'))).toBe(false);
    expect((await nurse.refused(enroll, { courseId })).code).toBe('education.counted');
    expect((await nurse.refused(withdrawEnrollment, { enrollmentId })).code).toBe('education.settled');
    const events = await ownerQuery<{ name: string }>(
      `select name from healthcare.outbox where payload ->> 'enrollmentId' = $1 and name like '%completed'`,
      [enrollmentId],
    );
    expect(events).toHaveLength(1);
  });

  it('lets people withdraw and begin again', async () => {
    const { id: courseId } = await courseNamed('Falls');
    const { enrollmentId } = await nurse.call(enroll, { courseId });
    await nurse.call(withdrawEnrollment, { enrollmentId });
    expect((await courseNamed('Falls')).enrollment).toBeNull();
    await nurse.call(enroll, { courseId });
  });

  it('takes one enrollment, however often and however simultaneously it is asked for', async () => {
    const { id: courseId } = await courseNamed('Precepting');
    const answers = await Promise.all(Array.from({ length: 8 }, () => nurse.send(enroll, { courseId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('keeps a ledger: the cycle of my license, its topics, and every course that counts', async () => {
    const { cycle, topics, records } = await nurse.call(getLedger, {});
    const held = await nurse.call(ownCredentials, {});
    expect(held.items.map(({ expirationDate }) => expirationDate)).toContain(cycle.endsOn);
    expect(cycle.requirement).toContain('Registered nurse');
    const current = records.filter((record) => record.current);
    expect(current.reduce((sum, { credits }) => sum + credits, 0)).toBe(cycle.earned);
    expect(topics.find(({ topic }) => topic === 'Infection control')).toEqual({
      topic: 'Infection control',
      met: true,
    });
    expect(topics.some(({ met }) => !met)).toBe(true);
  });

  it('shows a colleague’s enrollment to nobody else', async () => {
    const [other] = await ownerQuery<{ id: string }>(
      `select id from healthcare.enrollment where organization_id = $1 and user_id <> $2 and status <> 'completed' limit 1`,
      [nurse.organizationId, nurse.id],
    );
    expect((await nurse.refused(continueCourse, { enrollmentId: other!.id })).code).toBe('resource.missing');
  });
});
