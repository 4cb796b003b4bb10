import type { AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import { BATTLECARD } from '@talent-os/contracts/sales/battlecard-shapes.js';
import { demoId, type DemoOrganization } from '@talent-os/service-kit';
import { addDays, daysBefore } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { CHECK_DAYS } from '@talent-os/contracts/sales/asset-shapes.js';
import type { AssetText } from '../assets/asset-version.entity.js';
import { textOf } from '../assets/ground.js';
import { reviewDay } from '../assets/asset.rules.js';
import type { Ground } from '../assets/fill.rules.js';
import { knownType } from '../assets/types.js';
import type { DemoAsset, DemoLine } from './assets.data.js';
import type { demoSales } from './demo.js';

type People = Pick<ReturnType<typeof demoSales>, 'sellers' | 'deals' | 'deciderIds'>;

/** The rows of one asset: what fills it, and what its authors wrote there. */
export function assetRows(organization: DemoOrganization, asset: DemoAsset, ground: Ground, people: People, now: Date) {
  const { module, type, title, about, status, next, begunAgo, publishedAgo } = asset;
  const id = demoId('asset', organization.slug, module, title);
  const ownerId = authorOf(asset, people, 0);
  const publishedOn =
    publishedAgo === undefined ? undefined : dayIn(daysBefore(now, publishedAgo), organization.timezone);
  const versions = versionsOf(id, asset, ground, people, publishedOn, now);
  const first = versions[0]!;
  const work = next ?? (publishedOn === undefined ? (status === 'in_review' ? 'in_review' : 'draft') : null);
  return {
    asset: {
      id,
      sessionId: ground.sessionId,
      module,
      assetType: type,
      title,
      about: about ?? null,
      ownerId,
      status,
      publishedNumber: publishedOn === undefined ? null : 1,
      workNumber: work === null ? null : versions.length,
      work,
      reviewBy: publishedOn === undefined ? null : reviewDay(first.text, publishedOn),
      createdAt: daysBefore(now, begunAgo),
    },
    versions,
    ...saidOf(id, asset, people, now),
  };
}

/** Who wrote an asset, or the one after them of those who manage sales. */
const authorOf = ({ author }: DemoAsset, { deciderIds }: People, after: 0 | 1): string =>
  deciderIds[(author + after) % deciderIds.length]!;

function versionsOf(
  id: string,
  asset: DemoAsset,
  ground: Ground,
  people: People,
  publishedOn: string | undefined,
  now: Date,
) {
  const { module, type, status, next, begunAgo, publishedAgo, change } = asset;
  const written = (text: DemoAsset['text']): AssetText =>
    Object.fromEntries(
      Object.entries(text).map(([heading, lines]) => [heading, lines.map((one) => lineOf(one, ground.today))]),
    );
  const first = checkedBy({ ...textOf(knownType(module, type), ground), ...written(asset.text) }, publishedOn);
  const version = (number: number, begun: number) => ({
    id: demoId('asset version', id, String(number)),
    assetId: id,
    authorIds: [authorOf(asset, people, 0)],
    number,
    createdAt: daysBefore(now, begun),
  });
  const published = {
    status: 'published' as const,
    publishedById: authorOf(asset, people, 1),
    publishedAt: daysBefore(now, publishedAgo ?? 0),
  };
  const drafted = { status: status === 'in_review' ? ('in_review' as const) : ('draft' as const) };
  const one = { ...version(1, begunAgo), text: first, ...(publishedOn === undefined ? drafted : published) };
  return next ? [one, { ...version(2, 1), text: { ...first, ...written(change ?? {}) }, status: next }] : [one];
}

/** What people said of an asset, and the deals they used it in. */
function saidOf(assetId: string, asset: DemoAsset, { sellers, deals }: People, now: Date) {
  const { about, type, publishedAgo, comments = [], votes = [], uses = 0 } = asset;
  const against = type === BATTLECARD ? about : undefined;
  const seller = (nth: number) => sellers[nth % sellers.length]!.id;
  return {
    comments: comments.map(([nth, ago, text], place) => ({
      id: demoId('asset comment', assetId, String(place)),
      assetId,
      byId: seller(nth),
      text,
      createdAt: daysBefore(now, ago),
    })),
    votes: votes.map((useful, nth) => ({
      id: demoId('asset vote', assetId, String(nth)),
      assetId,
      userId: seller(nth),
      useful,
      createdAt: daysBefore(now, 2),
    })),
    links: deals
      .filter(({ competitor }) => against === undefined || competitor === against)
      .slice(0, uses)
      .map((deal, nth) => ({
        id: demoId('deal asset', assetId, deal.id),
        assetId,
        dealId: deal.id,
        at: daysBefore(now, Math.min(publishedAgo ?? 0, nth + 1)),
      })),
    flags:
      against === undefined || publishedAgo === undefined
        ? []
        : deals
            .filter(({ competitor, stage }) => competitor === against && stage === 'closed_lost')
            .filter(({ closedAt }) => closedAt !== null && closedAt >= daysBefore(now, publishedAgo))
            .map((deal) => flagOf(assetId, deal.id, deal.closedAt!, now)),
  };
}

/** Who owns a battlecard has looked at it after the deals that were lost longer ago. */
const flagOf = (assetId: string, dealId: string, at: Date, now: Date) => ({
  id: demoId('asset flag', assetId, dealId),
  assetId,
  dealId,
  at,
  createdAt: at,
  settledAt: at < daysBefore(now, OPEN_FLAG_DAYS) ? daysBefore(at, -3) : null,
});
const OPEN_FLAG_DAYS = 40;

const lineOf = ([kind, text, url, checkedAgo]: DemoLine, today: string): AssetLine => ({
  kind,
  text,
  url: url ?? null,
  dealId: null,
  accountId: null,
  metric: null,
  excellenceSessionId: null,
  checkedOn: checkedAgo === undefined ? null : addDays(today, -checkedAgo),
});

/** A text as it was published: nothing in it was checked later, nor too long before. */
function checkedBy(text: AssetText, publishedOn: string | undefined): AssetText {
  if (publishedOn === undefined) return text;
  const earliest = addDays(publishedOn, -CHECK_DAYS);
  const fit = (day: string) => [[day, publishedOn].toSorted()[0]!, earliest].toSorted()[1]!;
  return Object.fromEntries(
    Object.entries(text).map(([heading, lines]) => [
      heading,
      lines.map((line) => ({ ...line, checkedOn: line.checkedOn && fit(line.checkedOn) })),
    ]),
  );
}
