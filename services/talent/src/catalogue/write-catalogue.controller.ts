import { Controller } from '@nestjs/common';
import type { Input, Payload } from '@talent-os/contracts';
import type { CatalogueContent } from '@talent-os/contracts/talent/catalogue-shapes.js';
import {
  catalogueChanged,
  createCatalogueItem,
  discardCatalogueDraft,
  publishCatalogueItem,
  retireCatalogueItem,
  writeCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import { DomainError, Handles, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { In } from 'typeorm';
import { Skill } from '../skills/skill.entity.js';
import { CatalogueItem } from './catalogue-item.entity.js';
import { CatalogueVersion } from './catalogue-version.entity.js';
import { actionRefusal, moveRefusal } from './catalogue.rules.js';
import { contentOf, faultsOf, shownOf } from './content.rules.js';
import { lockItem, requireIndustry, versionOf } from './lock-item.js';

const TAKEN = { catalogue_item_title: 'catalogue.title' } as const;

@Controller()
export class WriteCatalogueController {
  @Handles(createCatalogueItem)
  create({ kind, industry, ...said }: Input<typeof createCatalogueItem>, ctx: Ctx) {
    requireIndustry(ctx, industry);
    const content = contentOf(kind, said);
    const written = ctx.db.write(async (tx) => {
      await requireSkills(tx, said);
      const item = await tx.insert(CatalogueItem, {
        kind,
        industry,
        status: 'draft',
        ...shownOf(content),
        draftNumber: 1,
      });
      await tx.insert(CatalogueVersion, {
        itemId: item.id,
        number: 1,
        status: 'draft',
        content,
        authorIds: [ctx.userId],
      });
      tell(ctx, item, 'drafted');
      return { id: item.id };
    });
    return refuseDuplicates(written, TAKEN);
  }

  @Handles(writeCatalogueItem)
  write({ catalogueItemId, version, ...said }: Input<typeof writeCatalogueItem>, ctx: Ctx) {
    const written = ctx.db.write(async (tx) => {
      const { item, draft } = await lockItem(tx, ctx, catalogueItemId, version);
      const content = contentOf(item.kind, said);
      await requireSkills(tx, said);
      const number = draft?.number ?? item.publishedNumber! + 1;
      if (draft) {
        const authorIds = [...new Set([...draft.authorIds, ctx.userId])];
        await tx.update(CatalogueVersion, draft, { content, authorIds });
      } else
        await tx.insert(CatalogueVersion, {
          itemId: item.id,
          number,
          status: 'draft',
          content,
          authorIds: [ctx.userId],
        });
      // What is in use stays what lists show.
      const shown = item.publishedNumber === null ? shownOf(content) : {};
      await tx.update(CatalogueItem, item, { ...shown, draftNumber: number });
      tell(ctx, item, 'written');
      return { number };
    });
    return refuseDuplicates(written, TAKEN);
  }

  @Handles(publishCatalogueItem)
  async publish({ catalogueItemId, version }: Input<typeof publishCatalogueItem>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const written = ctx.db.write(async (tx) => {
      const { item, draft, facts } = await lockItem(tx, ctx, catalogueItemId, version);
      const refusal = moveRefusal(facts, 'published');
      if (refusal || !draft) throw new DomainError(refusal ?? 'catalogue.state');
      const faults = faultsOf(item.kind, draft.content, { now: ctx.now, today });
      if (faults.length > 0) throw new DomainError('catalogue.incomplete', faults);
      if (item.publishedNumber !== null)
        await tx.update(CatalogueVersion, await versionOf(tx, item, item.publishedNumber), { status: 'replaced' });
      await tx.update(CatalogueVersion, draft, {
        status: 'published',
        publishedById: ctx.userId,
        publishedAt: ctx.now,
      });
      await tx.update(CatalogueItem, item, {
        ...shownOf(draft.content),
        status: 'published',
        publishedNumber: draft.number,
        draftNumber: null,
      });
      tell(ctx, item, 'published');
      return {};
    });
    return refuseDuplicates(written, TAKEN);
  }

  @Handles(retireCatalogueItem)
  retire({ catalogueItemId, version }: Input<typeof retireCatalogueItem>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { item, facts } = await lockItem(tx, ctx, catalogueItemId, version);
      refuse(moveRefusal(facts, 'retired'));
      await tx.update(CatalogueItem, item, { status: 'retired' });
      tell(ctx, item, 'retired');
      return {};
    });
  }

  @Handles(discardCatalogueDraft)
  discard({ catalogueItemId, version }: Input<typeof discardCatalogueDraft>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { item, draft, facts } = await lockItem(tx, ctx, catalogueItemId, version);
      refuse(actionRefusal('discard', facts));
      if (draft) await tx.remove(CatalogueVersion, draft);
      if (item.publishedNumber === null) await tx.remove(CatalogueItem, item);
      else await tx.update(CatalogueItem, item, { draftNumber: null });
      tell(ctx, item, 'discarded');
      return {};
    });
  }
}

async function requireSkills(tx: Transaction, { skillIds, steps }: CatalogueContent): Promise<void> {
  const named = [...new Set([...skillIds, ...steps.flatMap((step) => step.skillIds)])];
  if (named.length === 0) return;
  const known = await tx.findAll(Skill, { id: In(named) });
  if (known.length < named.length) throw new DomainError('resource.missing');
}

const tell = (ctx: Ctx, { id, kind }: CatalogueItem, how: Payload<typeof catalogueChanged>['how']): void =>
  ctx.emit(catalogueChanged, { catalogueItemId: id, kind, how });

function refuse(refusal: ReturnType<typeof moveRefusal>): void {
  if (refusal) throw new DomainError(refusal);
}
