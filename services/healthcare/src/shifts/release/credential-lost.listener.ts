import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { credentialExpired, credentialRevoked } from '@talent-os/contracts/healthcare/credentials.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import { missingOf } from '../claim/claim.rules.js';
import { lockPeople } from '../locks.js';
import { Shift } from '../shift.entity.js';
import { releaseSlot } from '../assignment/slots.js';
import { standingOf } from '../claim/standing.queries.js';

/** A person who loses a credential loses the shifts ahead that need it. */
@Controller()
export class CredentialLost {
  @Listens(credentialExpired, 'always')
  async expired({ userId, name }: Payload<typeof credentialExpired>, ctx: Ctx): Promise<void> {
    await releaseUncovered(ctx, userId, name);
  }

  @Listens(credentialRevoked, 'always')
  async revoked({ userId, name }: Payload<typeof credentialRevoked>, ctx: Ctx): Promise<void> {
    await releaseUncovered(ctx, userId, name);
  }
}

const AHEAD = `
  select a.id, a.shift_id as "shiftId"
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.user_id = $2 and a.status in ('pending', 'confirmed')
    and s.starts_at > $3::timestamptz and $4 = any(s.required_credentials)
  order by s.id`;

/** Releases what a person was to work and may not any more; another valid paper of the same name covers it still. */
const releaseUncovered = (ctx: Ctx, userId: string, credential: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    await lockPeople(tx, [userId]);
    const ahead = await tx.read<{ id: string; shiftId: string }>(AHEAD, [userId, ctx.now, credential]);
    for (const { id, shiftId } of ahead) {
      const shift = await tx.lock(Shift, shiftId);
      const { held } = await standingOf(tx, userId, shift, ctx.now);
      const assignment = await tx.lock(ShiftAssignment, id);
      const isActive = assignment.status === 'pending' || assignment.status === 'confirmed';
      if (!isActive || missingOf(shift, held).length === 0) continue;
      await releaseSlot(tx, ctx, shift, assignment, { reason: 'credential' });
    }
  });
