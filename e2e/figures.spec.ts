import { expect, IN_TURNS, test, type Page } from './support/test.ts';
import { settled } from './support/walker.ts';

/** The number of a list as its table says it: `14 positions`. */
const totalOf = async (page: Page, what: string) => {
  const text = await page
    .getByText(new RegExp(`^[\\d,]+ ${what}$`))
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
};
const figure = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`);

test(
  'open positions of a recruiter are one number wherever they stand, and open exactly these',
  IN_TURNS,
  async ({ open }) => {
    const page = await open('recruiter@meridian.example');
    // Seats are opened and filled meanwhile: then the screens are compared once more.
    await expect(async () => {
      await page.goto('/');
      await settled(page);
      const mine = page.getByRole('link', { name: /^\d+ Active Positions$/ });
      const shown = Number(await mine.innerText());
      await mine.click();
      await expect(page).toHaveURL(/\/talent\/recruit\?status=open&mine=true/);
      await settled(page);
      expect(await totalOf(page, 'positions?')).toBe(shown);
      expect(await figure(page, 'Open positions').innerText()).toContain(`${shown}`);
    }).toPass();
    await page.goto('/talent/recruit');
    await expect(figure(page, 'Open positions')).toContainText('all positions');
  },
);

test('a manager of units opens the people behind a figure, and meets no refusal', IN_TURNS, async ({ open }) => {
  const page = await open('nurse.manager@meridian.example');
  const dialog = page.getByRole('dialog', { name: 'People of all units' });
  await expect(async () => {
    await page.goto('/healthtech');
    const ceu = figure(page, 'CEU at risk');
    const shown = Number(await ceu.getByRole('link').innerText());
    await ceu.getByRole('link').click();
    const heading = dialog.getByRole('heading', { name: /^Contact hours at risk / });
    expect(await heading.innerText()).toBe(`Contact hours at risk (${shown})`);
  }).toPass();
});

test('bars and tiles open what they count', IN_TURNS, async ({ open }) => {
  const page = await open('analyst@meridian.example');
  await page.goto('/cyber/analyst/incidents');
  const week = page
    .getByRole('group', { name: /^Incidents by week/ })
    .getByRole('link')
    .first();
  const [, shown] = /: (\d+)$/.exec((await week.getAttribute('aria-label')) ?? '') ?? [];
  await week.click();
  await expect(page).toHaveURL(/(reported|closed)Week=/);
  await expect.poll(() => totalOf(page, 'incidents?')).toBe(Number(shown));
  await page.getByRole('button', { name: /^Remove filter/ }).click();
  await expect(page).not.toHaveURL(/Week=/);
});

for (const [person, path] of [
  ['hiring.manager', '/talent/plan'],
  ['recruiter', '/talent/recruit'],
  ['hr.manager', '/talent/onboard'],
  ['nurse', '/healthcare/professional/shifts'],
  ['nurse.manager', '/healthtech'],
  ['analyst', '/cyber/analyst/incidents'],
  ['sales.rep', '/productivity'],
] as const)
  test(`no number of the strip stands alone: ${person} at ${path}`, IN_TURNS, async ({ look }) => {
    const page = await look(`${person}@meridian.example`);
    await page.goto(path);
    await expect(page.locator('dl[data-count] dd').first()).toBeVisible();
    await settled(page);
    // A figure of several numbers has a link for each.
    const alone = await page.locator('dl[data-count] dd > b').evaluateAll((figures) =>
      figures.map((one) => {
        const rest = one.cloneNode(true) as Element;
        rest.querySelectorAll('a').forEach((link) => link.remove());
        return rest.textContent ?? '';
      }),
    );
    expect(alone.filter((text) => /\d/.test(text))).toEqual([]);
  });
