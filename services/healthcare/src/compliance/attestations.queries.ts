import type { Ctx } from '@talent-os/service-kit';
import type { LastAttestations } from './attestation.rules.js';

/** When a person last gave each attestation. */
export async function lastAttestationsOf(ctx: Ctx, userId: string): Promise<LastAttestations> {
  const rows = await ctx.db.read<{ kind: keyof LastAttestations; on: string }>(
    `select kind, max(attested_on)::text as "on" from healthcare.attestation
     where organization_id = $1 and user_id = $2 group by kind`,
    [userId],
  );
  return { training: null, statement: null, ...Object.fromEntries(rows.map(({ kind, on }) => [kind, on])) };
}
