import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { credentialStandings } from '@talent-os/contracts/healthcare/credential-standings.js';
import type { CredentialKind, VerificationMethod } from '@talent-os/contracts/healthcare/credentials.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { statusOf, type CredentialFacts } from './credential.rules.js';

type CredentialRow = CredentialFacts & {
  readonly userId: string;
  readonly name: string;
  readonly kind: CredentialKind;
  readonly method: VerificationMethod | null;
  readonly expirationDate: Day;
};

const STANDINGS = `
  select c.user_id as "userId", c.name, c.kind, c.verified_by as method, c.expiration_date as "expirationDate",
    c.verified_at as "verifiedAt", c.revoked_at as "revokedAt"
  from healthcare.credential c
  where c.organization_id = $1 and c.user_id = any($2) and c.kind in ('license', 'certification')
  order by c.user_id, c.name, c.expiration_date desc, c.id`;

@Controller()
export class StandingsController {
  @Handles(credentialStandings)
  async list({ userIds }: Input<typeof credentialStandings>, ctx: Ctx) {
    const rows = await ctx.db.read<CredentialRow>(STANDINGS, [userIds]);
    const today = await todayOf(ctx);
    return {
      items: rows.map(({ userId, name, kind, method, ...facts }) => ({
        userId,
        name,
        kind,
        method,
        status: statusOf(facts, today),
      })),
    };
  }
}
