import { Controller } from '@nestjs/common';
import { admits, industries, type Input, type Output } from '@talent-os/contracts';
import { automationChanged } from '@talent-os/contracts/talent/automation-events.js';
import { assignedAs, MOST_AUTOMATIONS, type AutomationRule } from '@talent-os/contracts/talent/automation-shapes.js';
import {
  changeAutomation,
  createAutomation,
  listAutomations,
  switchAutomation,
} from '@talent-os/contracts/talent/automations.js';
import { hiringDesigner } from '@talent-os/contracts/talent/hiring-design.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { allWorkHere } from '../people/all-work-here.js';
import { peopleById } from '../people/people.js';
import { AutomationVersion } from './automation-version.entity.js';
import { Automation } from './automation.entity.js';
import { keptRule, MAY_DESIGN, ruleFaults } from './automation.rules.js';
import { allAutomations, allVersions, type VersionRow } from './automations.queries.js';
import { whoTakes } from './plan-automation.js';

@Controller()
export class AutomationsController {
  @Handles(listAutomations)
  async list(_: Input<typeof listAutomations>, ctx: Ctx): Promise<Output<typeof listAutomations>> {
    const [rows, versions] = await Promise.all([allAutomations(ctx), allVersions(ctx)]);
    const named = versions.flatMap(({ authorId, personId }) => [authorId, personId]);
    const people = await peopleById(ctx, named);
    const asRead = ({ automationId: _of, authorId, ...version }: VersionRow) => ({
      ...version,
      personName: version.personId && people(version.personId).name,
      authorName: people(authorId).name,
    });
    const may = admits(ctx.ability, hiringDesigner) ? MAY_DESIGN : { do: [] };
    const items = rows.flatMap((row) => {
      const [latest, ...earlier] = versions.filter(({ automationId }) => automationId === row.id).map(asRead);
      return latest ? [{ ...row, ...latest, earlier, may }] : [];
    });
    return { items };
  }

  @Handles(createAutomation)
  async create({ name, ...written }: Input<typeof createAutomation>, ctx: Ctx) {
    const rule = await sound(ctx, written);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('automations');
      if ((await tx.findAll(Automation, {})).length >= MOST_AUTOMATIONS) throw new DomainError('automation.full');
      const automation = await tx.insert(Automation, { name, enabled: true, number: 1 });
      const automationId = automation.id;
      await tx.insert(AutomationVersion, { ...rule, automationId, number: 1, authorId: ctx.userId });
      ctx.emit(automationChanged, { automationId, number: 1, how: 'created' });
      return { automationId, version: automation.version };
    });
  }

  @Handles(changeAutomation)
  async change({ automationId, name, version, ...written }: Input<typeof changeAutomation>, ctx: Ctx) {
    const rule = await sound(ctx, written);
    return ctx.db.write(async (tx) => {
      const automation = await tx.lock(Automation, automationId, version);
      const number = automation.number + 1;
      await tx.insert(AutomationVersion, { ...rule, automationId, number, authorId: ctx.userId });
      await tx.update(Automation, automation, { name, number });
      ctx.emit(automationChanged, { automationId, number, how: 'changed' });
      return { number, version: automation.version };
    });
  }

  @Handles(switchAutomation)
  switch({ automationId, on }: Input<typeof switchAutomation>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const automation = await tx.lock(Automation, automationId);
      if (automation.enabled === on) return { version: automation.version };
      await tx.update(Automation, automation, { enabled: on });
      const how = on ? ('switchedOn' as const) : ('switchedOff' as const);
      ctx.emit(automationChanged, { automationId, number: automation.number, how });
      return { version: automation.version };
    });
  }
}

/** A rule as it is kept, or a refusal that names what is wrong by its field. */
async function sound(ctx: Ctx, written: AutomationRule): Promise<AutomationRule> {
  const rule = keptRule(written);
  const faults = ruleFaults(rule, await isAble(ctx, rule));
  if (faults.length > 0) throw new DomainError('request.invalid', faults);
  return rule;
}

/** Whether whoever a rule names may be asked for what it asks of them. */
async function isAble(ctx: Ctx, { action, target, personId }: AutomationRule): Promise<boolean> {
  if (personId === null) return true;
  if (action !== 'assign') return allWorkHere(ctx, [personId]);
  const as = assignedAs.find((one) => one === target);
  return as === undefined || (await whoTakes(ctx, as, industries)).includes(personId);
}
