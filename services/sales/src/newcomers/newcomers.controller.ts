import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { firstWins, methodologyProof } from '@talent-os/contracts/sales/newcomers.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { passes } from '../methodology/methodology.rules.js';

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
    const wins = await ctx.db.read<{ userId: string; wonOn: string }>(
      `select asked.user_id as "userId", min(d.close_date)::text as "wonOn"
       from unnest($2::uuid[], $3::text[]) as asked (user_id, since)
       join sales.deal d on d.organization_id = $1 and d.owner_id = asked.user_id and d.stage = 'closed_won'
         and d.close_date >= asked.since::date
       group by asked.user_id`,
      [people.map(({ userId }) => userId), people.map(({ from }) => from)],
    );
    return { wins };
  }
}
