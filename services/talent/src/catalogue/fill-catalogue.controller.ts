import { Controller } from '@nestjs/common';
import { industryLabels, type Industry, type Input } from '@talent-os/contracts';
import { passedOver } from '@talent-os/contracts/import-account.js';
import { adoptCatalogue, catalogueFilled, importCatalogue } from '@talent-os/contracts/talent/catalogue.js';
import type { CatalogueContent, CatalogueKind } from '@talent-os/contracts/talent/catalogue-shapes.js';
import { Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { expectInTime } from '@talent-os/service-kit/in-time';
import { currencyOf } from '@talent-os/service-kit/people/currency-of';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { CatalogueItem } from './catalogue-item.entity.js';
import { CatalogueVersion } from './catalogue-version.entity.js';
import { skillCodes, skillsKnown, titlesKnown, type TitleRow } from './catalogue.queries.js';
import { contentOf, shownOf } from './content.rules.js';
import type { CatalogueFileRow } from './file.rules.js';
import { requireIndustry } from './lock-item.js';
import { readFile } from './read-file.js';
import { shippedFor } from './shipped.js';

@Controller()
export class FillCatalogueController {
  /** What is bad is refused row by row, what is there already is passed by, and the rest is drafted. */
  @Handles(importCatalogue)
  async import({ csv, dryRun, strict }: Input<typeof importCatalogue>, ctx: Ctx) {
    const [named, currency] = await Promise.all([skillsKnown(ctx.db), currencyOf(ctx)]);
    const skills = new Map(named.map(({ id, name }) => [name.toLowerCase(), id]));
    const file = readFile({ csv, strict }, { skills, currency });
    const mine = withinReach(ctx, file.rows);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('catalogue');
      const { fresh, known } = unknownOf(mine.rows, await titlesKnown(tx));
      if (!dryRun) {
        await draftAll(
          tx,
          fresh.map((row) => ({ ...row, origin: null })),
          [ctx.userId],
        );
        expectInTime(ctx);
        ctx.emit(catalogueFilled, { how: 'imported', added: fresh.length });
      }
      const refused = [...file.refused, ...mine.refused].toSorted((one, other) => one.line - other.line);
      const left = passedOver([['row that would be drafted', dryRun ? fresh.length : 0]]);
      return {
        added: fresh.length,
        known,
        refused,
        account: {
          rows: file.account.rows,
          taken: dryRun ? 0 : fresh.length,
          known,
          refused: file.account.refused + mine.refused.length,
          passedOver: [...file.account.passedOver, ...left],
        },
        found: [...file.found],
        notes: [...file.notes],
      };
    });
  }

  /** What came with the product is nobody’s text: who drafts it may publish it. */
  @Handles(adoptCatalogue)
  async adopt({ industry }: Input<typeof adoptCatalogue>, ctx: Ctx) {
    requireIndustry(ctx, industry);
    const codes = new Map((await skillCodes(ctx.db)).map(({ id, code }) => [code, id]));
    const shipped = shippedFor(industry, codes).map((item) => ({ ...item, industry }));
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('catalogue');
      const there = await titlesKnown(tx);
      const origins = new Set(there.map(({ origin }) => origin));
      const missing = shipped.filter(({ origin }) => !origins.has(origin));
      const { fresh } = unknownOf(missing, there);
      await draftAll(tx, fresh, []);
      ctx.emit(catalogueFilled, { how: 'adopted', added: fresh.length });
      return { added: fresh.length, known: shipped.length - fresh.length };
    });
  }
}

type Drafted = {
  readonly kind: CatalogueKind;
  readonly industry: Industry;
  readonly content: CatalogueContent;
  readonly origin: string | null;
};

/** First drafts of several items. */
async function draftAll(tx: Transaction, drafted: readonly Drafted[], authorIds: readonly string[]): Promise<void> {
  const rows = drafted.map(({ content, ...row }) => ({ ...row, content: contentOf(row.kind, content) }));
  const items = await tx.insertAll(
    CatalogueItem,
    rows.map(({ kind, industry, origin, content }) => ({
      kind,
      industry,
      origin,
      status: 'draft' as const,
      ...shownOf(content),
      draftNumber: 1,
    })),
  );
  await tx.insertAll(
    CatalogueVersion,
    items.map(({ id }, at) => ({
      itemId: id,
      number: 1,
      status: 'draft' as const,
      content: rows[at]!.content,
      authorIds,
    })),
  );
}

/** Rows of the industries the caller works in; the others are refused. */
function withinReach(ctx: Ctx, rows: readonly CatalogueFileRow[]) {
  const mine = industriesOf(ctx);
  const beyond = rows.filter(({ industry }) => !mine.includes(industry));
  return {
    rows: rows.filter(({ industry }) => mine.includes(industry)),
    refused: beyond.map(({ line, industry }) => ({ line, reason: `you do not work in ${industryLabels[industry]}` })),
  };
}

type Called = {
  readonly kind: CatalogueKind;
  readonly industry: Industry;
  readonly content: { readonly title: string };
};

/** Those that are not called as an item is already, each once. */
function unknownOf<R extends Called>(rows: readonly R[], there: readonly TitleRow[]) {
  const seen = new Set(there.map(({ kind, industry, title }) => `${industry} ${kind} ${title}`));
  const fresh = rows.filter(({ kind, industry, content: { title } }) => {
    const key = `${industry} ${kind} ${title}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return { fresh, known: rows.length - fresh.length };
}
