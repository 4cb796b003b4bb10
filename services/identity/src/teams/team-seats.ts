import type { Output } from '@talent-os/contracts';
import type { getTeamTree } from '@talent-os/contracts/identity/team-setup.js';
import { listVacancies, type Vacancy } from '@talent-os/contracts/talent/vacancies.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { allTeams } from './team-setup.queries.js';
import { sameTeam } from './tree.rules.js';

/** Every team with the seats of it that nobody holds. A talent service that is away costs these alone. */
export async function teamsWithSeats(ctx: Ctx): Promise<Output<typeof getTeamTree>> {
  const [{ items, people }, vacancies] = await Promise.all([allTeams(ctx.db), vacanciesOf(ctx)]);
  const byTeam = Map.groupBy(vacancies ?? [], ({ department }) => sameTeam(department));
  const seatsOf = (name: string) =>
    (byTeam.get(sameTeam(name)) ?? []).map(({ positionId, title, openedAt, applicants }) => ({
      positionId,
      title,
      openedAt,
      applicants,
    }));
  return {
    items: items.map((team) => ({ ...team, vacancies: seatsOf(team.name) })),
    people,
    vacanciesKnown: vacancies !== undefined,
  };
}

async function vacanciesOf(ctx: Ctx): Promise<readonly Vacancy[] | undefined> {
  if (!ctx.principal.organizationModules.includes('talent')) return [];
  try {
    return (await ctx.withDeadline(2_000).call(listVacancies, {})).items;
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
