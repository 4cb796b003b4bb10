import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { toxicPairNames, toxicPairsOf } from '@talent-os/contracts/access/toxic-pairs.js';
import {
  DORMANT_DAYS,
  explainAccess,
  getAccessFindings,
  getAdministration,
  getRoleImpact,
  NAMED_MOST,
  permissionsIn,
} from '@talent-os/contracts/identity/access-controls.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { accountOf } from '../people/account.queries.js';
import { principalOf } from '../people/principal.rules.js';
import { inEach } from '../tenants/enter.js';
import {
  accountCounts,
  customRoleCount,
  holdersWithRoles,
  peopleOfSeveralRoles,
  stateOf,
  teamsOf,
} from './access-controls.queries.js';
import { decideAccess } from './decide-access.rules.js';

const sinceOf = ({ now }: Ctx): Date => new Date(now.getTime() - DORMANT_DAYS * DAY_MS);

/** What who administers the platform sees of people’s access. */
@Controller()
export class AccessControlsController {
  @Handles(getAdministration)
  async overview(_: Input<typeof getAdministration>, ctx: Ctx): Promise<Output<typeof getAdministration>> {
    const [users, customRoles, people, states] = await Promise.all([
      accountCounts(ctx.db, sinceOf(ctx), ctx.now),
      customRoleCount(ctx.db),
      peopleOfSeveralRoles(ctx.db),
      inEach(ctx, async ({ db }) => (await stateOf(db))?.status),
    ]);
    const count = (status: (typeof states)[number]) => states.filter((one) => one === status).length;
    const toxicPairs = people.filter(({ roles }) => toxicPairsOf(roles).length > 0).length;
    return {
      users,
      tenants: { active: count('active'), suspended: count('suspended'), archived: count('archived') },
      access: { customRoles, toxicPairs },
    };
  }

  @Handles(getAccessFindings)
  async findings(_: Input<typeof getAccessFindings>, ctx: Ctx): Promise<Output<typeof getAccessFindings>> {
    const [{ dormant }, people] = await Promise.all([
      accountCounts(ctx.db, sinceOf(ctx), ctx.now),
      peopleOfSeveralRoles(ctx.db),
    ]);
    const held = people.map(({ id, name, roles }) => ({ id, name, pairs: toxicPairsOf(roles) }));
    const pairs = toxicPairNames.flatMap((pair) => {
      const found = held.filter((one) => one.pairs.includes(pair)).map(({ id, name }) => ({ id, name }));
      return found.length > 0 ? [{ pair, people: found.length, named: found.slice(0, NAMED_MOST) }] : [];
    });
    return { dormant, pairs };
  }

  @Handles(getRoleImpact)
  async impact(
    { customRoleId, permissions }: Input<typeof getRoleImpact>,
    ctx: Ctx,
  ): Promise<Output<typeof getRoleImpact>> {
    await ctx.db.readExisting(`select id from identity.custom_role where organization_id = $1 and id = $2`, [
      customRoleId,
    ]);
    const holders = await holdersWithRoles(ctx.db, customRoleId);
    const teams = await teamsOf(
      ctx.db,
      holders.map(({ id }) => id),
    );
    const met = holders.map(({ roles }) =>
      toxicPairsOf(
        roles.map((role) =>
          role.customRoleId === customRoleId ? { ...role, addedPermissions: permissionsIn(permissions) } : role,
        ),
      ),
    );
    const pairs = toxicPairNames.flatMap((pair) => {
      const people = met.filter((one) => one.includes(pair)).length;
      return people > 0 ? [{ pair, people }] : [];
    });
    return { people: holders.length, teams, pairs };
  }

  /** Simulated: nobody acts by these rights. */
  @Handles(explainAccess)
  async explain({ userId, ...asked }: Input<typeof explainAccess>, ctx: Ctx): Promise<Output<typeof explainAccess>> {
    const account = await accountOf(ctx.db, userId);
    if (!account) throw new DomainError('resource.missing');
    const principals = account.roles.map((role) => ({
      name: role.customRole ?? null,
      principal: principalOf(account, role, ctx.principal.sessionId, ctx.now),
    }));
    return decideAccess(account, principals, asked);
  }
}
