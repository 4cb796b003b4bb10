import { expect, test } from './support/test.ts';
import { settled } from './support/walker.ts';

const FOLDER = new URL('../docs/images/', import.meta.url).pathname;

/** What the documentation shows of the seeded product, light, 1440 by 900. */
const pictures: readonly (readonly [name: string, path: string, person?: string])[] = [
  ['sign-in', '/login'],
  ['home', '/', 'sales.rep@meridian.example'],
  ['sales', '/sales', 'sales.rep@meridian.example'],
  ['opportunities', '/sales/opportunities', 'sales.rep@meridian.example'],
  ['four-way-collaboration', '/sales/collaboration', 'hiring.manager@meridian.example'],
];

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });

for (const [name, path, person] of pictures) {
  test(`draws ${name}.png`, async ({ open }) => {
    const page = await open(person, { reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
