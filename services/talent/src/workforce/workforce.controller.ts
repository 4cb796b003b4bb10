import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getWorkforce, MOST_SKILLS } from '@talent-os/contracts/talent/workforce.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { shownOf, workforceOf } from './workforce.queries.js';

@Controller()
export class WorkforceController {
  @Handles(getWorkforce)
  async skills({ industry }: Input<typeof getWorkforce>, ctx: Ctx) {
    const { skills, ...counted } = await workforceOf(ctx, industry);
    const single = skills
      .filter(({ able }) => able === 1)
      .toSorted((one, other) => other.filled + other.open - one.filled - one.open)
      .slice(0, MOST_SKILLS);
    const named = await peopleById(
      ctx,
      single.map(({ bestId }) => bestId),
    );
    return {
      ...counted,
      skills: shownOf(skills),
      singles: single.map(({ skillId, name, bestId, bestLevel, filled, open, learning }) => ({
        skillId,
        name,
        personId: bestId!,
        personName: named(bestId!).name,
        level: bestLevel!,
        seats: filled + open,
        learning,
      })),
      readAt: ctx.now.toISOString(),
    };
  }
}
