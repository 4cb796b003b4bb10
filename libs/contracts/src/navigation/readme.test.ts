import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dealStages } from '../sales/deal-stages.js';
import { hubs } from './hubs.js';
import { routes } from './index.js';
import type { RouteRow } from './route.js';

const README = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8').replaceAll(/\s+/g, ' ');
const rows: readonly RouteRow[] = routes;

describe('the README', () => {
  it('leads to its first task by what the menus and the board call it', () => {
    const [, hub, screen, from, to] =
      /open \*\*(.+?)\*\*, then \*\*(.+?)\*\*, and drag a deal from (.+?) to (.+?)[.:]/.exec(README) ?? [];
    const sales = hubs.find(({ key }) => key === 'sales')!;
    const opportunities = rows.find(({ path }) => path === '/sales/opportunities')!;
    expect([hub, screen]).toEqual([sales.title, opportunities.label]);
    expect([from, to]).toEqual([dealStages.negotiation.label, dealStages.closed_won.label]);
  });
});
