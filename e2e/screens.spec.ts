import { admits } from '@talent-os/contracts/access/ability';
import { inColours, violations } from './support/axe.ts';
import { buttonsOutOfSight } from './support/clipped.ts';
import { hasAssistant, underAssistant } from './support/corner.ts';
import { meridians, type DemoPerson } from './support/people.ts';
import { abilityOf, screenRoutes } from './support/rights.ts';
import { addressOf, headingOf, isHiddenBy, mayFollow, operationAt, readersOf } from './support/screens.ts';
import { expect, test, type Page } from './support/test.ts';
import { everyWay } from './support/tier.ts';
import { judge, settled, visit } from './support/walker.ts';

test.describe.configure({ mode: 'parallel' });

/** Width and colours of a screen; the second colours of a width change what depends on colours alone. */
const everyLook = [
  [1440, 'light', false],
  [1440, 'dark', true],
  [390, 'dark', false],
  [390, 'light', true],
] as const;
const [plainLook] = everyLook;

/** Hears the reads a page makes beyond those of the frame around each screen. */
function hearReads(page: Page): ReadonlySet<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const frame = /^\/api\/(auth|notifications|realtime|dashboard)/.test(pathname);
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !frame) urls.add(pathname + search);
  });
  return urls;
}

for (const route of screenRoutes.filter(({ path }) => path !== '/logout')) {
  const { path, access } = route;
  const [reader] = access === 'public' ? [] : readersOf(route);
  test(`${path} opens to whom it is for and keeps nobody out, light and dark, wide and narrow`, async ({
    open,
    look,
    sessionOf,
    request,
  }) => {
    const page = await (reader ? look(reader.email) : open(undefined, { reducedMotion: 'reduce' }));
    const reads = hearReads(page);
    const seen = await visit(page, addressOf(route));
    const astray = reader ? seen.links.filter((link) => !mayFollow(abilityOf(reader), link)) : [];
    expect.soft(judge(addressOf(route), { opens: true, heading: headingOf(route) }, seen)).toEqual([]);
    expect.soft(astray, 'links nobody here may follow').toEqual([]);
    const fits = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    for (const [width, colours, coloursOnly] of everyWay(path) ? everyLook : [plainLook]) {
      await inColours(page, colours);
      await fits(width);
      expect.soft(await violations(page, { coloursOnly }), `${colours}, ${width} px`).toEqual([]);
    }
    if (reader && hasAssistant(route))
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await underAssistant(page), `under the assistant at the end, ${width} px`).toEqual([]);
        expect.soft(await buttonsOutOfSight(page), `buttons of rows out of sight, ${width} px`).toEqual([]);
      }
    await fits(390);
    if (typeof access !== 'object') return;
    const statusOf = async (url: string, person: DemoPerson) => {
      const headers = { authorization: `Bearer ${(await sessionOf(person.email)).accessToken}` };
      return (await request.get(url, { headers })).status();
    };
    /** What it reads is answered or refused to everybody as the contracts say; where it is closed, something of it is refused. */
    const complaintsOf = async (person: DemoPerson): Promise<readonly string[]> => {
      const answers = await Promise.all([...reads].map(async (url) => ({ url, status: await statusOf(url, person) })));
      const wrong = answers.filter(({ url, status }) => {
        const operation = operationAt(url);
        const refused = operation !== undefined && !admits(abilityOf(person), operation.access);
        return refused ? status !== 403 : status === 401 || status === 403 || status >= 500;
      });
      // The counts of the home screen are everybody's; a screen made of them alone has nothing to hide.
      const hides = answers.some(({ url }) => isHiddenBy(route, operationAt(url)?.access));
      const isOpen = admits(abilityOf(person), access) || !hides || answers.some(({ status }) => status === 403);
      return [
        ...wrong.map(({ url, status }) => `${person.email} ${url}: ${status}`),
        ...(isOpen ? [] : [`everything behind it is open to ${person.email}`]),
      ];
    };
    expect((await Promise.all(meridians.map(complaintsOf))).flat()).toEqual([]);
  });
}
