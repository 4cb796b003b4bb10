import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { teamMerged } from '@talent-os/contracts/identity/team-setup.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { Goal } from './goal.entity.js';
import { emitGoalChanged } from './goal-changed.js';

/** Goals of a team that is part of another one now are that team's: nobody would see them any more. */
@Controller()
export class TeamMergedListener {
  @Listens(teamMerged, 'always')
  async moveGoals({ teamId, intoTeamId }: Payload<typeof teamMerged>, ctx: Ctx): Promise<void> {
    await ctx.db.write(async (tx) => {
      for (const { id } of await tx.findAll(Goal, { teamId })) {
        const goal = await tx.update(Goal, await tx.lock(Goal, id), { teamId: intoTeamId });
        emitGoalChanged(ctx, goal, 'changed');
      }
    });
  }
}
