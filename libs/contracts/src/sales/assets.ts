import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { forAudience } from '../access/rule.js';
import { csvExport } from '../csv-export.js';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { listOf, noContent, uuid, version } from '../paging.js';
import { label, lineText, prose } from '../text.js';
import { FileToSend } from '../upload.js';
import { Asset, ASSET_LINES, AssetDetail, AssetLine, assetStateKeys } from './asset-shapes.js';
import { excellenceModuleKeys } from './excellence/modules.js';

const read = ruleOf('sales.excellence');
/** Who writes assets, and who puts one to use. */
const manage = { ...read, permission: ['MANAGE_EXCELLENCE'] as const };
const publish = { ...read, permission: ['PUBLISH_ASSETS'] as const };
/** Who works with assets: sellers, and those who write them. */
const use = { ...read, any: [forAudience('salesRep'), { permission: ['MANAGE_EXCELLENCE'] as const }] };

const Module = z.enum(excellenceModuleKeys);
const assetId = uuid();
const heading = label().max(60);

const filters = {
  search: listInput(['title']).search,
  module: Module.optional(),
  assetType: label().max(60).optional(),
  /** Also drafts that are made beside a published version. */
  status: z.enum(assetStateKeys).optional(),
};

export const listAssets = operation('sales.assets.list', {
  http: 'GET /api/sales/excellence/assets',
  access: read,
  summary: 'Assets of sales excellence: those in use, and every draft for who writes them',
  input: z.object({
    ...listInput(['title', 'status', 'ownerName', 'reviewBy', 'uses', 'useful', 'changedAt']),
    ...filters,
  }),
  output: listOf(Asset),
  effect: 'read',
});

export const exportAssets = operation(
  'sales.assets.export',
  csvExport(listAssets, {
    access: { ...read, permission: ['EXPORT_DATA'] },
    summary: 'Assets of sales excellence I may see as a CSV file; filters narrow it down',
    rows: filters,
  }),
);

export const getAsset = operation('sales.assets.get', {
  http: 'GET /api/sales/excellence/assets/:assetId',
  access: read,
  summary: 'One asset: a version with its claims, the one before, comments, votes and the deals it is linked to',
  input: z.object({ assetId, number: z.coerce.number<number>().int().min(1).max(10_000).optional() }),
  output: AssetDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const getAssetText = operation('sales.assets.markdown', {
  http: 'GET /api/sales/excellence/assets/:assetId/markdown',
  access: read,
  summary: 'The version of an asset people use as a Markdown text, with its sources',
  input: z.object({ assetId }),
  output: z.object({ filename: z.string(), markdown: z.string() }),
  effect: 'read',
  document: { type: 'text/markdown', field: 'markdown' },
  audited: true,
  errors: ['resource.missing'],
});

export const getAssetPdf = operation('sales.assets.pdf', {
  http: 'GET /api/sales/excellence/assets/:assetId/pdf',
  access: read,
  summary: 'A version of an asset as a tagged PDF with its sources: the one asked for, or the one people use',
  input: z.object({ assetId, number: z.coerce.number<number>().int().min(1).max(10_000).optional() }),
  output: FileToSend,
  download: ['pdf'],
  effect: 'read',
  audited: true,
  deadlineMs: 30_000,
  errors: ['resource.missing'],
});

export const makeAsset = operation('sales.assets.make', {
  http: 'POST /api/sales/excellence/modules/:module/assets',
  access: manage,
  summary: 'Draft an asset of a module, filled from its session, its figures and its last analysis',
  input: z.object({
    module: Module,
    assetType: label().min(1, 'Please choose a type').max(60),
    title: lineText().min(2, 'Please give the asset a title').max(120),
    about: lineText().max(80).optional(),
  }),
  output: z.object({ assetId, excellenceSessionId: uuid(), assetType: z.string() }),
  effect: 'write',
  events: () => [assetChanged],
  success: 201,
  errors: ['resource.missing', 'asset.session'],
});

export const duplicateAsset = operation('sales.assets.duplicate', {
  http: 'POST /api/sales/excellence/assets/:assetId/copies',
  access: manage,
  summary: 'Draft another asset with what stands in this one; I own it',
  input: z.object({ assetId, title: lineText().min(2, 'Please give the asset a title').max(120) }),
  output: z.object({ assetId, excellenceSessionId: uuid(), assetType: z.string() }),
  effect: 'write',
  events: () => [assetChanged],
  success: 201,
  errors: ['resource.missing'],
});

export const writeAsset = operation('sales.assets.write', {
  http: 'PUT /api/sales/excellence/assets/:assetId/sections/:heading',
  access: manage,
  summary: 'Write what stands under a heading; what is published stays in use while the next version is drafted',
  input: z.object({
    assetId,
    heading,
    lines: z.array(AssetLine).max(ASSET_LINES),
    /** The version of the text that is written on. Where it was published meanwhile, it is not changed. */
    number: z.int().min(1).max(10_000).optional(),
    version: version.optional(),
  }),
  output: z.object({ number: z.int() }),
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'resource.stale', 'asset.state', 'asset.published'],
});

export const refillAsset = operation('sales.assets.refill', {
  http: 'POST /api/sales/excellence/assets/:assetId/sections/:heading/refill',
  access: manage,
  summary: 'Fill a heading anew from the session, the figures and the last analysis; what stood there is replaced',
  input: z.object({ assetId, heading, version: version.optional() }),
  output: z.object({ number: z.int() }),
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'resource.stale', 'asset.state'],
});

export const verifyClaim = operation('sales.assets.verify', {
  http: 'POST /api/sales/excellence/assets/:assetId/sections/:heading/verify',
  access: manage,
  summary: 'Say that a claim with a source still holds today; an asset whose claims all do is no longer stale',
  input: z.object({
    assetId,
    heading,
    /** Of the version that is in use, or of the one that is written. */
    number: z.int().min(1).max(10_000),
    /** Place of the line under the heading, from 0. */
    line: z
      .int()
      .min(0)
      .max(ASSET_LINES - 1),
    version: version.optional(),
  }),
  ...noContent,
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'resource.stale', 'asset.state', 'asset.claims'],
});

export const moveAsset = operation('sales.assets.move', {
  http: 'POST /api/sales/excellence/assets/:assetId/move',
  access: manage,
  summary: 'Ask for a review of a draft, take it back to be written on, or archive an asset',
  input: z.object({ assetId, to: z.enum(['draft', 'in_review', 'archived']), version: version.optional() }),
  ...noContent,
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'resource.stale', 'asset.state'],
});

export const publishAsset = operation('sales.assets.publish', {
  http: 'POST /api/sales/excellence/assets/:assetId/publish',
  access: publish,
  summary: 'Put the version in review to use: every claim has a source checked lately, and somebody else wrote it',
  input: z.object({ assetId, version: version.optional() }),
  ...noContent,
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'resource.stale', 'asset.state', 'asset.claims', 'asset.author'],
});

export const commentAsset = operation('sales.assets.comment', {
  http: 'POST /api/sales/excellence/assets/:assetId/comments',
  access: use,
  summary: 'Write a comment on an asset',
  input: z.object({ assetId, text: prose().min(1, 'Please write a comment').max(1000) }),
  output: z.object({ commentId: uuid() }),
  effect: 'write',
  events: () => [assetChanged],
  success: 201,
  errors: ['resource.missing', 'asset.state'],
});

export const voteAsset = operation('sales.assets.vote', {
  http: 'PUT /api/sales/excellence/assets/:assetId/vote',
  access: use,
  summary: 'Say whether an asset was useful; one says it once, and may say otherwise later',
  input: z.object({ assetId, useful: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'asset.state'],
});

export const linkAsset = operation('sales.assets.link', {
  http: 'POST /api/sales/excellence/assets/:assetId/deals',
  access: use,
  summary: 'Note that an asset was used in a deal I may see',
  input: z.object({ assetId, dealId: uuid('Please choose a deal') }),
  ...noContent,
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'asset.state', 'asset.linked'],
});

export const unlinkAsset = operation('sales.assets.unlink', {
  http: 'DELETE /api/sales/excellence/assets/:assetId/deals/:dealId',
  access: use,
  summary: 'Take back that an asset was used in a deal',
  input: z.object({ assetId, dealId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [assetChanged],
  errors: ['resource.missing', 'asset.state'],
});

const reads = [
  'sales.assets.list',
  'sales.assets.get',
  'sales.assets.ofDeal',
  'sales.assets.competitors',
  'sales.excellence.list',
];

/** An asset, or what people say of it, is another now. */
export const assetChanged = event(
  'sales.asset.changed',
  z.object({
    assetId,
    module: Module,
    change: z.enum([
      'made',
      'written',
      'moved',
      'published',
      'stale',
      'verified',
      'commented',
      'voted',
      'linked',
      'flagged',
    ]),
  }),
  { live: { to: 'organization', access: read, refetches: reads } },
);
