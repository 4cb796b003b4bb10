import type { CatalogueContent } from '@talent-os/contracts/talent/catalogue-shapes.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';

export type LockedEvent = {
  readonly item: CatalogueItem;
  readonly startsAt: string;
  readonly minutes: number;
  readonly place: string;
  readonly seats: number | null;
};

/** An event of the catalogue in the version in use, locked: whoever answers it is one after the other. Nothing else. */
export async function lockEvent(tx: Transaction, id: string): Promise<LockedEvent | undefined> {
  const item = await tx.lock(CatalogueItem, id);
  if (item.kind !== 'event' || item.publishedNumber === null) return undefined;
  const { content } = await tx.get(CatalogueVersion, { itemId: id, number: item.publishedNumber });
  return partsOf(item, content);
}

function partsOf(item: CatalogueItem, { startsAt, minutes, place, seats }: CatalogueContent): LockedEvent | undefined {
  if (startsAt === null || minutes === null) return undefined;
  return { item, startsAt, minutes, place: place ?? '', seats };
}

/** The same of what is in use in an industry of the caller; missing for everybody else. */
export async function lockOpenEvent(tx: Transaction, ctx: Ctx, id: string): Promise<LockedEvent> {
  const event = await lockEvent(tx, id);
  if (!event || event.item.status !== 'published' || !industriesOf(ctx).includes(event.item.industry))
    throw new DomainError('resource.missing');
  return event;
}
