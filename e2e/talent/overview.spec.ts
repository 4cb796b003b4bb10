import { getTalentOverview } from '@talent-os/contracts/talent/overview';
import { call } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const HR = 'hr.manager@meridian.example';

test('the overview counts the stages, opens their screens and leads to what waits', async ({
  open,
  address,
  sessionOf,
}) => {
  const page = await open(HR);
  await page.goto('/talent');
  const line = page.getByRole('list', { name: 'Recruit to Retire' });
  await expect(line.getByRole('listitem')).toHaveCount(4);
  const late = page.getByRole('region', { name: 'Worst bottlenecks' }).getByRole('listitem');
  // Others hire, begin and end plans meanwhile: then what was counted is compared once more.
  await expect(async () => {
    const { bottlenecks } = await call(address, await sessionOf(HR), getTalentOverview, {});
    const titles = bottlenecks.map(({ title }) => title);
    await expect(late).toContainText(titles, { timeout: 10_000 });
  }).toPass();
  await expect(async () => {
    await page.goto('/talent');
    const newcomers = Number(await line.getByRole('listitem').filter({ hasText: 'Onboard' }).locator('b').innerText());
    await line.getByRole('link', { name: /^Onboard/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onboard');
    await expect(page.getByText(`${newcomers} plans`)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.goBack();
  const waiting = page.getByRole('region', { name: 'Waiting for me' });
  await waiting.getByRole('listitem').filter({ hasText: 'Onboarding step' }).first().getByRole('link').click();
  await expect(page.getByRole('list', { name: 'My tasks for newcomers' })).toBeVisible();
  await expect(async () => {
    await page.goto('/talent');
    await settled(page);
    const shown = await waiting.getByRole('listitem').count();
    const said = await waiting.getByText(/^The first \d+ of \d+$/).allInnerTexts();
    await waiting.getByRole('link', { name: 'Open inbox' }).click();
    const inbox = page.getByRole('region', { name: /^Inbox/ });
    const total = Number(said[0]?.split(' ').at(-1) ?? shown);
    await expect(inbox.getByRole('button', { name: `Talent ${total}` })).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

test('the overview keeps nobody out, light, dark and narrow', IN_TURNS, async ({ open }) => {
  const page = await open(HR, { reducedMotion: 'reduce' });
  await page.goto('/talent');
  await settled(page);
  await expectAccessible(page);
});
