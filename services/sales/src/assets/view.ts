import type { Asset, AssetDetail, AssetLine, AssetSection } from '@talent-os/contracts/sales/asset-shapes.js';
import { BATTLECARD } from '@talent-os/contracts/sales/battlecard-shapes.js';
import { metricOf } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import { excellenceModules } from '@talent-os/contracts/sales/excellence/modules.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { faultOf, faultsOf, mayOf } from './asset.rules.js';
import type { AssetText } from './asset-version.entity.js';
import { rightsOf, type AssetRow } from './assets.queries.js';
import { effectOf, flaggedDeals } from './battlecards.queries.js';
import { commentsOn, dealsOf, recordNames, versionsOf, votesOn, type VersionRow } from './detail.queries.js';
import { assetTypeOf } from './types.js';

/** An asset as the caller reads it: what is written beside a published version is for who writes assets. */
export function assetAsRead(ctx: Ctx, row: AssetRow): Asset {
  const { sessionId, publishedNumber, workNumber, work, authorIds, ...rest } = row;
  const rights = rightsOf(ctx);
  const {
    id,
    module,
    assetType,
    title,
    about,
    status,
    ownerId,
    ownerName,
    reviewBy,
    uses,
    useful,
    flags,
    changedAt,
    version,
  } = rest;
  return {
    id,
    excellenceSessionId: sessionId,
    module,
    assetType,
    typeName: assetTypeOf(module, assetType)?.label ?? assetType,
    title,
    about,
    status,
    number: publishedNumber ?? workNumber ?? 1,
    next: rights.manages && publishedNumber !== null ? work : null,
    ownerId,
    ownerName,
    reviewBy,
    uses,
    useful,
    flags,
    changedAt,
    version,
    may: mayOf({ ...rights, flags, status, work, wrote: authorIds.includes(ctx.userId) }),
  };
}

/** The versions the caller may read: drafts are for who writes assets. */
const readable = (ctx: Ctx, versions: readonly VersionRow[]): VersionRow[] =>
  rightsOf(ctx).manages ? [...versions] : versions.filter(({ publishedAt }) => publishedAt !== null);

/** An asset in full: the version asked for, or the one in use; who writes assets reads the one that is written. */
export async function assetInFull(ctx: Ctx, row: AssetRow, number: number | undefined): Promise<AssetDetail> {
  const [all, comments, deals, votes, today, flagged] = await Promise.all([
    versionsOf(ctx, row.id),
    commentsOn(ctx, row.id),
    dealsOf(ctx, row.id),
    votesOn(ctx, row.id),
    todayOf(ctx),
    flaggedDeals(ctx, row.id),
  ]);
  const asset = assetAsRead(ctx, row);
  const versions = readable(ctx, all);
  const usual = (rightsOf(ctx).manages ? row.workNumber : null) ?? asset.number;
  const shown = versions.find((one) => one.number === (number ?? usual));
  if (!shown) throw new DomainError('resource.missing');
  const before = versions.find((one) => one.number < shown.number);
  const names = await namesFor(ctx, [shown, ...(before ? [before] : [])]);
  const sections = (text: AssetText) => sectionsOf(row, text, today, names);
  return {
    ...asset,
    shown: { number: shown.number, status: shown.status, sections: sections(shown.text) },
    before: before ? { number: before.number, sections: sections(before.text) } : null,
    claims: Object.values(shown.text)
      .flat()
      .filter(({ kind }) => kind === 'claim').length,
    faults: faultsOf(shown.text, today).length,
    versions: versions.map(({ number: nth, status, authorName, begunAt, publishedAt, publishedByName }) => ({
      number: nth,
      status,
      authorName,
      begunAt,
      publishedAt,
      publishedByName,
    })),
    comments,
    deals,
    flagged,
    effect: await effectFor(ctx, row, all),
    ...votes,
  };
}

/** What a battlecard in use has changed; nothing of other assets. */
async function effectFor(ctx: Ctx, { assetType, about, publishedNumber }: AssetRow, versions: readonly VersionRow[]) {
  const publishedAt = versions.find(({ number }) => number === publishedNumber)?.publishedAt;
  return assetType === BATTLECARD && about !== null && publishedAt ? effectOf(ctx, about, publishedAt) : null;
}

/** The headings of the type in their order, each with its lines. */
export function sectionsOf(
  { module, assetType }: Pick<AssetRow, 'module' | 'assetType'>,
  text: AssetText,
  today: Day,
  names: ReadonlyMap<string, string>,
): AssetSection[] {
  return (assetTypeOf(module, assetType)?.headings ?? []).map(({ key, label, asks }) => ({
    heading: key,
    label,
    asks,
    lines: (text[key] ?? []).map((line) => ({
      ...line,
      sourceName: sourceName(line, module, names),
      fault: faultOf(line, today),
    })),
  }));
}

/** What a source is called. A record the caller may not see stays without its name. */
function sourceName(line: AssetLine, module: AssetRow['module'], names: ReadonlyMap<string, string>): string | null {
  const { url, dealId, accountId, metric, excellenceSessionId } = line;
  if (url !== null) return new URL(url).host;
  if (dealId !== null) return names.get(dealId) ?? 'A deal';
  if (accountId !== null) return names.get(accountId) ?? 'An account';
  if (metric !== null) return metricOf(metric).label;
  return excellenceSessionId === null ? null : `Session of ${excellenceModules[module]}`;
}

const namesFor = (ctx: Ctx, versions: readonly Pick<VersionRow, 'text'>[]) => {
  const lines = versions.flatMap(({ text }) => Object.values(text).flat());
  return recordNames(
    ctx,
    lines.flatMap(({ dealId }) => dealId ?? []),
    lines.flatMap(({ accountId }) => accountId ?? []),
  );
};
