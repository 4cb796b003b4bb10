import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addDevelopmentItem,
  agreeDevelopmentPlan,
  agreeMyDevelopmentPlan,
  endDevelopmentPlan,
  removeDevelopmentItem,
  tickDevelopmentItem,
  tickMyDevelopmentItem,
} from '@talent-os/contracts/talent/development-plans.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { PersonSkill } from '../skills/person-skill.entity.js';
import { Skill } from '../skills/skill.entity.js';
import { changePlan, refuse } from './change-plan.js';
import { DevelopmentItem } from './development-item.entity.js';
import { DevelopmentPlan } from './development-plan.entity.js';
import { requireSource } from './item-source.js';
import {
  addingRefusal,
  agree,
  agreementRefusal,
  endRefusal,
  removalRefusal,
  REOPENED,
  tickRefusal,
  type Side,
} from './plan.rules.js';
import { planOfItem } from './plans.queries.js';

@Controller()
export class WorkOnPlansController {
  @Handles(addDevelopmentItem)
  add({ developmentPlanId: planId, version, ...item }: Input<typeof addDevelopmentItem>, ctx: Ctx) {
    return changePlan(ctx, { planId, version, side: 'manager', what: 'items' }, async ({ tx, plan, items }) => {
      await tx.get(Skill, item.skillId);
      const [held] = await tx.findAll(PersonSkill, { userId: plan.employeeId, skillId: item.skillId });
      // What nobody confirmed is the person's own word, and aimed for anew.
      const fromLevel = held?.verified ? held.level : 0;
      refuse(addingRefusal(plan, items.length, { ...item, fromLevel }));
      await requireSource(tx, plan, item);
      const { catalogueItemId = null, offerId = null } = item;
      await tx.insert(DevelopmentItem, { ...item, catalogueItemId, offerId, planId, fromLevel });
      await tx.update(DevelopmentPlan, plan, REOPENED);
    });
  }

  @Handles(removeDevelopmentItem)
  async remove({ developmentItemId }: Input<typeof removeDevelopmentItem>, ctx: Ctx) {
    const planId = await planOfItem(ctx, developmentItemId);
    return changePlan(ctx, { planId, side: 'manager', what: 'items' }, async ({ tx, plan }) => {
      const item = await tx.lock(DevelopmentItem, developmentItemId);
      refuse(removalRefusal(plan, item.doneAt !== null));
      await tx.remove(DevelopmentItem, item);
      await tx.update(DevelopmentPlan, plan, REOPENED);
    });
  }

  @Handles(tickDevelopmentItem)
  tick(input: Input<typeof tickDevelopmentItem>, ctx: Ctx) {
    return tickItem(ctx, input, 'manager');
  }

  @Handles(tickMyDevelopmentItem)
  tickMine(input: Input<typeof tickMyDevelopmentItem>, ctx: Ctx) {
    return tickItem(ctx, input, 'employee');
  }

  @Handles(agreeDevelopmentPlan)
  agree(input: Input<typeof agreeDevelopmentPlan>, ctx: Ctx) {
    return agreeAs(ctx, input, 'manager');
  }

  @Handles(agreeMyDevelopmentPlan)
  agreeMine(input: Input<typeof agreeMyDevelopmentPlan>, ctx: Ctx) {
    return agreeAs(ctx, input, 'employee');
  }

  @Handles(endDevelopmentPlan)
  end({ developmentPlanId: planId, version, to }: Input<typeof endDevelopmentPlan>, ctx: Ctx) {
    return changePlan(ctx, { planId, version, side: 'manager', what: to }, async ({ tx, plan, items, status }) => {
      const done = items.filter(({ doneAt }) => doneAt !== null).length;
      refuse(endRefusal({ status }, { done, total: items.length }, to));
      await tx.update(DevelopmentPlan, plan, { status: to });
    });
  }
}

async function tickItem(ctx: Ctx, { developmentItemId, done }: Input<typeof tickDevelopmentItem>, side: Side) {
  const planId = await planOfItem(ctx, developmentItemId);
  return changePlan(ctx, { planId, side, what: 'ticked' }, async ({ tx, status }) => {
    refuse(tickRefusal({ status }));
    const item = await tx.lock(DevelopmentItem, developmentItemId);
    // Who has done it first has done it.
    if (done === (item.doneAt !== null)) return;
    await tx.update(DevelopmentItem, item, { doneAt: done ? ctx.now : null, doneById: done ? ctx.userId : null });
  });
}

function agreeAs(ctx: Ctx, { developmentPlanId: planId, version }: Input<typeof agreeDevelopmentPlan>, side: Side) {
  return changePlan(ctx, { planId, version, side, what: 'agreed' }, async ({ tx, plan, items, status }) => {
    refuse(agreementRefusal({ ...plan, status }, items.length, side));
    await tx.update(DevelopmentPlan, plan, agree(plan, side, ctx.now));
  });
}
