import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { isOpenTo } from '../catalogue/is-open-to.js';

export type LockedEvent = {
  readonly item: CatalogueItem;
  readonly startsAt: string;
  readonly seats: number | null;
};

/** An event of the catalogue in the version in use, locked: whoever answers it is one after the other. Nothing else. */
export async function lockEvent(tx: Transaction, id: string): Promise<LockedEvent | undefined> {
  const item = await tx.lock(CatalogueItem, id);
  if (item.kind !== 'event' || item.publishedNumber === null) return undefined;
  const { content } = await tx.get(CatalogueVersion, { itemId: id, number: item.publishedNumber });
  const { startsAt, seats } = content;
  return startsAt === null ? undefined : { item, startsAt, seats };
}

/** The same of what is in use in an industry of the caller; missing for everybody else. */
export async function lockOpenEvent(tx: Transaction, ctx: Ctx, id: string): Promise<LockedEvent> {
  const event = await lockEvent(tx, id);
  if (!event || !isOpenTo(ctx, event.item, 'event')) throw new DomainError('resource.missing');
  return event;
}
