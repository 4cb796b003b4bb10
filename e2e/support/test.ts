import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { freshSession, giveSession, sharedSession, type Session } from './sessions.ts';
import { keepToasts } from './toasts.ts';

export { expect, type Page } from '@playwright/test';
export { IN_TURNS } from './tier.ts';

type OpenOptions = BrowserContextOptions & {
  /** A session of its own instead of the shared one: for what ends, renews or switches it. */
  readonly own?: boolean;
};

type Options = {
  /** Who is signed in, by e-mail; nobody where it is undefined. */
  person: string | undefined;
  /** Errors of the page that the test causes on purpose. */
  allowedErrors: readonly RegExp[];
};

type Fixtures = {
  /** Where the product runs, without a slash at the end. */
  address: string;
  /** One more browser, signed in as a demo person by e-mail, or as nobody. */
  open: (person: string | undefined, options?: OpenOptions) => Promise<Page>;
  /**
   * A page of somebody who only looks, which goes on from test to test: starting a browser and the app anew costs more
   * than most of what such tests do. It is wide and light again; nothing is kept of what the test before has loaded.
   */
  look: (person: string) => Promise<Page>;
  /** The shared session of a demo person, for calls past the browser. */
  sessionOf: (person: string) => Promise<Session>;
  noErrors: void;
};

type WorkerFixtures = {
  /** The pages behind `look`, one of each person. */
  readOnlyPages: (person: string, address: string) => Promise<Page>;
};

/** Playwright's test with signed-in people. Every test fails on errors nobody caught in its browsers. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  person: [undefined, { option: true }],
  allowedErrors: [[], { option: true }],

  address: async ({ baseURL }, use) => {
    await use(new URL(baseURL ?? '').origin);
  },

  context: async ({ context, person, address }, use) => {
    await keepToasts(context);
    if (person) await giveSession(context, address, await sharedSession(address, person));
    await use(context);
  },

  sessionOf: async ({ address }, use) => {
    await use((person) => sharedSession(address, person));
  },

  open: async ({ browser, address, viewport, colorScheme, locale, timezoneId }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (person, { own = false, ...options } = {}) => {
      const session = person && (await (own ? freshSession(address, person) : sharedSession(address, person)));
      const context = await browser.newContext({
        baseURL: address,
        viewport,
        colorScheme,
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...options,
      });
      opened.push(context);
      await keepToasts(context);
      if (session) await giveSession(context, options.baseURL ?? address, session);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  readOnlyPages: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, colorScheme = null, locale, timezoneId } = project.use;
      const kept = new Map<string, { readonly page: Page; readonly session: Session }>();
      await use(async (person, address) => {
        const session = await sharedSession(address, person);
        const known = kept.get(person);
        if (known && !known.page.isClosed() && known.session.accessToken === session.accessToken) return known.page;
        await known?.page.context().close();
        const like = { viewport, colorScheme, ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
        const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...like });
        await keepToasts(context);
        await giveSession(context, address, session, true);
        const page = await context.newPage();
        kept.set(person, { page, session });
        return page;
      });
      for (const { page } of kept.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  look: async ({ readOnlyPages, address, viewport }, use) => {
    await use(async (person) => {
      const page = await readOnlyPages(person, address);
      page.removeAllListeners('request');
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      return page;
    });
  },

  noErrors: [
    async ({ browser, allowedErrors }, use) => {
      const errors: string[] = [];
      const stop = watch(browser, (message) => {
        if (!allowedErrors.some((allowed) => allowed.test(message))) errors.push(message);
      });
      await use();
      stop();
      if (errors.length > 0) throw new Error(`errors nobody caught in the page:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

function watch(browser: Browser, hear: (message: string) => void): () => void {
  const known = (context: ReturnType<Browser['contexts']>[number]) => {
    context.on('weberror', (event) => hear(String(event.error().stack ?? event.error())));
    // What the page's own policy refuses is told in the console alone.
    context.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) hear(message.text());
    });
  };
  browser.contexts().forEach(known);
  browser.on('context', known);
  return () => browser.off('context', known);
}
