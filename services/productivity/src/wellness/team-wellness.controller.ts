import { Controller } from '@nestjs/common';
import { scopeOf, type Input } from '@talent-os/contracts';
import { teamMembers, teamsOf } from '@talent-os/contracts/identity/teams.js';
import { getTeamWellness } from '@talent-os/contracts/productivity/wellness-team.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { weekOf } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { freezeWeeks } from './freeze-weeks.js';
import { weeksOver } from './period.rules.js';
import { periodsShown, shownGroup } from './team.rules.js';
import { talliesIn } from './tallies.queries.js';

@Controller()
export class TeamWellnessController {
  @Handles(getTeamWellness)
  async team(_: Input<typeof getTeamWellness>, ctx: Ctx) {
    const clock = await clockOf(ctx);
    const { today } = clock;
    const weeks = weeksOver(weekOf(today));
    const { teams } = await ctx.call(teamMembers, {});
    await freezeWeeks(ctx, teams, weeks, clock);
    const mayReadAll = scopeOf(ctx.ability, 'TeamWellness') === 'organization';
    const mine = mayReadAll ? teams : (await ctx.call(teamsOf, { userId: ctx.userId })).teams;
    const ids = mine.map(({ id }) => id);
    const tallies = await talliesIn(ctx, ids, [...periodsShown(today), ...weeks]);
    return { groups: mine.map((team) => shownGroup(team, tallies, today, weeks)) };
  }
}
