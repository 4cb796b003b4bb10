import type { MyApplication } from '@talent-os/contracts/talent/my-applications.js';
import type { JourneyStage, MyJourney } from '@talent-os/contracts/talent/my-journey.js';
import { offerStates } from '@talent-os/contracts/talent/offer-states.js';
import type { AssignedTask, OnboardingDetail } from '@talent-os/contracts/talent/onboarding.js';
import type { OwnProfile } from '@talent-os/contracts/talent/own-profile.js';

export type JourneyFacts = {
  readonly applications: readonly MyApplication[];
  /** Of the caller’s own onboarding. */
  readonly plan: Pick<OnboardingDetail, 'status'> | null;
  /** Open ones of theirs, the earliest first. */
  readonly tasks: readonly Pick<AssignedTask, 'title' | 'dueOn'>[];
  readonly profile: Pick<OwnProfile, 'parts'>;
  readonly targets: number;
  /** Saved and not applied for, the first saved first. */
  readonly saved: readonly { readonly id: string; readonly title: string }[];
  /** They work here. */
  readonly inside: boolean;
  readonly now: Date;
};

type Next = MyJourney['next'];

const runs = ({ status }: MyApplication): boolean => status === 'active' || status === 'on_hold';
const offered = ({ offer }: MyApplication): boolean => offer !== null && offerStates[offer.status].out;
const slotsOf = ({ status, interviews }: MyApplication): string[] =>
  status === 'active' ? interviews.flatMap((one) => (one.status === 'proposed' ? one.slots : [])).toSorted() : [];

/** When the interview of an application is that lies ahead first. */
const aheadOf = ({ interviews }: MyApplication, now: Date): string | undefined =>
  interviews
    .flatMap(({ status, start }) => (status === 'scheduled' && start && new Date(start) > now ? [start] : []))
    .toSorted()[0];

/** Where somebody is: as far on as anything of theirs is. */
function stageOf({ plan, applications, inside }: JourneyFacts): JourneyStage {
  if (plan?.status === 'active') return 'grow';
  if (plan?.status === 'preboarding' || plan?.status === 'not_started' || applications.some(offered)) return 'join';
  if (applications.some(runs)) return 'apply';
  return inside ? 'advance' : 'discover';
}

const step = (name: Next['step'], more: Partial<Next> = {}): Next => ({
  step: name,
  about: null,
  positionId: null,
  applicationId: null,
  part: null,
  dueAt: null,
  ...more,
});
const ofApplication = ({ id, positionId, positionTitle }: MyApplication, dueAt: string | null) => ({
  about: positionTitle,
  positionId,
  applicationId: id,
  dueAt,
});
const earliest = <T>(all: readonly T[], at: (one: T) => string | undefined): T | undefined =>
  all.filter((one) => at(one) !== undefined).toSorted((one, other) => at(one)!.localeCompare(at(other)!))[0];

/** Steps in the order they come first: what others wait for before what is only good to do. */
const offers: readonly ((facts: JourneyFacts) => Next | undefined)[] = [
  ({ applications }) => {
    const found = earliest(applications.filter(offered), ({ offer }) => offer?.expiresAt);
    return found && step('answerOffer', ofApplication(found, found.offer!.expiresAt));
  },
  ({ applications }) => {
    const found = earliest(applications, (one) => slotsOf(one)[0]);
    return found && step('pickSlot', ofApplication(found, slotsOf(found)[0]!));
  },
  ({ tasks: [task] }) => task && step('doTask', { about: task.title, dueAt: `${task.dueOn}T00:00:00Z` }),
  ({ applications, now }) => {
    const found = earliest(applications.filter(runs), (one) => aheadOf(one, now));
    return found && step('prepare', ofApplication(found, aheadOf(found, now)!));
  },
  ({ profile }) => {
    const [missing] = profile.parts
      .filter(({ part, done }) => !done && part !== 'resume')
      .toSorted((one, other) => other.points - one.points);
    return missing && step('fillProfile', { part: missing.part });
  },
  ({ saved: [first] }) => first && step('applySaved', { about: first.title, positionId: first.id }),
];

/** Where somebody is on their way, and the one step that is best taken next. */
export function journeyOf(facts: JourneyFacts): MyJourney {
  const { applications, targets, saved, tasks, now } = facts;
  const next = offers.map((found) => found(facts)).find((found) => found !== undefined);
  return {
    at: stageOf(facts),
    running: applications.filter(runs).length,
    interviews: applications.filter((one) => runs(one) && aheadOf(one, now)).length,
    targets,
    saved: saved.length,
    tasks: tasks.length,
    next: next ?? step('look'),
  };
}
