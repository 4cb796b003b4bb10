import { admits } from '@talent-os/contracts';
import { teamsOf, type Team } from '@talent-os/contracts/identity/teams.js';
import type { Arg, Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { namesOf } from './names.js';

/** Who reads goals, and on which day there: their id, their teams, and whether they work here (applicants do not). */
export type Viewer = {
  readonly userId: string;
  readonly worksHere: boolean;
  readonly teams: readonly Team[];
  readonly today: Day;
};

export async function viewerOf(ctx: Ctx): Promise<Viewer> {
  const { userId } = ctx;
  const worksHere = admits(ctx.ability, { audience: ['internalTeam', 'admin'] });
  const teams = worksHere ? (await ctx.call(teamsOf, { userId })).teams : [];
  return { userId, worksHere, teams, today: await todayOf(ctx) };
}

/** Somebody who writes their own goals, with their name: asked before the transaction that shows it. */
export type Owner = Viewer & { readonly name: string };

export async function ownerOf(ctx: Ctx): Promise<Owner> {
  const [viewer, nameOf] = await Promise.all([viewerOf(ctx), namesOf(ctx, [ctx.userId])]);
  return { ...viewer, name: nameOf(ctx.userId) };
}

/** The values `visibleTo` stands on: `$2` to `$4`. */
export const argsOf = ({ userId, worksHere, teams }: Viewer): Arg[] => [userId, worksHere, teams.map(({ id }) => id)];

/** The goals of an alias that the viewer may see: drafts are their owner's alone, whatever they are to become. */
export const visibleTo = (g: string) => `(${g}.owner_id = $2 or (${g}.status <> 'draft' and (
  (${g}.visibility = 'organization' and $3::boolean) or (${g}.visibility = 'team' and ${g}.team_id = any($4::uuid[])))))`;

/** Teams the viewer may give a goal to: those they are in or lead. */
export const mayShareWith = ({ teams }: Viewer, teamId: string | null): boolean =>
  teams.some(({ id, relation }) => id === teamId && relation !== 'above');
