import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportCatalogue,
  getCatalogueItem,
  listCatalogue,
  listCatalogueSkills,
} from '@talent-os/contracts/talent/catalogue.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { itemSeen, itemsToExport, pageOfCatalogue, skillsKnown } from './catalogue.queries.js';
import { currencyOf } from './currency-of.js';
import { fileColumns } from './file.rules.js';
import { itemAsRead, itemInFull } from './view.js';

@Controller()
export class CatalogueController {
  @Handles(listCatalogue)
  async list(input: Input<typeof listCatalogue>, ctx: Ctx) {
    const found = await pageOfCatalogue(ctx, input);
    return { items: found.items.map((row) => itemAsRead(ctx, row)), ...totalOf(found) };
  }

  @Handles(exportCatalogue)
  async export(input: Input<typeof exportCatalogue>, ctx: Ctx) {
    const [rows, skills, currency] = await Promise.all([
      itemsToExport(ctx, input),
      skillsKnown(ctx.db),
      currencyOf(ctx),
    ]);
    const names = new Map(skills.map(({ id, name }) => [id, name]));
    return exportOf(ctx, 'catalogue', listCatalogue, fileColumns(names, currency), rows, {
      total: rows[0]?.total ?? 0,
    });
  }

  @Handles(listCatalogueSkills)
  async skills(_input: Input<typeof listCatalogueSkills>, ctx: Ctx) {
    return { items: await skillsKnown(ctx.db) };
  }

  @Handles(getCatalogueItem)
  async get({ catalogueItemId, number }: Input<typeof getCatalogueItem>, ctx: Ctx) {
    const row = await itemSeen(ctx, { catalogueItemId });
    if (!row) throw new DomainError('resource.missing');
    return itemInFull(ctx, row, number);
  }
}
