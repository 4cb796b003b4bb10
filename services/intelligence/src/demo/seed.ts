import { CARD_USUAL, type Placed } from '@talent-os/contracts/facts/layout.js';
import { starterOf, type StarterKey } from '@talent-os/contracts/facts/starters.js';
import { demoPeopleInRole, type Ctx, type DemoOrganization, type Transaction } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { Dashboard } from '../dashboards/dashboard.entity.js';
import { InsightDismissal } from '../insights/insight-dismissal.entity.js';
import { SavedQuestion } from '../questions/saved-question.entity.js';
import { due } from '../due.js';
import { QuestionSubscription } from '../subscriptions/question-subscription.entity.js';
import { nextLook } from '../subscriptions/subscription.rules.js';

/**
 * HR follows offers by hand in their last day: the rule warns them half as early. Two dashboards are theirs, and the first
 * figure of one comes to them each Monday.
 */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  const hr = demoPeopleInRole(organization, 'HR_MANAGER').find(({ signsIn }) => signsIn);
  if (!hr) return;
  await ctx.db.write(async (tx) => {
    await seedDashboard(tx, hr.id, 'hiringFunnel');
    const seats = await seedDashboard(tx, hr.id, 'openSeats');
    await seedSubscription(tx, hr, seats, nextLook('weekly', 8, organization.timezone, ctx.now));
    await tx.insert(InsightDismissal, {
      rule: 'offerExpiring',
      key: hr.id,
      reason: 'known',
      note: 'Recruiters call everybody on the last day of an offer.',
      byId: hr.id,
      threshold: 24,
      createdAt: new Date(ctx.now.getTime() - 9 * DAY_MS),
    });
  });
}

/** A dashboard of somebody's, as it is made from one to begin with; its first question. */
async function seedDashboard(tx: Transaction, personId: string, key: StarterKey): Promise<string> {
  const { title, dataset, questions } = starterOf(key);
  const cards: Placed[] = [];
  for (const { of, field = null, groups = null, filters = null, ...question } of questions) {
    const { id } = await tx.insert(SavedQuestion, {
      ...question,
      personId,
      dataset,
      measure: of,
      field,
      groups,
      filters,
    });
    const at = cards.length;
    cards.push({
      savedQuestionId: id,
      ...CARD_USUAL,
      x: (at % 2) * CARD_USUAL.w,
      y: Math.floor(at / 2) * CARD_USUAL.h,
    });
  }
  await tx.insert(Dashboard, { personId, title, cards });
  return cards[0]!.savedQuestionId;
}

/** Early each Monday, by the clock of the organization. */
async function seedSubscription(
  tx: Transaction,
  { id: personId, roles }: ReturnType<typeof demoPeopleInRole>[number],
  savedQuestionId: string,
  nextAt: Date,
): Promise<void> {
  const { id } = await tx.insert(QuestionSubscription, {
    ...roles[0]!,
    personId,
    savedQuestionId,
    occasion: 'weekly',
    hour: 8,
    threshold: null,
    beyond: false,
    state: 'sound',
    toldAt: null,
    nextAt,
  });
  await due.set(tx, 'subscription', id, nextAt);
}
