import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listIdentityHoldings } from '@talent-os/contracts/identity/holdings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';

const HELD = `
  select (select count(*)::int from identity.team t where t.organization_id = $1 and t.lead_id = $2) as teams,
    (select count(*)::int from identity.session s where s.organization_id = $1 and s.person_id = $2
      and s.ended_at is null and s.expires_at > $3) as sessions,
    (select count(*)::int from identity.application_token t where t.organization_id = $1 and t.person_id = $2
      and t.revoked_at is null and t.expires_at > $3) as keys`;

@Controller()
export class LeaverHoldingsController {
  @Handles(listIdentityHoldings)
  async list({ userId }: Input<typeof listIdentityHoldings>, ctx: Ctx) {
    const held = await ctx.db.readOne<{ teams: number; sessions: number; keys: number }>(HELD, [userId, ctx.now]);
    return {
      items: [
        { kind: 'teams' as const, count: held!.teams },
        { kind: 'sessions' as const, count: held!.sessions },
        { kind: 'keys' as const, count: held!.keys },
      ],
      work: [],
    };
  }
}
