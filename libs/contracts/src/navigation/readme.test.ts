import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dealStages } from '../sales/deal-stages.js';
import { hubs } from './hubs.js';
import { routes } from './index.js';
import type { RouteRow } from './route.js';

const README = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8').replaceAll(/\s+/g, ' ');
const rows: readonly RouteRow[] = routes;

const titleOf = (hub: string): string =>
  hubs.find(({ key }) => key === hub)?.title ?? hub.charAt(0).toUpperCase() + hub.slice(1);

/** `Talent (11 of 19)`, the hubs with most to come first. */
function unbuilt(): string {
  const counted = [...Map.groupBy(rows, ({ hub }) => hub)].map(([hub, all]) => ({
    title: titleOf(hub),
    planned: all.filter(({ screen }) => screen === 'planned').length,
    all: all.length,
  }));
  return counted
    .filter(({ planned }) => planned > 0)
    .toSorted((one, other) => other.planned - one.planned || one.title.localeCompare(other.title))
    .map(({ title, planned, all }) => `${title} (${planned} of ${all})`)
    .join(', ');
}

describe('the README', () => {
  it('names the screens that are not built yet, hub by hub', () => {
    const planned = unbuilt();
    if (planned === '') expect(README).not.toMatch(/Not built yet/);
    else expect(README).toContain(`**Not built yet**, and said so at their addresses: ${planned}.`);
  });

  it('leads to its first task by what the menus and the board call it', () => {
    const [, hub, screen, from, to] =
      /open \*\*(.+?)\*\*, then \*\*(.+?)\*\*, and drag a deal from (.+?) to (.+?)[.:]/.exec(README) ?? [];
    const sales = hubs.find(({ key }) => key === 'sales')!;
    const opportunities = rows.find(({ path }) => path === '/sales/opportunities')!;
    expect([hub, screen]).toEqual([sales.title, opportunities.label]);
    expect([from, to]).toEqual([dealStages.negotiation.label, dealStages.closed_won.label]);
  });
});
