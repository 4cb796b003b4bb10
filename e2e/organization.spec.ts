import { getStrategy, publishStrategy } from '@talent-os/contracts/identity/strategy';
import { createTeam, getTeamTree } from '@talent-os/contracts/identity/team-setup';
import { call } from './support/api.ts';
import { unique } from './support/fixtures.ts';
import { expect, test, IN_TURNS } from './support/test.ts';

const ADMIN = 'org.admin@northwind.example';
test.use({ person: ADMIN });

test('a strategy is written anew, published, and kept beside the one before', async ({ page, address, sessionOf }) => {
  const session = await sessionOf(ADMIN);
  const before = (await call(address, session, getStrategy, {})).strategy!;
  const mission = unique('Sell what helps');
  await page.goto('/organization/strategy');
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByRole('textbox', { name: 'Mission' }).fill(mission);
  await page.getByRole('button', { name: 'Add pillar' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const added = page.getByRole('textbox', { name: `Pillar ${before.pillars.length + 1}`, exact: true });
  await expect(added).toBeFocused();
  await added.fill('Honest figures');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(mission).first()).toBeVisible();
  await expect(page.getByText(`Version ${before.number + 1}`, { exact: true })).toBeVisible();
  await expect(page.getByText(before.mission)).toHaveCount(1);
  const { pillars, mission: was, objectives, number } = before;
  const kept = pillars.map(({ id: pillarId, name, text }) => ({ pillarId, name, text }));
  await call(address, session, publishStrategy, { mission: was, pillars: kept, objectives, number: number + 1 });
});

test(
  'a team is moved by keys, says what that comes to, and goes back',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const session = await sessionOf(ADMIN);
    const { leadId } = (await call(address, session, getTeamTree, {})).items[0]!;
    const [above, below] = [unique('Above'), unique('Below')];
    for (const name of [above, below]) await call(address, session, createTeam, { name, leadId, underTeamId: null });
    const under = async () => {
      const { items } = await call(address, session, getTeamTree, {});
      return items.find(({ id }) => id === items.find(({ name }) => name === below)!.underTeamId)?.name;
    };
    await page.goto('/organization/team-setup');
    const handle = page.getByRole('button', { name: new RegExp(`Move ${below}`) });
    await handle.press('Space');
    for (let steps = 0; steps < 40; steps += 1) {
      if (await page.getByText(`Into ${above}.`).first().isVisible()) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Space');
    await expect.poll(under).toBe(above);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(under).toBeUndefined();
  },
);
