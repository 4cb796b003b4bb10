import { expectNobodyKeptOut } from '../support/axe.ts';
import { expect, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';

test.describe.configure({ mode: 'parallel' });

type State = {
  readonly name: string;
  readonly person: string;
  readonly path: string;
  readonly show?: (page: Page) => Promise<void>;
};

const start = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Start ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog.getByText(/^Please/).last()).toBeVisible();
};

const states: readonly State[] = [
  { name: 'my well-being', person: 'sales.rep', path: '/wellness' },
  { name: 'my well-being when it asks for support', person: 'nurse', path: '/wellness' },
  { name: 'a WHO-5 that lacks answers', person: 'sales.rep', path: '/wellness', show: start('WHO-5 well-being') },
  { name: 'a CBI that lacks answers', person: 'sales.rep', path: '/wellness', show: start('Burnout check (CBI)') },
  {
    name: 'my trend as a table',
    person: 'sales.rep',
    path: '/wellness',
    show: async (page) => {
      await page.getByText('Burnout', { exact: true }).click();
      await page.getByRole('button', { name: 'Show as table' }).click();
      await expect(page.getByRole('columnheader', { name: 'Personal burnout' })).toBeVisible();
    },
  },
  { name: 'a search that finds nothing', person: 'sales.rep', path: '/wellness?search=nothing+reads+like+this' },
  { name: 'the averages of teams', person: 'department.head', path: '/wellness?view=team' },
];

for (const { name, person, path, show } of states)
  test(`${name} keeps nobody out, light, dark and narrow`, async ({ look }) => {
    const page = await look(`${person}@meridian.example`);
    await page.goto(path);
    await settled(page);
    await show?.(page);
    await expectNobodyKeptOut(page);
  });
