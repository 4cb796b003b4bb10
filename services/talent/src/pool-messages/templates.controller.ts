import { Controller } from '@nestjs/common';
import { admits, type Input, type Output } from '@talent-os/contracts';
import { hiringDesigner } from '@talent-os/contracts/talent/hiring-design.js';
import { poolTemplateChanged } from '@talent-os/contracts/talent/pool-message-events.js';
import { MOST_POOL_TEMPLATES, type PoolTemplate as Shown } from '@talent-os/contracts/talent/pool-message-shapes.js';
import {
  changePoolTemplate,
  createPoolTemplate,
  listPoolTemplates,
  previewPoolMessage,
  removePoolTemplate,
} from '@talent-os/contracts/talent/pool-messages.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { poolFactsOf } from './pool-facts.js';
import { poolFaults, poolMessage, recipientsOf, type PoolWording } from './pool-message.rules.js';
import { allTemplates, recordsOn } from './pool-messages.queries.js';
import { PoolTemplate } from './pool-template.entity.js';

const MAY: Shown['may'] = { do: ['change', 'remove'] };

@Controller()
export class PoolTemplatesController {
  @Handles(listPoolTemplates)
  async list(_: Input<typeof listPoolTemplates>, ctx: Ctx): Promise<Output<typeof listPoolTemplates>> {
    const rows = await allTemplates(ctx);
    const people = await peopleById(
      ctx,
      rows.map(({ authorId }) => authorId),
    );
    const may = admits(ctx.ability, hiringDesigner) ? MAY : { do: [] };
    return { items: rows.map(({ authorId, ...row }) => ({ ...row, authorName: people(authorId).name, may })) };
  }

  @Handles(createPoolTemplate)
  create({ name, ...wording }: Input<typeof createPoolTemplate>, ctx: Ctx) {
    refuseFaults(wording);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('pool templates');
      const all = await tx.findAll(PoolTemplate, {});
      if (all.length >= MOST_POOL_TEMPLATES) throw new DomainError('poolTemplate.full');
      const { id, version } = await tx.insert(PoolTemplate, { name, ...wording, authorId: ctx.userId });
      ctx.emit(poolTemplateChanged, { poolTemplateId: id, how: 'created' });
      return { poolTemplateId: id, version };
    });
  }

  @Handles(changePoolTemplate)
  change({ poolTemplateId, version, ...wording }: Input<typeof changePoolTemplate>, ctx: Ctx) {
    refuseFaults(wording);
    return ctx.db.write(async (tx) => {
      const template = await tx.lock(PoolTemplate, poolTemplateId, version);
      await tx.update(PoolTemplate, template, { ...wording, authorId: ctx.userId });
      ctx.emit(poolTemplateChanged, { poolTemplateId, how: 'changed' });
      return { version: template.version };
    });
  }

  @Handles(removePoolTemplate)
  remove({ poolTemplateId }: Input<typeof removePoolTemplate>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(PoolTemplate, await tx.lock(PoolTemplate, poolTemplateId));
      ctx.emit(poolTemplateChanged, { poolTemplateId, how: 'removed' });
      return {};
    });
  }

  @Handles(previewPoolMessage)
  async preview({ poolTemplateId, candidateIds }: Input<typeof previewPoolMessage>, ctx: Ctx) {
    const template = (await allTemplates(ctx)).find(({ id }) => id === poolTemplateId);
    if (!template) throw new DomainError('resource.missing');
    const records = await recordsOn(ctx.db, await todayOf(ctx), candidateIds);
    const { recipients, leftOut } = recipientsOf(candidateIds, records);
    const first = records.find(({ id }) => id === recipients[0]);
    const { subject, body } = template;
    const counts = { recipients: recipients.length, leftOut };
    if (!first) return { personName: null, subject, body, ...counts };
    const people = await peopleById(ctx, [first.id, ctx.userId]);
    const message = poolMessage({ subject, body }, poolFactsOf(first, ctx.userId, people));
    return { personName: people(first.id).name, ...message, ...counts };
  }
}

function refuseFaults(wording: PoolWording): void {
  const faults = poolFaults(wording);
  if (faults.length > 0) throw new DomainError('request.invalid', faults);
}
