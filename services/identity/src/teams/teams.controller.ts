import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  colleaguesOf,
  listTeams,
  managerOf,
  managersOf,
  myTeams,
  teamMembers,
  teamsOf,
} from '@talent-os/contracts/identity/teams.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findByIds } from '../people/people.queries.js';
import { colleagueIds, membersOfTeams, teamsOfPerson } from './teams.queries.js';
import { managerIdOf, managersOfPeople } from '../people/manager.queries.js';

@Controller()
export class TeamsController {
  @Handles(myTeams)
  async mine(_: Input<typeof myTeams>, ctx: Ctx) {
    return { items: await teamsOfPerson(ctx.db, ctx.userId) };
  }

  @Handles(listTeams)
  async list(_: Input<typeof listTeams>, ctx: Ctx) {
    const teams = await membersOfTeams(ctx.db);
    return { items: teams.map(({ memberIds, ...team }) => ({ ...team, people: memberIds.length })) };
  }

  @Handles(teamsOf)
  async of({ userId }: Input<typeof teamsOf>, ctx: Ctx) {
    return { teams: await teamsOfPerson(ctx.db, userId) };
  }

  @Handles(colleaguesOf)
  async colleagues({ userId }: Input<typeof colleaguesOf>, ctx: Ctx) {
    return findByIds(ctx.db, await colleagueIds(ctx.db, userId));
  }

  @Handles(managerOf)
  async manager({ userId }: Input<typeof managerOf>, ctx: Ctx) {
    return { managerId: await managerIdOf(ctx.db, userId) };
  }

  @Handles(managersOf)
  async managers({ userIds }: Input<typeof managersOf>, ctx: Ctx) {
    return { items: await managersOfPeople(ctx.db, userIds) };
  }

  @Handles(teamMembers)
  async members(_: Input<typeof teamMembers>, ctx: Ctx) {
    return { teams: await membersOfTeams(ctx.db) };
  }
}
