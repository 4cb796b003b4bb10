import type { TeamPerson, TeamPersonDetail } from '@talent-os/contracts/talent/team-people.js';
import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { readinessOf } from '../skills/readiness.rules.js';
import { callerOf } from '../transitions/caller.js';
import { successorsOf, type TeamPersonRow } from './people.queries.js';
import { mayWith } from './people.rules.js';

/** People as planners read them, with names and readiness. */
export async function peopleAsRead(ctx: Ctx, rows: readonly TeamPersonRow[]): Promise<TeamPerson[]> {
  const people = await peopleById(
    ctx,
    rows.flatMap(({ personId, managerId }) => [personId, managerId]),
  );
  const caller = callerOf(ctx);
  return rows.map(({ needs, ...row }) => ({
    ...row,
    name: people(row.personId).name,
    managerName: people(row.managerId).name,
    readiness: needs && readinessOf(needs).readiness,
    may: mayWith(row, caller),
  }));
}

/** One of them with what the next role takes, and who is named for their seat. */
export async function personInFull(ctx: Ctx, row: TeamPersonRow): Promise<TeamPersonDetail> {
  const [[person], named] = await Promise.all([peopleAsRead(ctx, [row]), successorsOf(ctx, row.id)]);
  const people = await peopleById(
    ctx,
    named.flatMap(({ successorId, byId }) => [successorId, byId]),
  );
  return {
    ...person!,
    needs: (row.needs ?? []).map(({ skill, required, level, verified }) => ({ skill, required, level, verified })),
    named: named.map(({ successorId, byId, note, at }) => {
      const { name, title } = people(successorId);
      return { successorId, name, title, note, byName: people(byId).name, at };
    }),
  };
}
