import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  collaborationChanged,
  handOver,
  listCollaborations,
  postNote,
} from '@talent-os/contracts/talent/collaboration.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { sharedCounts } from '../marketplace/marketplace.queries.js';
import { peopleById } from '../people/people.js';
import { Position } from '../positions/position.entity.js';
import { CollaborationNote } from './collaboration-note.entity.js';
import { Collaboration } from './collaboration.entity.js';
import { myCollaborations, type CollaborationRow } from './collaboration.queries.js';
import { recipientsOf, membersOf, partyOf, type Party } from './collaboration.rules.js';

@Controller()
export class CollaborationController {
  @Handles(listCollaborations)
  async list(_input: Input<typeof listCollaborations>, ctx: Ctx) {
    const [rows, { activeFourWayPositions, ...counts }] = await Promise.all([myCollaborations(ctx), sharedCounts(ctx)]);
    const people = await peopleById(ctx, rows.flatMap(namedIn));
    const items = rows.map((row) => itemOf(row, ctx.userId, (id) => people(id).name));
    return { items, activeCollaborations: activeFourWayPositions, ...counts };
  }

  @Handles(postNote)
  async post({ collaborationId, body, visibleTo }: Input<typeof postNote>, ctx: Ctx) {
    const people = await peopleById(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const collaboration = await mine(tx, collaborationId, ctx.userId);
      const note = await tx.insert(CollaborationNote, { collaborationId, authorId: ctx.userId, body, visibleTo });
      await announce(tx, ctx, collaboration, 'note', visibleTo);
      return { id: note.id, body, authorName: people(ctx.userId).name, visibleTo, at: note.createdAt.toISOString() };
    });
  }

  @Handles(handOver)
  handOver({ collaborationId, ...nextStep }: Input<typeof handOver>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const collaboration = await mine(tx, collaborationId, ctx.userId);
      if (!membersOf(collaboration).some(({ party }) => party === nextStep.owner))
        throw new DomainError('request.invalid', [{ field: 'owner', message: 'Nobody has taken this side yet' }]);
      await tx.update(Collaboration, collaboration, { nextStep });
      await announce(tx, ctx, collaboration, 'next-step', [nextStep.owner]);
      return {};
    });
  }
}

/** The collaboration, locked. Missing for everybody who takes no part in it. */
async function mine(tx: Transaction, id: string, userId: string): Promise<Collaboration> {
  const collaboration = await tx.lock(Collaboration, id);
  if (!partyOf(collaboration, userId)) throw new DomainError('resource.missing');
  return collaboration;
}

async function announce(
  tx: Transaction,
  ctx: Ctx,
  row: Collaboration,
  what: 'note' | 'next-step',
  to: readonly Party[],
) {
  const { title } = await tx.get(Position, row.positionId);
  const ownerIds = recipientsOf(row, to, ctx.userId);
  ctx.emit(collaborationChanged, { collaborationId: row.id, what, ownerIds, positionTitle: title });
}

const namedIn = (row: CollaborationRow) => [
  ...membersOf(row).map(({ userId }) => userId),
  ...row.notes.map(({ authorId }) => authorId),
];

type Item = Output<typeof listCollaborations>['items'][number];
function itemOf(row: CollaborationRow, userId: string, nameOf: (id: string) => string): Item {
  const { id, positionTitle, department, status, nextStep } = row;
  return {
    id,
    positionTitle,
    department,
    status,
    people: membersOf(row).map((member) => ({ ...member, name: nameOf(member.userId) })),
    nextStep,
    notes: row.notes.map(({ authorId, ...note }) => ({ ...note, authorName: nameOf(authorId) })),
    me: partyOf(row, userId) ?? null,
  };
}
