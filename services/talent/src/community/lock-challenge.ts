import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { isOpenTo } from '../catalogue/is-open-to.js';
import { isOver } from './challenge.rules.js';

type OpenChallenge = { readonly id: string; readonly number: number };

/** A challenge in use in an industry of the caller, locked: nobody joins or hands in while it is taken out of use. */
export async function lockOpenChallenge(tx: Transaction, ctx: Ctx, id: string, today: string): Promise<OpenChallenge> {
  const item = await tx.lock(CatalogueItem, id);
  const { publishedNumber: number } = item;
  if (number === null || !isOpenTo(ctx, item, 'challenge')) throw new DomainError('resource.missing');
  const { content } = await tx.get(CatalogueVersion, { itemId: id, number });
  if (isOver(content.endsOn, today)) throw new DomainError('challenge.over');
  return { id, number };
}
