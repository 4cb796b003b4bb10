import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { firstWins, methodologyProof } from '@talent-os/contracts/sales/newcomers.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { passes } from '../methodology/methodology.rules.js';
import { firstWinsOf } from './first-wins.queries.js';

@Controller()
export class NewcomersController {
  @Handles(methodologyProof)
  async methodology({ userId, level }: Input<typeof methodologyProof>, ctx: Ctx) {
    const row = await ctx.db.readOne<{ best: number | null }>(
      `select max(score) as best from sales.quiz_attempt where organization_id = $1 and user_id = $2 and level = $3`,
      [userId, level],
    );
    return { passed: passes(row?.best ?? null) };
  }

  @Handles(firstWins)
  async wins({ people }: Input<typeof firstWins>, ctx: Ctx) {
    return { wins: await firstWinsOf(ctx.db, people) };
  }
}
