import type { Industry, Role } from '@talent-os/contracts';
import { demoId, demoPeople, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { addDays, dayOf, daysBefore } from '@talent-os/service-kit/calendar';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { demoExcellenceActions } from '@talent-os/service-kit/demo/excellence';
import { excellenceTask } from '../tasks/excellence-task.js';
import { demoGoal, type PlannedGoal } from './demo-goals.js';
import { demoFocus, demoSuggestions, demoTasks } from './demo-person.js';
import { wordsOf } from './role-words.js';
import { organizationGoals, pastGoal, teamGoals } from './words.data.js';

const PAST: readonly [number, number] = [-147, -56];
/** Colleagues who cannot sign in but share a goal with everybody. */
const SHARING = 8;
/** The share of them who keep a list of tasks and time their focus, and for how many days back. */
const USING = 0.6;
const RECENT_DAYS = 21;
const recent = (now: Date) => daysBefore(now, RECENT_DAYS);

const holds = ({ roles }: DemoPerson, sought: Role, industry?: Industry) =>
  roles.some((one) => one.role === sought && (industry === undefined || one.industry === industry));
const industryOf = ({ roles }: DemoPerson): Industry => roles[0]!.industry;

/** All rows of one demo organization's goals, tasks, focus and suggestions, the same for the same moment everywhere. */
export function demoProductivity(organization: DemoOrganization, now: Date) {
  const people = demoPeople(organization);
  const signing = people.filter(({ signsIn }) => signsIn);
  const goals = [
    ...sharedGoals(organization, people),
    ...signing.flatMap((person) => personGoals(organization, person)),
  ];
  const busy = people.filter(({ id, signsIn }) => !signsIn && new Choices('busy', id).chance(USING));
  const suggested = signing.map((person) => demoSuggestions(person, now));
  return {
    goals: goals.map((wish) => demoGoal(wish, now)),
    tasks: [
      ...signing.flatMap((person) => demoTasks(person, ownGoal(organization.slug, person), now)),
      ...busy.flatMap((person) => recentTasks(person, now)),
      ...excellenceTasks(organization.slug, now),
    ],
    sessions: [
      ...signing.flatMap((person) => demoFocus(person, now)),
      ...busy.flatMap((person) => demoFocus(person, now).filter(({ startedAt }) => startedAt >= recent(now))),
      ...suggested.map(({ session }) => session),
    ],
    suggestions: suggested.flatMap(({ suggestions }) => suggestions),
  };
}

/** What was accepted of the analyses of sales excellence. */
const excellenceTasks = (slug: string, now: Date) =>
  demoExcellenceActions(slug).map(({ module, action, taskId, ownerId, dueIn, doneAgo }) => ({
    id: taskId,
    createdAt: daysBefore(now, 9),
    ownerId,
    ...excellenceTask(module, action, addDays(dayOf(now), dueIn))!,
    status: doneAgo === undefined ? ('todo' as const) : ('done' as const),
    closedAt: doneAgo === undefined ? null : daysBefore(now, doneAgo),
    remindedOf: null,
  }));

/** What a colleague who cannot sign in has had on their list lately. */
function recentTasks(person: DemoPerson, now: Date) {
  const choices = new Choices('recent', person.id);
  return demoTasks(person, null, now).flatMap((task) => {
    if (task.closedAt) return task.closedAt >= recent(now) ? [task] : [];
    const due = addDays(dayOf(now), -choices.whole(0, 12));
    return choices.chance(0.2) ? [{ ...task, due, remindedOf: due }] : [];
  });
}

const ownKey = (slug: string, person: DemoPerson) => [slug, person.id, 'own'];
const ownGoal = (slug: string, person: DemoPerson) => demoId('goal', ...ownKey(slug, person));
const teamKey = (slug: string, industry: Industry) => [slug, 'team', industry];
const topKey = (slug: string, index: number) => [slug, 'organization', String(index)];

/** Goals of the organization, below them one of each department, and some of colleagues. */
function sharedGoals({ slug, industries }: DemoOrganization, people: readonly DemoPerson[]): PlannedGoal[] {
  const head = people.find((person) => holds(person, 'ORGANIZATION_ADMIN'));
  const top = organizationGoals.map((words, index): PlannedGoal => ({
    key: topKey(slug, index),
    ownerId: head!.id,
    words,
    visibility: 'organization',
    pillarId: demoId('pillar', slug, String(1 - index)),
  }));
  const teams = industries.map((industry): PlannedGoal => ({
    key: teamKey(slug, industry),
    ownerId: leadOf(people, industry).id,
    words: teamGoals[industry],
    visibility: 'team',
    teamId: demoId('team', slug, industry),
    parentId: demoId('goal', ...topKey(slug, 1)),
  }));
  const colleagues = people.filter(({ signsIn }) => !signsIn).slice(0, SHARING);
  const others = colleagues.map((person, index): PlannedGoal => ({
    key: [slug, person.id, 'shared'],
    ownerId: person.id,
    words: new Choices('shared', person.id).pick(wordsOf(person).goals),
    visibility: 'organization',
    parentId: demoId('goal', ...topKey(slug, index % 2)),
  }));
  return [...top, ...teams, ...others];
}

/** A department's first head or manager, else a person of it who can sign in. */
const leadOf = (people: readonly DemoPerson[], industry: Industry): DemoPerson =>
  (['DEPARTMENT_HEAD', 'HEALTHCARE_PROFESSIONAL', 'CYBER_ANALYST', 'SALES_REP'] as const)
    .map((sought) => people.find((person) => holds(person, sought, industry)))
    .find((person) => person !== undefined)!;

/** One shared with the team, one private, a draft, and one of the last quarter. */
function personGoals({ slug }: DemoOrganization, person: DemoPerson): PlannedGoal[] {
  const industry = industryOf(person);
  const words = wordsOf(person).goals;
  const from = new Choices('words', person.id).whole(0, words.length - 1);
  const [first, second, third] = [...words.slice(from), ...words.slice(0, from)];
  const ownerId = person.id;
  const due = new Choices('due', person.id).chance(0.5);
  const alone = { visibility: 'private' } as const;
  const shared = {
    visibility: 'team',
    teamId: demoId('team', slug, industry),
    parentId: demoId('goal', ...teamKey(slug, industry)),
  } as const;
  return [
    { key: ownKey(slug, person), ownerId, words: first!, lastCheckIn: 8, ...(inTeam(person) ? shared : alone) },
    { key: [slug, ownerId, 'private'], ownerId, words: second!, lastCheckIn: due ? 9 : 2, ...alone },
    { key: [slug, ownerId, 'draft'], ownerId, words: third!, status: 'draft', ...alone },
    { key: [slug, ownerId, 'past'], ownerId, words: pastGoal, status: 'scored', period: PAST, reached: 0.7, ...alone },
  ];
}

const inTeam = (person: DemoPerson) => !holds(person, 'CANDIDATE') && !holds(person, 'PLATFORM_ADMIN');
