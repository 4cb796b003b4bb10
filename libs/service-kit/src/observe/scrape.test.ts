import { describe, expect, it } from '@jest/globals';
import { pool, queueDepth, sockets } from './metrics.js';
import { measure, scrape } from './scrape.js';

const line = (text: string, start: string) => text.split('\n').find((one) => one.startsWith(start));

describe('metrics that are read when they are asked for', () => {
  it('are there, and gone with whoever measures them', async () => {
    const forget = measure('sockets', () => [[sockets, {}, 7]]);
    expect(line(await scrape(), 'talentos_realtime_connections')).toBe('talentos_realtime_connections 7');
    forget();
    expect(line(await scrape(), 'talentos_realtime_connections 7')).toBeUndefined();
  });

  it('of a part that fails or does not answer are left out and counted, and the others are told in time', async () => {
    let broken = false;
    const labels = { service: 'scrapetest', state: 'idle' };
    const forget = [
      measure('breaking', async () => {
        if (broken) throw new Error('away');
        return [[pool, labels, 3]];
      }),
      measure('silent', () => new Promise<never>(() => {})),
      measure('well', () => [[queueDepth, { service: 'scrapetest', state: 'open' }, 5]]),
    ];
    const shown = 'talentos_pool_connections{service="scrapetest",state="idle"}';
    expect(line(await scrape(20), shown)).toBe(`${shown} 3`);
    broken = true;
    const text = await scrape(20);
    expect(line(text, shown)).toBeUndefined();
    expect(line(text, 'talentos_jobs_waiting{service="scrapetest"')).toContain(' 5');
    expect(line(text, 'talentos_scrape_failures_total{part="breaking"}')).toContain(' 1');
    expect(line(text, 'talentos_scrape_failures_total{part="silent"}')).toContain(' 2');
    forget.forEach((one) => one());
  });

  it('tell how long the event loop was held up', async () => {
    expect(await scrape()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });
});
