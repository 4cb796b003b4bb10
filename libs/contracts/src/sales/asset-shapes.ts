import { z } from 'zod';
import { days } from '../dates.js';
import { day, instant, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { WinRate } from './battlecard-shapes.js';
import { stageKeys } from './deal-stages.js';
import { lineText } from '../text.js';
import { metricKeys } from './excellence/metrics.data.js';
import { excellenceModuleKeys } from './excellence/modules.js';

/** What an asset can be, and in which order one is made ready. */
export const assetStates = {
  draft: 'Draft',
  in_review: 'In review',
  published: 'Published',
  stale: 'Stale',
  archived: 'Archived',
} as const;
export type AssetState = keyof typeof assetStates;
export const assetStateKeys = Object.keys(assetStates) as [AssetState, ...AssetState[]];

/** What a version beside the published one can be. */
const assetWorkKeys = ['draft', 'in_review'] as const;
export type AssetWork = (typeof assetWorkKeys)[number];
/** What a single version of an asset can be. */
export const assetVersionStates = { ...assetStates, replaced: 'Replaced' } as const;
const assetVersionKeys = ['draft', 'in_review', 'published', 'replaced'] as const;
export type AssetVersionState = (typeof assetVersionKeys)[number];

/** Only what is claimed needs a source: what to do and what to ask do not. */
export const assetLineKinds = { claim: 'Claim', advice: 'Advice', question: 'Question' } as const;
export type AssetLineKind = keyof typeof assetLineKinds;
const assetLineKindKeys = Object.keys(assetLineKinds) as [AssetLineKind, ...AssetLineKind[]];

/** What keeps a claim from being published. */
export const assetFaults = {
  source: 'No source',
  unchecked: 'Nobody has said when it was checked',
  old: 'Checked too long ago',
} as const;
export type AssetFault = keyof typeof assetFaults;
const assetFaultKeys = Object.keys(assetFaults) as [AssetFault, ...AssetFault[]];

/** What is checked is good for so many days. */
export const CHECK_DAYS = 90;
/** Lines of a heading at most. */
export const ASSET_LINES = 12;

const Line = z.object({
  kind: z.enum(assetLineKindKeys),
  text: lineText().min(1, 'Please write the line').max(300),
  /** What a claim rests on: an address, or a record of the organization. */
  url: z
    .url({ protocol: /^https?$/, error: 'Please enter an address that begins with https://' })
    .max(500)
    .nullable(),
  dealId: uuid().nullable(),
  accountId: uuid().nullable(),
  metric: z.enum(metricKeys).nullable(),
  excellenceSessionId: uuid().nullable(),
  /** The day somebody last looked whether it holds. */
  checkedOn: days.noticed.nullable(),
});
export type AssetLine = z.infer<typeof Line>;
/** A line as it is written: what was looked at years ago is nothing to rest a claim on. */
export const AssetLine = Line.extend({ checkedOn: days.noticed.nullable() });

const assetActions = ['edit', 'verify', 'settle', 'duplicate', 'comment', 'vote', 'link'] as const;
export type AssetAction = (typeof assetActions)[number];

/** An asset as lists show it. */
export const Asset = z.object({
  id: uuid(),
  /** The session it was made in. */
  excellenceSessionId: uuid(),
  module: z.enum(excellenceModuleKeys),
  assetType: z.string(),
  typeName: z.string(),
  title: z.string(),
  /** Whom or what it is about; null where it is of nothing single. */
  about: z.string().nullable(),
  status: z.enum(assetStateKeys),
  /** Number of the version people use, or of the first draft. */
  number: z.int().min(1),
  /** What the version is that is made beside the published one; null where none is. */
  next: z.enum(assetWorkKeys).nullable(),
  ownerId: uuid(),
  ownerName: z.string(),
  /** Last day it is good without another look; null until it is published. */
  reviewBy: day.nullable(),
  /** Deals it is linked to. */
  uses: z.int().min(0),
  /** How many people said that it was useful. */
  useful: z.int().min(0),
  /** Deals lost to the competitor it is about, after which nobody has looked at it yet. */
  flags: z.int().min(0),
  changedAt: instant,
  version,
  may: mayOf(z.enum(assetStateKeys), assetActions),
});
export type Asset = z.infer<typeof Asset>;

const Section = z.object({
  heading: z.string(),
  label: z.string(),
  /** What stands there until somebody answers it. */
  asks: z.string(),
  lines: z.array(
    Line.extend({
      text: z.string(),
      url: z.string().nullable(),
      checkedOn: day.nullable(),
      /** What the source is called; null where there is none. */
      sourceName: z.string().nullable(),
      fault: z.enum(assetFaultKeys).nullable(),
    }),
  ),
});
export type AssetSection = z.infer<typeof Section>;

export const AssetDetail = Asset.extend({
  /** The version that is read. */
  shown: z.object({ number: z.int(), status: z.enum(assetVersionKeys), sections: z.array(Section) }),
  /** The version before it; null where it is the first. */
  before: z.object({ number: z.int(), sections: z.array(Section) }).nullable(),
  /** Claims of the shown version, and how many of them may not be published. */
  claims: z.int().min(0),
  faults: z.int().min(0),
  /** Every version the caller may read, the last first. */
  versions: z.array(
    z.object({
      number: z.int(),
      status: z.enum(assetVersionKeys),
      authorName: z.string(),
      begunAt: instant,
      publishedAt: instant.nullable(),
      publishedByName: z.string().nullable(),
    }),
  ),
  comments: z.array(z.object({ id: uuid(), byName: z.string(), at: instant, text: z.string() })),
  /** Those of the linked deals that the caller may see. */
  deals: z.array(
    z.object({ dealId: uuid(), name: z.string(), accountName: z.string(), stage: z.enum(stageKeys), at: instant }),
  ),
  /** Lost deals it is to be looked at for, as far as the caller may see them. */
  flagged: z.array(
    z.object({
      dealId: uuid(),
      name: z.string(),
      accountName: z.string(),
      lossReason: z.string().nullable(),
      at: instant,
    }),
  ),
  /** Of deals against its competitor, in the 365 days before the version in use was published and since; null of others. */
  effect: z.object({ publishedAt: instant, before: WinRate, since: WinRate }).nullable(),
  notUseful: z.int().min(0),
  /** What the caller said; null where they said nothing. */
  myVote: z.boolean().nullable(),
});
export type AssetDetail = z.infer<typeof AssetDetail>;
