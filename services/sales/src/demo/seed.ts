import type { Ctx, DemoOrganization } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { Account } from '../accounts/account.entity.js';
import { DealEntry } from '../deals/deal-entry.entity.js';
import { Deal } from '../deals/deal.entity.js';
import { CoachingNote } from '../excellence/coaching-note.entity.js';
import { installMethodology } from '../methodology/install-methodology.js';
import { LessonDone } from '../methodology/lesson-done.entity.js';
import { QuizAttempt } from '../methodology/quiz-attempt.entity.js';
import { Person } from '../people/person.entity.js';
import { Quota } from '../performance/quota.entity.js';
import { due } from '../due.js';
import { Reassignment } from '../territories/reassignment.entity.js';
import { Territory } from '../territories/territory.entity.js';
import { demoSales } from './demo.js';
import { demoCoaching } from './coaching.js';
import { demoLearning } from './learning.js';
import { seedAssets } from './seed-assets.js';
import { seedCompensation } from './seed-compensation.js';
import { seedExcellence } from './seed-excellence.js';

/** Fills a demo organization that sells: one that does not keeps an empty schema. */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  if (!organization.industries.includes('SALES')) return;
  const demo = demoSales(organization, ctx.now);
  await ctx.db.write(async (tx) => {
    await tx.insertAll(
      Person,
      demo.people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
    );
    await tx.insertAll(Territory, demo.territories);
    await tx.insertAll(Account, demo.accounts);
    await tx.insertAll(Quota, demo.quotas);
    await tx.insertAll(Deal, demo.deals);
    await tx.insertAll(DealEntry, demo.entries);
    const changes = await tx.insertAll(Reassignment, demo.changes);
    for (const { id, effectiveDate } of changes.filter(({ status }) => status === 'approved'))
      await due.set(tx, 'reassignment', id, effectiveDate);
    const lessons = await installMethodology(tx);
    const learning = demoLearning(organization.slug, demo.sellers, lessons, ctx.now);
    await tx.insertAll(CoachingNote, demoCoaching(organization.slug, demo.sellers, demo.deciderId, dayOf(ctx.now)));
    await tx.insertAll(LessonDone, learning.done);
    await tx.insertAll(QuizAttempt, learning.attempts);
  });
}

/** Analyses of sessions, assets and statements of commission, by the rules everybody's are made by, over the deals. */
export async function seedWorkedOut(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  if (!organization.industries.includes('SALES')) return;
  const demo = demoSales(organization, ctx.now);
  await seedExcellence(organization, demo, ctx);
  await seedAssets(organization, demo, ctx);
  await seedCompensation(organization, demo, ctx);
}
