import { addHandoverTask } from '@talent-os/contracts/talent/transition-changes';
import { listTransitions } from '@talent-os/contracts/talent/transitions';
import { call } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { isSpokenFor } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const HR = 'hr.manager@meridian.example';
/** Nobody whose own seat moves: recruiters have no screen of internal mobility. */
const OWNER = 'recruiter@meridian.example';

test('a handover task stands in the day of whoever owns it, and leads to where it is ticked', async ({
  open,
  sessionOf,
  address,
}) => {
  const [hr, owner] = await Promise.all([sessionOf(HR), sessionOf(OWNER)]);
  const { items } = await call(address, hr, listTransitions, { status: 'in_progress' });
  const move = items.find(({ employeeName }) => !isSpokenFor(employeeName))!;
  const title = unique('Hand over the shortlist');
  const due = dayFromNow(-300);
  await call(address, hr, addHandoverTask, { transitionId: move.id, title, ownerId: owner.user.id, due });

  const page = await open(OWNER, { reducedMotion: 'reduce' });
  await page.goto('/productivity');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(`Handover of ${move.employeeName}`);
  await page.goto('/');
  const inbox = page.getByRole('region', { name: /^Inbox/ });
  await inbox.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/talent/transition\\?.*transition=${move.id}`));
  const file = page.getByRole('dialog', { name: new RegExp(move.employeeName) });
  await file.getByRole('checkbox', { name: title }).click();
  await expect(file.getByRole('checkbox', { name: title })).toBeChecked();
  await page.goto('/');
  await expect(inbox.getByRole('listitem').first()).toBeVisible();
  await expect(inbox.getByRole('link', { name: title })).toHaveCount(0);

  await page.goto('/talent/transition');
  await settled(page);
  await expect(page.getByRole('article', { name: new RegExp(move.employeeName) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request transition' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/sales/internal-mobility/expressions');
  await expect(page.getByText('Internal mobility features not available for your role')).toBeVisible();
});
