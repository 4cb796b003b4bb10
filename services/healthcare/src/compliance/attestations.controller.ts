import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { attest, attested, myCompliance } from '@talent-os/contracts/healthcare/compliance.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { Attestation } from './attestation.entity.js';
import { dueOf, isCompliant, isValid } from './attestation.rules.js';
import { lastAttestationsOf } from './attestations.queries.js';

@Controller()
export class AttestationsController {
  @Handles(myCompliance)
  async mine(_input: Input<typeof myCompliance>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const { training, statement } = await lastAttestationsOf(ctx, ctx.userId);
    const shown = (attestedOn: Day | null) => ({
      attestedOn,
      dueOn: dueOf(attestedOn),
      valid: isValid(attestedOn, today),
    });
    const due = [dueOf(training), dueOf(statement)];
    return {
      hipaaCompliant: isCompliant({ training, statement }, today),
      training: shown(training),
      statement: shown(statement),
      nextDueOn: due.includes(null) ? null : due.toSorted()[0]!,
    };
  }

  @Handles(attest)
  async attest({ kind }: Input<typeof attest>, ctx: Ctx) {
    const attestedOn = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const dueOn = dueOf(attestedOn)!;
      const facts = { userId: ctx.userId, kind, attestedOn };
      // Once a day, however often it is sent.
      await tx.advisoryLock(`attestation/${ctx.userId}/${kind}`);
      if (await tx.find(Attestation, facts)) return { dueOn };
      await tx.insert(Attestation, facts);
      ctx.emit(attested, { userId: ctx.userId, kind });
      return { dueOn };
    });
  }
}
