import type { Industry } from '@talent-os/contracts';
import type { CollaborationNote } from '../collaboration/collaboration-note.entity.js';
import type { Collaboration } from '../collaboration/collaboration.entity.js';
import { membersOf, NextStep, type Party } from '../collaboration/collaboration.rules.js';
import { steps, threads } from './collaboration.data.js';
import type { ApplicationRow } from './applications.seed.js';
import type { PositionRow } from './positions.seed.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { type SeedRow, type World } from './world.js';

type CollaborationSeed = SeedRow<Collaboration> & {
  readonly id: string;
  readonly createdAt: Date;
  /** Where its candidate stands: what is said and owed follows from it. */
  readonly stage: string;
};

const STAGES = ['applied', 'screen', 'assess', 'team-interview', 'final-interview', 'offer'];

/** Who has come furthest stands in a collaboration, somebody who signs in before all. */
function candidateOf(world: World, positionId: string, underWay: readonly ApplicationRow[]) {
  const order = (row: ApplicationRow) => STAGES.indexOf(row.stageKey);
  const signing = new Set(world.people.filter(({ signsIn }) => signsIn).map(({ id }) => id));
  return underWay
    .filter((row) => row.positionId === positionId)
    .toSorted(
      (one, other) => Number(signing.has(other.userId)) - Number(signing.has(one.userId)) || order(other) - order(one),
    )[0];
}

/** Collaborations of one industry: on each position the person who has come furthest in its pipeline, if anybody has. */
export function collaborationRows(
  world: World,
  industry: Industry,
  positions: readonly PositionRow[],
  underWay: readonly ApplicationRow[],
): CollaborationSeed[] {
  const dice = world.dice(`collaboration/${industry}`);
  const professionals = world.who(industry, 'professional').filter((person) => person.tenureDays >= 365);
  const known = professionals.filter((person) => person.signsIn);
  const shown = positions
    .filter((position) => position.industry === industry && position.status === 'open')
    .map((position) => ({ position, application: candidateOf(world, position.id, underWay) }))
    .toSorted((one, other) => Number(signsIn(world, other)) - Number(signsIn(world, one)));

  return shown.slice(0, world.large ? 12 : 6).map(({ position, application }, index) => {
    // The last ones are still looking for somebody.
    const candidateId = index % 6 === 5 ? null : (application?.userId ?? null);
    const professional =
      index % 2 === 0 && known.length > 0 ? known[(index / 2) % known.length]! : dice.pick(professionals);
    const members = {
      managerId: position.hiringManagerId,
      recruiterId: position.recruiterId,
      candidateId,
      professionalId: professional.id === candidateId ? null : professional.id,
    };
    const sides = membersOf(members).map(({ party }) => party);
    return {
      id: world.id('collaboration', position.id),
      positionId: position.id,
      ...members,
      nextStep: stepFor(sides, candidateId ? application!.stageKey : 'applied', world.now),
      stage: candidateId ? application!.stageKey : 'applied',
      createdAt: dice.since(position.openedAt),
    };
  });
}

const signsIn = (world: World, { application }: { readonly application: ApplicationRow | undefined }): boolean =>
  world.people.some((person) => person.signsIn && person.id === application?.userId);

/** What comes next, as it fits the stage the candidate is in. */
function stepFor(sides: readonly Party[], stage: string, now: Date): NextStep {
  const { owner, text, days } = steps[stage] ?? steps.applied!;
  const there = sides.includes('candidate') && sides.includes(owner);
  return NextStep.parse({
    owner: there ? owner : 'recruiter',
    text: there ? text : 'Propose two people for the open side',
    dueAt: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
  });
}

/** What the four wrote to each other. Lines of a side nobody has taken are left out. */
export function noteRows(world: World, collaborations: readonly CollaborationSeed[]): SeedRow<CollaborationNote>[] {
  return collaborations.flatMap((collaboration) => {
    const dice = world.dice(`notes/${collaboration.id}`);
    const authors = new Map(membersOf(collaboration).map(({ party, userId }) => [party, userId]));
    let last = collaboration.createdAt;
    return (threads[collaboration.stage] ?? threads.applied!).flatMap(({ by, to, body }) => {
      const authorId = authors.get(by);
      if (!authorId) return [];
      last = new Date(last.getTime() + (world.now.getTime() - last.getTime()) * 0.3 * (dice.between(3, 10) / 10));
      return [{ collaborationId: collaboration.id, authorId, body, visibleTo: [...to], createdAt: last }];
    });
  });
}
