/// <reference lib="dom" />
import type { Page } from '@playwright/test';

type PaintFigures = { lcp: number; interactions: Record<number, number> };

/** Has every page of a browser remember when its largest part was painted and how long each interaction took. */
export const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept: PaintFigures = { lcp: 0, interactions: {} };
    Object.assign(window, { paints: kept });
    new PerformanceObserver((list) => {
      kept.lcp = list.getEntries().at(-1)?.startTime ?? kept.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[])
        if (id) kept.interactions[id] = Math.max(kept.interactions[id] ?? 0, duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

const kept = (page: Page): Promise<PaintFigures> =>
  page.evaluate(() => (window as unknown as { paints: PaintFigures }).paints);

/** When the largest part of the page stood there, in milliseconds after its address was asked for. */
export const largestPaint = async (page: Page): Promise<number> => (await kept(page)).lcp;

/** From a press or a key to the next picture, in milliseconds, for each interaction so far; those below 16 are not told. */
export const interactions = async (page: Page): Promise<readonly number[]> =>
  Object.values((await kept(page)).interactions);
