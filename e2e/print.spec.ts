import { inflateSync } from 'node:zlib';
import { dealIn } from './sales/support.ts';
import { unique } from './support/fixtures.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

const REP = 'sales.rep@meridian.example';
test.use({ person: REP });

/** The width of a sheet of A4 between its margins, in pixels of CSS. */
const SHEET = { width: 703, height: 1017 };

/** How much text stands on each page of what is printed: operators of text in the page's own stream. */
async function textsOfPages(page: Page): Promise<number[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const raw = pdf.toString('latin1');
  const streamOf = (id: string) => {
    const at = raw.search(new RegExp(`(?:^|\\n)${id} 0 obj`));
    const begin = raw.indexOf('stream\n', at) + 'stream\n'.length;
    const bytes = pdf.subarray(begin, raw.indexOf('endstream', begin));
    return inflateSync(bytes).toString('latin1');
  };
  const pages = [...raw.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => id!);
  return pages.map((id) => streamOf(id).match(/T[jJ]\b/g)?.length ?? 0);
}

test(
  'a board is printed from its first page on, with every column and without navigation',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const name = unique('Printed deal');
    await dealIn(address, await sessionOf(REP), name);
    await page.goto('/sales/opportunities');
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    const columns = await page.locator('[data-column]').evaluateAll((all) =>
      all.map((column) => {
        const { left, right, height } = column.getBoundingClientRect();
        const list = column.querySelector('[data-card]')?.parentElement;
        return { left, right, cut: list ? list.scrollHeight - list.clientHeight : 0, height };
      }),
    );
    expect(columns.length).toBeGreaterThan(4);
    for (const { left, right, cut } of columns) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(SHEET.width);
      expect(cut).toBeLessThanOrEqual(1);
    }
    for (const texts of await textsOfPages(page)) expect(texts).toBeGreaterThan(5);
  },
);

test('the bars of a chart are printed as they are shown, in light', IN_TURNS, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sales/excellence/performance');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [media, adjusted] of [
    ['screen', 'economy'],
    ['print', 'exact'],
  ] as const) {
    await page.emulateMedia({ media });
    await expect(page.getByRole('main')).toHaveCSS('print-color-adjust', adjusted);
  }
  const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  expect(await scheme()).toBe('dark');
  const inside = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const printed = document.documentElement.dataset['mantineColorScheme'];
    dispatchEvent(new Event('afterprint'));
    return printed;
  });
  expect([inside, await scheme()]).toEqual(['light', 'dark']);
});
