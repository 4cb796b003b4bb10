import type { CatalogueKind } from '@talent-os/contracts/talent/catalogue-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import type { CatalogueItem } from './catalogue-item.entity.js';

type Item = Pick<CatalogueItem, 'kind' | 'status' | 'industry'>;

/** Whether an item is one of a kind, in use, and of an industry of the caller. */
export const isOpenTo = (ctx: Ctx, { kind, status, industry }: Item, asked: CatalogueKind): boolean =>
  kind === asked && status === 'published' && industriesOf(ctx).includes(industry);
