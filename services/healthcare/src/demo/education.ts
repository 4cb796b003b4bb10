import { demoId, demoRandom, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { addDays, dayOf, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { cycleAt } from '../education/cycle.rules.js';
import { COURSES, REQUIREMENTS } from './courses.data.js';

type License = { readonly userId: string; readonly name: string; readonly expirationDate: Day };

/** Courses the people who sign in have completed, and are in the middle of with so many parts done. */
const NAMED = {
  completed: [0, 1, 4, 6, 7, 8, 9],
  underWay: new Map([
    [2, 2],
    [10, 0],
  ]),
};

export function demoEducation(
  { slug }: DemoOrganization,
  people: readonly DemoPerson[],
  licenses: readonly License[],
  now: Date,
) {
  const today = dayOf(now);
  const courses = COURSES.map(([title, provider, topic, credits, minutes, required, parts]) => ({
    id: demoId('course', slug, title),
    title,
    provider,
    topic,
    credits,
    minutes,
    required,
    parts: [...parts],
    inUse: true,
    revision: 0,
  }));
  const requirements = REQUIREMENTS.map(([name, credentialName, hours, cycleMonths, topics]) => ({
    name,
    credentialName,
    state: '',
    hours,
    cycleMonths,
    mandatoryTopics: [...topics],
  }));
  const way = people.flatMap((person) => wayOf(slug, person, licenses, today));
  return {
    courses,
    requirements,
    records: way.flatMap(({ records }) => records),
    enrollments: way.flatMap(({ enrollments }) => enrollments),
  };
}

function wayOf(slug: string, { id: userId, signsIn }: DemoPerson, licenses: readonly License[], today: Day) {
  const license = licenses.find((one) => one.userId === userId);
  const rule = license && REQUIREMENTS.find(([, credentialName]) => credentialName === license.name);
  if (!license || !rule) return { records: [], enrollments: [] };
  const random = demoRandom(`${slug}/education/${userId}`);
  const cycle = cycleAt(license.expirationDate, rule[3], today);
  const span = Math.max(1, daysBetween(cycle.startsOn, today));
  const share = 0.25 + random() * 0.65;
  const completed = COURSES.map((_, index) => index).filter((index) =>
    signsIn ? NAMED.completed.includes(index) : random() < share,
  );
  const idOf = (index: number) => demoId('course', slug, COURSES[index]![0]);
  const records = completed.map((index, order) => ({
    userId,
    courseId: idOf(index),
    credits: COURSES[index]![3],
    completedOn: addDays(cycle.startsOn, Math.floor((span * (order + random())) / (completed.length + 1))),
    certificate: `CE-${demoId('certificate', slug, userId, String(index)).slice(0, 8).toUpperCase()}`,
    cycleEndsOn: cycle.endsOn,
  }));
  const done = records.map(({ courseId, completedOn }) => ({
    userId,
    courseId,
    status: 'completed' as const,
    partsDone: COURSES.find(([title]) => demoId('course', slug, title) === courseId)![6].length,
    revision: 0,
    createdAt: new Date(Date.parse(completedOn)),
  }));
  const underWay = signsIn ? [...NAMED.underWay] : random() < 0.3 ? [[5, 1] as const] : [];
  return {
    records,
    enrollments: [
      ...done,
      ...underWay
        .filter(([index]) => !completed.includes(index))
        .map(([index, partsDone]) => ({
          userId,
          courseId: idOf(index),
          status: partsDone > 0 ? ('in_progress' as const) : ('enrolled' as const),
          partsDone,
          revision: 0,
        })),
    ],
  };
}
