import type { Input } from '@talent-os/contracts';
import type { addDevelopmentItem } from '@talent-os/contracts/talent/development-plans.js';
import { DomainError, type Transaction } from '@talent-os/service-kit';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { MentorOffer } from '../mentorships/mentor-offer.entity.js';
import type { DevelopmentPlan } from './development-plan.entity.js';
import { sourceRefusal } from './plan.rules.js';

type Named = Pick<Input<typeof addDevelopmentItem>, 'action' | 'skillId' | 'catalogueItemId' | 'offerId'>;

/** What an item names: something of the catalogue that is in use, or an offer to mentor. 404 where there is none, refused where it does not fit. */
export async function requireSource(
  tx: Transaction,
  { industry, employeeId }: DevelopmentPlan,
  { action, skillId, catalogueItemId, offerId }: Named,
): Promise<void> {
  const item = catalogueItemId ? await tx.get(CatalogueItem, catalogueItemId) : undefined;
  if (item && (item.status !== 'published' || item.industry !== industry)) throw new DomainError('resource.missing');
  const offer = offerId ? await tx.get(MentorOffer, offerId) : undefined;
  const fits = offer && offer.status === 'open' && offer.mentorId !== employeeId && offer.skillIds.includes(skillId);
  const refusal = sourceRefusal(action, { kind: item?.kind, offer: fits });
  if (refusal) throw new DomainError(refusal);
}
