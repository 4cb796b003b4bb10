import type { CatalogueDetail, CatalogueItem } from '@talent-os/contracts/talent/catalogue-shapes.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { keeps, versionsOfItem, type CatalogueRow, type VersionRow } from './catalogue.queries.js';
import { mayOf } from './catalogue.rules.js';
import { faultsOf } from './content.rules.js';

/** An item as the caller reads it: what is drafted beside it is for who keeps the catalogue. */
export function itemAsRead(ctx: Ctx, row: CatalogueRow): CatalogueItem {
  const { publishedNumber, draftNumber, authorIds, ...item } = row;
  const may = mayOf({
    keeps: keeps(ctx),
    status: row.status,
    drafted: draftNumber !== null,
    wrote: authorIds.includes(ctx.userId),
  });
  return {
    ...item,
    number: publishedNumber ?? draftNumber ?? 1,
    drafted: keeps(ctx) && publishedNumber !== null && draftNumber !== null,
    may,
  };
}

/** The versions the caller may read: drafts are for who keeps the catalogue. */
const readable = (ctx: Ctx, versions: readonly VersionRow[]): readonly VersionRow[] =>
  keeps(ctx) ? versions : versions.filter(({ status }) => status === 'published');

/** An item in full: the version asked for, or the one that is written, or the one in use. */
export async function itemInFull(ctx: Ctx, row: CatalogueRow, asked: number | undefined): Promise<CatalogueDetail> {
  const [all, today] = await Promise.all([versionsOfItem(ctx, { catalogueItemId: row.id }), todayOf(ctx)]);
  const versions = readable(ctx, all);
  const shown = asked === undefined ? versions[0] : versions.find(({ number }) => number === asked);
  if (!shown) throw new DomainError('resource.missing');
  const people = await peopleById(
    ctx,
    versions.flatMap(({ authorIds, publishedById }) => [authorIds[0] ?? null, publishedById]),
  );
  return {
    ...itemAsRead(ctx, row),
    shown: { ...shown.content, number: shown.number, status: shown.status },
    faults: shown.status === 'draft' ? faultsOf(row.kind, shown.content, { now: ctx.now, today }) : [],
    versions: versions.map(({ number, status, authorIds, begunAt, publishedAt, publishedById }) => ({
      number,
      status,
      authorName: authorIds[0] ? people(authorIds[0]).name : null,
      begunAt,
      publishedAt,
      publishedByName: publishedById && people(publishedById).name,
    })),
  };
}
