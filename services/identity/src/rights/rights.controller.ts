import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { colleagueRights } from '@talent-os/contracts/identity/directory.js';
import { fullName } from '@talent-os/contracts/identity/full-name.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { teamLeadsOf } from '../notifications/recipients.queries.js';
import type { AssignedRole } from '../people/account.queries.js';
import { colleagueRoles, colleaguesById, colleaguesByName } from '../people/colleagues.queries.js';
import { principalOf } from '../people/principal.rules.js';

type Rights = Output<typeof colleagueRights>;

/** No session of theirs: these rights are looked at, nobody acts by them. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

const worksHere = ({ roleName }: AssignedRole) => colleagueRoles.includes(roleName);

@Controller()
export class RightsController {
  @Handles(colleagueRights)
  async rights({ ids, search = '', leadsOf }: Input<typeof colleagueRights>, ctx: Ctx): Promise<Rights> {
    const [accounts, leads] = await Promise.all([
      ids ? colleaguesById(ctx.db, ids) : colleaguesByName(ctx.db, search),
      teamLeadsOf(ctx.db, leadsOf ?? ctx.userId),
    ]);
    const people = accounts.flatMap((account) => {
      const roles = account.roles.filter(worksHere);
      const [first] = roles;
      if (!first) return [];
      const { id, title } = account;
      const principals = roles.map((role) => principalOf(account, role, NO_SESSION, ctx.now));
      const name = fullName(account);
      return [{ id, name, title, role: first.roleName, principals, leads: leads.includes(id) }];
    });
    return { people };
  }
}
