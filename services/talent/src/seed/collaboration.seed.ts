import type { Industry } from '@talent-os/contracts';
import type { CollaborationNote } from '../collaboration/collaboration-note.entity.js';
import type { Collaboration } from '../collaboration/collaboration.entity.js';
import { membersOf, NextStep, type Party } from '../collaboration/collaboration.rules.js';
import { steps, threads } from './collaboration.data.js';
import type { ExpressionRow } from './mobility.seed.js';
import type { PositionRow } from './positions.seed.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { type SeedRow, type World } from './world.js';

export type CollaborationSeed = SeedRow<Collaboration> & { readonly id: string; readonly createdAt: Date };

/**
 * Collaborations of one industry. Candidates from outside stand on positions shown outside, colleagues whose interest
 * was approved on the position they asked for; some have no candidate yet.
 */
export function collaborationRows(
  world: World,
  industry: Industry,
  positions: readonly PositionRow[],
  expressions: readonly ExpressionRow[],
): CollaborationSeed[] {
  const dice = world.dice(`collaboration/${industry}`);
  const outside = world
    .who(industry, 'candidate')
    .filter((person) => !world.who(industry, 'internalTeam').includes(person));
  const professionals = world.who(industry, 'professional').filter((person) => person.tenureDays >= 365);
  const known = professionals.filter((person) => person.signsIn);
  const live = positions.filter(
    (position) => position.industry === industry && ['open', 'filled'].includes(position.status),
  );
  const approved = new Map(
    expressions.filter((row) => row.status === 'approved').map((row) => [row.positionId, row.userId]),
  );

  return live.slice(0, world.large ? 12 : 6).map((position, index) => {
    const applies = position.visibility !== 'internal' && index % 2 === 0;
    const applicant = applies ? outside[(index / 2) % Math.max(outside.length, 1)]?.id : undefined;
    const candidateId = applicant ?? approved.get(position.id) ?? null;
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
      nextStep: position.status === 'open' ? stepFor(sides, index, world.now) : null,
      createdAt: dice.since(position.openedAt),
    };
  });
}

function stepFor(sides: readonly Party[], index: number, now: Date): NextStep {
  const { owner, text, days } = steps[index % steps.length]!;
  const there = sides.includes(owner);
  return NextStep.parse({
    owner: there ? owner : 'recruiter',
    text: there ? text : 'Propose two people for the open side',
    dueAt: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
  });
}

/** What the four wrote to each other. Lines of a side nobody has taken are left out. */
export function noteRows(world: World, collaborations: readonly CollaborationSeed[]): SeedRow<CollaborationNote>[] {
  return collaborations.flatMap((collaboration, index) => {
    const dice = world.dice(`notes/${collaboration.id}`);
    const authors = new Map(membersOf(collaboration).map(({ party, userId }) => [party, userId]));
    let last = collaboration.createdAt;
    return threads[index % threads.length]!.flatMap(({ by, to, body }) => {
      const authorId = authors.get(by);
      if (!authorId) return [];
      last = new Date(last.getTime() + (world.now.getTime() - last.getTime()) * 0.3 * (dice.between(3, 10) / 10));
      return [{ collaborationId: collaboration.id, authorId, body, visibleTo: [...to], createdAt: last }];
    });
  });
}
