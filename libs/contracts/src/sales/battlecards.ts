import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event, operation } from '../define.js';
import { instant, noContent, uuid, version } from '../paging.js';
import { lineText } from '../text.js';
import { assetChanged } from './assets.js';
import { BattlecardInUse, WinRate } from './battlecard-shapes.js';
import { excellenceModuleKeys } from './excellence/modules.js';

const read = ruleOf('sales.excellence');
const manage = { ...read, permission: ['MANAGE_EXCELLENCE'] as const };
const competitor = lineText().min(1, 'Please name the competitor').max(80);

export const listBattlecardsOfDeal = operation('sales.assets.ofDeal', {
  http: 'GET /api/sales/deals/:dealId/battlecards',
  access: ruleOf('sales.opportunities'),
  summary: 'Battlecards in use against the competitor of a deal I may see, and whether each was used in it',
  input: z.object({ dealId: uuid() }),
  output: z.object({
    /** Null where the deal has none. */
    competitor: z.string().nullable(),
    items: z.array(
      BattlecardInUse.extend({
        /** When it was first used in this deal; null where it was not. */
        usedAt: instant.nullable(),
        before: WinRate,
        since: WinRate,
        sections: z.array(z.object({ heading: z.string(), label: z.string(), lines: z.array(z.string()) })),
      }),
    ),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const listCompetitors = operation('sales.assets.competitors', {
  http: 'GET /api/sales/excellence/competitors',
  access: read,
  summary: 'Competitors of the last 365 days with the win rate against each, before and since its battlecard',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        competitor: z.string(),
        openDeals: z.int().min(0),
        /** Of deals that closed in the last 365 days. */
        year: WinRate,
        /** The one published last; null where none is in use. */
        card: BattlecardInUse.nullable(),
        /** Of the 365 days before the version in use was published, and of the days since; null without a card. */
        before: WinRate.nullable(),
        since: WinRate.nullable(),
      }),
    ),
  }),
  effect: 'read',
});

export const renameCompetitor = operation('sales.assets.renameCompetitor', {
  http: 'POST /api/sales/excellence/competitors/rename',
  access: manage,
  summary: 'Give a competitor another name, or the name of another to make one of both; deals and battlecards follow',
  input: z.object({ competitor, newName: competitor }),
  output: z.object({ deals: z.int().min(0), assets: z.int().min(0) }),
  effect: 'write',
  events: () => [competitorRenamed],
  errors: ['resource.missing'],
});

export const settleFlags = operation('sales.assets.settle', {
  http: 'POST /api/sales/excellence/assets/:assetId/settle',
  access: manage,
  summary: 'Say that a battlecard was looked at after deals were lost, and may stay as it is',
  input: z.object({ assetId: uuid(), version: version.optional() }),
  ...noContent,
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'resource.stale', 'asset.state'],
});

/** A competitor is called otherwise now, in deals and on battlecards. */
export const competitorRenamed = event(
  'sales.asset.competitorRenamed',
  z.object({ from: z.string(), to: z.string() }),
  {
    live: {
      to: 'organization',
      access: read,
      refetches: [
        'sales.assets.competitors',
        'sales.assets.get',
        'sales.assets.list',
        'sales.assets.ofDeal',
        'sales.deals.get',
        'sales.deals.list',
        'sales.excellence.metrics',
      ],
    },
  },
);

const toldOf = { assetId: uuid(), ownerId: uuid(), title: z.string() };

/** A deal was lost to the competitor of a battlecard: somebody has to look at it. */
export const battlecardFlagged = event(
  'sales.asset.flagged',
  z.object({ ...toldOf, dealId: uuid(), dealName: z.string(), competitor: z.string() }),
);

/** The day of review of an asset has passed. */
export const assetWentStale = event('sales.asset.stale', z.object({ ...toldOf, module: z.enum(excellenceModuleKeys) }));
