import { createGoal, getGoal, moveGoal } from '@talent-os/contracts/productivity/goals';
import { call, send } from '../support/api.ts';
import { expect, test, IN_TURNS } from '../support/test.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';

const REP = 'sales.rep@meridian.example';
test.use({ person: REP });

test('a goal is written down, started, checked in and shows where it stands', async ({ page }) => {
  const title = unique('Win the East');
  await page.goto('/productivity');
  await page.getByRole('button', { name: 'Add goal' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add goal' });
  await dialog.getByRole('textbox', { name: 'Goal' }).fill(title);
  await dialog.getByRole('textbox', { name: 'What is measured' }).fill('Meetings held');
  await dialog.getByRole('textbox', { name: 'Target' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Unit' }).fill('meetings');
  await dialog.getByRole('button', { name: 'Add goal' }).click();

  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog', { name: 'Start this goal?' }).getByRole('button', { name: 'Start' }).click();
  await expect(drawer.getByText('Active')).toBeVisible();
  await drawer.getByRole('button', { name: 'Check in' }).click();
  const checkIn = page.getByRole('dialog', { name: `Check in: ${title}` });
  await checkIn.getByRole('textbox', { name: 'Value, meetings' }).fill('8');
  await checkIn.getByRole('textbox', { name: 'Confidence, 1–10' }).fill('9');
  await checkIn.getByRole('textbox', { name: 'Note' }).fill('A good start');
  await checkIn.getByRole('button', { name: 'Check in' }).click();
  await expect(drawer.getByText('8 of 20 meetings · confidence 9/10')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Check-ins' }).getByText('A good start')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('dialog', { name: title }).getByText('Score 0.4 of 1.0')).toBeVisible();
});

test(
  'a private goal is nobody else’s, a shared one is read and not changed',
  IN_TURNS,
  async ({ page, address, open, sessionOf }) => {
    const session = await sessionOf(REP);
    const facts = (visibility: 'private' | 'organization') => ({
      title: unique(`Seen ${visibility}`),
      visibility,
      teamId: null,
      parentId: null,
      hub: 'productivity',
      periodStart: dayFromNow(-7),
      periodEnd: dayFromNow(60),
      keyResults: [{ title: 'Steps', start: 0, target: 5, unit: '' }],
    });
    const made = async (visibility: 'private' | 'organization') => {
      const { id, version, title } = await call(address, session, createGoal, facts(visibility));
      await call(address, session, moveGoal, { goalId: id, version, status: 'active' });
      return { id, title };
    };
    const [secret, shared] = [await made('private'), await made('organization')];
    await page.goto(`/productivity?view=goals&search=${encodeURIComponent(secret.title)}`);
    await expect(page.getByRole('link', { name: secret.title })).toBeVisible();

    const admin = await open('org.admin@meridian.example');
    await admin.goto(`/productivity?view=goals&search=${encodeURIComponent(secret.title)}`);
    await expect(admin.getByText('No results match your filters')).toBeVisible();
    const { accessToken } = await sessionOf('org.admin@meridian.example');
    expect((await send(address, accessToken, getGoal, { goalId: secret.id })).status).toBe(404);
    await admin.goto(`/productivity?view=goals&open=${shared.id}`);
    const drawer = admin.getByRole('dialog', { name: shared.title });
    await expect(drawer.getByText('Everyone here')).toBeVisible();
    await expect(drawer.getByText('Jonah Prescott')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  },
);
