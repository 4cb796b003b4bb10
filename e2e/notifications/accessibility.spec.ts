import { expectNobodyKeptOut } from '../support/axe.ts';
import { expect, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { INBOX, SETTINGS } from './support.ts';

test.describe.configure({ mode: 'parallel' });

const states: readonly { name: string; path: string; show?: (page: Page) => Promise<void> }[] = [
  { name: 'the inbox', path: INBOX },
  { name: 'an inbox that is narrowed to nothing', path: `${INBOX}?search=nothing+reads+like+this` },
  {
    name: 'what can be done with a notification',
    path: INBOX,
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  { name: 'the settings', path: SETTINGS },
];

for (const { name, path, show } of states)
  test(`${name} keeps nobody out, light, dark and narrow`, async ({ look }) => {
    const page = await look('sales.rep@meridian.example');
    await page.goto(path);
    await settled(page);
    await show?.(page);
    await expectNobodyKeptOut(page);
  });
