import { roleTable } from '@talent-os/contracts';
import type { DemoPerson } from '@talent-os/service-kit';
import { addDays, dayOf, daysBefore, monthOf, monthStart } from '@talent-os/service-kit/calendar';
import type { Availability } from '../availability/availability.entity.js';
import type { Experience } from '../experience/experience.entity.js';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import type { FollowedIndustry } from '../industries/followed-industry.entity.js';
import type { ProfileView } from '../profile-views/profile-view.entity.js';
import type { Profile } from '../profile/profile.entity.js';
import type { Resume } from '../resumes/resume.entity.js';
import type { Target } from '../targets/target.entity.js';
import { pasts } from './profile.data.js';
import type { Dice, SeedRow, World } from './world.js';

/** What one person says of themselves. */
export type ProfileRows = {
  readonly profile: SeedRow<Profile>;
  readonly experience: readonly SeedRow<Experience>[];
  readonly availability: SeedRow<Availability>;
  readonly targets: readonly SeedRow<Target>[];
  readonly followed: readonly SeedRow<FollowedIndustry>[];
  readonly views: readonly SeedRow<ProfileView>[];
  readonly resumes: readonly SeedRow<Resume>[];
};

/** Days since people said when they can work; with more than sixty it is asked about again. */
const SAID_DAYS = [4, 21, 75, 38] as const;

/** Profiles of candidates and professionals who sign in: what nobody opens needs no rows. */
export const profileRows = (world: World): ProfileRows[] =>
  world.people
    .filter(
      ({ signsIn, roles }) => signsIn && roles.some(({ role }) => roleTable[role].audiences.includes('allTalent')),
    )
    .map((person, index) => rowsOf(world, person, index));

function rowsOf(world: World, person: DemoPerson, index: number): ProfileRows {
  const dice = world.dice(`profile/${person.email}`);
  const userId = person.id;
  const { industry } = person.roles[0]!;
  const past = pasts[industry];
  return {
    profile: {
      userId,
      headline: past.headline,
      visibility: { skills: 'hiring', experience: 'hiring', availability: 'hiring' },
      humanOnly: false,
    },
    experience: experienceOf(world, person, dice).map((entry) => ({ ...entry, userId })),
    availability: {
      userId,
      startOn: null,
      noticeDays: dice.pick([14, 28, 30]),
      hoursPerWeek: industry === 'HEALTHCARE' ? 36 : 40,
      shifts: industry === 'SALES' ? ['day'] : ['day', 'evening', 'weekend'],
      travelDays: industry === 'SALES' ? dice.between(4, 8) : 1,
      relocation: dice.pick(['no', 'region'] as const),
      places: world.locations[index % world.locations.length]!,
      payFloor: dice.between(58, 92) * 1_000_00,
      payPeriod: 'year',
      confirmedAt: daysBefore(world.now, SAID_DAYS[index % SAID_DAYS.length]!),
    },
    targets: past.aims.slice(0, 1 + (index % 2)).map((title, at) => ({
      userId,
      title,
      industry,
      pay: dice.between(80, 120) * 1_000_00,
      horizonMonths: 12 * (at + 1),
    })),
    followed: [{ userId, industry }],
    views: viewsOf(world, index).map((view) => ({ ...view, userId })),
    // Some have put their resume together, others have yet to.
    resumes: index % 2 === 0 ? [{ userId, positionId: null, summary: past.summary, leftOut: [] }] : [],
  };
}

/** Who looked at a profile, and how many days ago. */
const LOOKS = [
  ['RECRUITER', 2],
  ['HIRING_MANAGER', 3],
  ['RECRUITER', 6],
  ['RECRUITER', 15],
  ['HIRING_MANAGER', 16],
] as const;

/** Some were looked at lately, some a while ago, some by recruiters alone. */
const viewsOf = ({ organization, now }: World, index: number): Omit<SeedRow<ProfileView>, 'userId'>[] =>
  LOOKS.slice(index % 3, 3 + (index % 3)).map(([role, days]) => ({
    role,
    viewedOn: addDays(dayIn(now, organization.timezone), -days),
  }));

/** The present work of who works here, two jobs before it, a degree and a project. */
function experienceOf(world: World, person: DemoPerson, dice: Dice): Omit<SeedRow<Experience>, 'userId'>[] {
  const past = pasts[person.roles[0]!.industry];
  const ago = (months: number) => monthOf(monthStart(dayOf(world.now), -months));
  const isApplicant = world.isCandidate(person.roles);
  const joined = isApplicant ? 0 : Math.max(1, Math.round(person.tenureDays / 30));
  const [first, second] = dice.some(past.employers, 2) as [string, string];
  const [[latest, did], [before, learned]] = [past.jobs[0]!, past.jobs[1]!];
  const [turn, start] = [joined + dice.between(26, 40), joined + dice.between(56, 70)];
  const [degree, school] = dice.pick(past.education);
  const [project, where, what] = past.project;
  const here = {
    kind: 'job' as const,
    title: person.title,
    place: world.organization.name,
    description: '',
    startMonth: ago(joined),
    endMonth: null,
  };
  return [
    ...(isApplicant ? [] : [here]),
    {
      kind: 'job',
      title: latest,
      place: first,
      description: did,
      startMonth: ago(turn),
      endMonth: isApplicant ? null : ago(joined + 1),
    },
    // Half a year between two jobs, as many people have it: the screen says so and no more.
    {
      kind: 'job',
      title: before,
      place: second,
      description: learned,
      startMonth: ago(start + 6),
      endMonth: ago(turn + 7),
    },
    {
      kind: 'project',
      title: project,
      place: where,
      description: what,
      startMonth: ago(turn - 4),
      endMonth: ago(turn - 12),
    },
    {
      kind: 'education',
      title: degree,
      place: school,
      description: '',
      startMonth: ago(start + 54),
      endMonth: ago(start + 7),
    },
  ];
}
