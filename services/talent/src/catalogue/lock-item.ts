import type { Industry } from '@talent-os/contracts';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { CatalogueItem } from './catalogue-item.entity.js';
import { CatalogueVersion } from './catalogue-version.entity.js';
import type { CatalogueFacts } from './catalogue.rules.js';

type LockedItem = {
  readonly item: CatalogueItem;
  /** The version that is written; null where none is. */
  readonly draft: CatalogueVersion | null;
  readonly facts: CatalogueFacts;
};

/** An item of the industries the caller works in, locked, for who keeps the catalogue; 404 beyond them. */
export async function lockItem(tx: Transaction, ctx: Ctx, id: string, version?: number): Promise<LockedItem> {
  const item = await tx.lock(CatalogueItem, id);
  if (!industriesOf(ctx).includes(item.industry)) throw new DomainError('resource.missing');
  tx.expectVersion(item, version);
  const { draftNumber, status } = item;
  const draft = draftNumber === null ? null : await versionOf(tx, item, draftNumber);
  const wrote = draft?.authorIds.includes(ctx.userId) ?? false;
  return { item, draft, facts: { keeps: true, status, drafted: draft !== null, wrote } };
}

export const versionOf = (tx: Transaction, { id }: CatalogueItem, number: number): Promise<CatalogueVersion> =>
  tx.lock(CatalogueVersion, { itemId: id, number });

/** Who keeps the catalogue keeps it for the industries they work in. */
export function requireIndustry(ctx: Ctx, industry: Industry): void {
  if (!industriesOf(ctx).includes(industry)) throw new DomainError('resource.missing');
}
