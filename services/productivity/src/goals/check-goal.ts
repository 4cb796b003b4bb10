import type { ErrorCode, Input } from '@talent-os/contracts';
import { getStrategy } from '@talent-os/contracts/identity/strategy.js';
import type { createGoal } from '@talent-os/contracts/productivity/goals.js';
import { DomainError, type Ctx, type Reader } from '@talent-os/service-kit';
import { argsOf, mayShareWith, visibleTo, type Viewer } from './viewer.js';

type GoalScope = Pick<Input<typeof createGoal>, 'visibility' | 'teamId' | 'parentId'>;

const refusalOf = (viewer: Viewer, { visibility, teamId }: GoalScope): ErrorCode | undefined => {
  if (visibility === 'team' && !mayShareWith(viewer, teamId)) return 'goal.team';
  if (visibility === 'organization' && !viewer.worksHere) return 'goal.sharing';
  return undefined;
};

/** Refuses a goal shared with whom the viewer may not share it, or below one they may not read or that stands below it. */
export async function checkGoal(db: Reader, viewer: Viewer, facts: GoalScope, goalId?: string): Promise<void> {
  const refusal = refusalOf(viewer, facts);
  if (refusal) throw new DomainError(refusal);
  if (facts.parentId === null) return;
  const above = await db.read<{ id: string; readable: boolean }>(
    `with recursive above as (
       select g.id, g.parent_id, ${visibleTo('g')} as readable from productivity.goal g
       where g.organization_id = $1 and g.id = $5
       union
       select g.id, g.parent_id, true from productivity.goal g join above on g.id = above.parent_id
       where g.organization_id = $1)
     select id, readable from above`,
    [...argsOf(viewer), facts.parentId],
  );
  if (!above.some(({ id, readable }) => id === facts.parentId && readable)) throw new DomainError('resource.missing');
  if (above.some(({ id }) => id === goalId)) throw new DomainError('goal.parent');
}

type PillarChoice = { readonly pillarId?: string | null | undefined };

/** Refuses a pillar that the organization's strategy does not have; one that a goal has already stays. Asked before the transaction. */
export async function checkPillar(ctx: Ctx, { pillarId }: PillarChoice, goalId?: string): Promise<void> {
  if (!pillarId) return;
  const kept = goalId && (await ctx.db.readOne<{ pillarId: string | null }>(PILLAR_OF, [goalId]));
  if (kept && kept.pillarId === pillarId) return;
  const { strategy } = await ctx.call(getStrategy, {});
  if (!strategy?.pillars.some(({ id }) => id === pillarId)) throw new DomainError('resource.missing');
}

const PILLAR_OF = `select pillar_id as "pillarId" from productivity.goal where organization_id = $1 and id = $2`;
