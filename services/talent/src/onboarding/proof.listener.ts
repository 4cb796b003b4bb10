import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { clearanceChanged } from '@talent-os/contracts/cyber/clearance-events.js';
import { attested } from '@talent-os/contracts/healthcare/compliance.js';
import { credentialChanged, renewalDecided } from '@talent-os/contracts/healthcare/credentials.js';
import { methodologyProgressed } from '@talent-os/contracts/sales/methodology.js';
import { runningPlanStates } from '@talent-os/contracts/talent/onboarding-states.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { tasksOf } from './change-plan.js';
import { prove } from './change-task.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { provedFor } from './proofs.js';

/** Looks again at a newcomer's missing proofs as soon as something they may rest on has changed. */
@Controller()
export class ProofGiven {
  @Listens(credentialChanged)
  proveLicence(fact: Payload<typeof credentialChanged>, ctx: Ctx) {
    return lookAgain(fact.userId, ctx);
  }

  @Listens(renewalDecided)
  proveRenewal(fact: Payload<typeof renewalDecided>, ctx: Ctx) {
    return lookAgain(fact.userId, ctx);
  }

  @Listens(attested)
  proveTraining(fact: Payload<typeof attested>, ctx: Ctx) {
    return lookAgain(fact.userId, ctx);
  }

  @Listens(clearanceChanged)
  proveClearance(fact: Payload<typeof clearanceChanged>, ctx: Ctx) {
    return lookAgain(fact.userId, ctx);
  }

  @Listens(methodologyProgressed)
  proveMethodology(fact: Payload<typeof methodologyProgressed>, ctx: Ctx) {
    return lookAgain(fact.userId, ctx);
  }
}

async function lookAgain(userId: string, ctx: Ctx): Promise<void> {
  const proved = await provedFor(ctx, 'person', userId);
  await ctx.db.write(async (tx) => {
    const found = await tx.find(OnboardingPlan, { employeeId: userId, status: In(runningPlanStates) });
    if (!found) return;
    const plan = await tx.lock(OnboardingPlan, found.id);
    await prove(tx, ctx, plan, await tasksOf(tx, plan.id), proved);
  });
}
