import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { assetChanged } from '@talent-os/contracts/sales/assets.js';
import { BATTLECARD } from '@talent-os/contracts/sales/battlecard-shapes.js';
import {
  competitorRenamed,
  listBattlecardsOfDeal,
  listCompetitors,
  renameCompetitor,
  settleFlags,
} from '@talent-os/contracts/sales/battlecards.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { seenDeal } from '../deals/deals.queries.js';
import { actionRefusal } from './asset.rules.js';
import { cardsAgainst, competitorsOf, effectOf, type CardOfDeal } from './battlecards.queries.js';
import { CompetitorAlias } from '../deals/competitor-alias.entity.js';
import { lockAsset } from './lock-asset.js';
import { settleAll } from './settle.js';
import { assetTypeOf } from './types.js';

@Controller()
export class BattlecardsController {
  @Handles(listBattlecardsOfDeal)
  async ofDeal({ dealId }: Input<typeof listBattlecardsOfDeal>, ctx: Ctx) {
    const { competitor } = await seenDeal(ctx, dealId);
    if (competitor === null) return { competitor, items: [] };
    const cards = await cardsAgainst(ctx, dealId, competitor);
    return { competitor, items: await Promise.all(cards.map((card) => shown(ctx, card))) };
  }

  @Handles(listCompetitors)
  async competitors(_input: Input<typeof listCompetitors>, ctx: Ctx) {
    return { items: await competitorsOf(ctx) };
  }

  @Handles(renameCompetitor)
  rename({ competitor: from, newName: to }: Input<typeof renameCompetitor>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('competitors');
      const renamed = {
        deals: await renamedIn(tx, ctx, DEALS, from, to),
        assets: await renamedIn(tx, ctx, CARDS, from, to),
      };
      if (renamed.deals + renamed.assets === 0) throw new DomainError('resource.missing');
      await remember(tx, from, to);
      ctx.emit(competitorRenamed, { from, to });
      return renamed;
    });
  }

  @Handles(settleFlags)
  settle({ assetId, version }: Input<typeof settleFlags>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { asset, facts } = await lockAsset(tx, ctx, assetId, version);
      const refusal = actionRefusal('settle', facts);
      if (refusal) throw new DomainError(refusal);
      await settleAll(tx, ctx, assetId);
      ctx.emit(assetChanged, { assetId, module: asset.module, change: 'flagged' });
      return {};
    });
  }
}

/** A battlecard as a deal shows it: the headings that say something. */
async function shown(ctx: Ctx, { text, about, module, ...card }: CardOfDeal) {
  const { before, since } = await effectOf(ctx, about, card.publishedAt);
  const sections = (assetTypeOf(module, card.assetType)?.headings ?? []).flatMap(({ key, label }) => {
    const lines = (text[key] ?? []).map((line) => line.text);
    return lines.length > 0 ? [{ heading: key, label, lines }] : [];
  });
  return { ...card, before, since, sections };
}

const DEALS = { table: 'sales.deal', column: 'competitor', and: '' };
const CARDS = { table: 'sales.excellence_asset', column: 'about', and: `and asset_type = '${BATTLECARD}'` };

/** How many rows carry the other name now. */
async function renamedIn(tx: Transaction, ctx: Ctx, { table, column, and }: typeof DEALS, from: string, to: string) {
  const changed = await tx.execute<{ id: string }>(
    `update ${table} set ${column} = $3, version = version + 1, updated_at = $4
     where organization_id = $1 and lower(${column}) = lower($2) and ${column} <> $3 ${and} returning id`,
    [from, to, ctx.now],
  );
  return changed.length;
}

/** Who types the old name means the new one, also where the old one was new once. */
async function remember(tx: Transaction, from: string, to: string): Promise<void> {
  const [said, name] = [from.toLowerCase(), to.toLowerCase()];
  for (const alias of await tx.findAll(CompetitorAlias, {})) {
    if (alias.said === name || alias.said === said) await tx.remove(CompetitorAlias, alias);
    else if (alias.name.toLowerCase() === said) await tx.update(CompetitorAlias, alias, { name: to });
  }
  if (said !== name) await tx.insert(CompetitorAlias, { said, name: to });
}
