import { describe, expect, it } from '@jest/globals';
import { filtersInWords } from './say.js';
import { companyOf } from './test/company.js';
import { understand } from './understand.js';

const { scene } = companyOf();
const locale = { currency: 'USD', timezone: scene.timezone };

/** What a question limits, and where it looks; or how it is not understood. */
async function limited(hub: string, text: string): Promise<string> {
  const found = await understand(text, { ...scene, hub });
  if (found.kind === 'unclear') return `unclear: ${[...found.words, ...found.names].join(' ')}`;
  if (found.kind === 'denied') return `denied: ${found.refusal.why}`;
  return `${found.reading.source.operation.name}: ${filtersInWords(found.reading.filters, locale)}`;
}

describe('what is asked for', () => {
  it.each([
    ['which account brings in the most money', 'accountName'],
    ['which owner has the most deals', 'ownerName'],
  ])('“%s” puts rows together by it', async (text, path) => {
    const found = await understand(text, { ...scene, hub: 'sales' });
    expect(found.kind === 'answer' && found.reading.parts?.by.path).toBe(path);
  });
});

describe('what is said of a thing', () => {
  it.each([
    ['productivity', 'what tasks are late', 'productivity.tasks.list: state To do or In progress, due by Nov 19, 2026'],
    ['talent', 'onboardings that are behind', 'talent.onboarding.list: overdue over 0'],
    ['talent', 'jobs nobody applied for', 'talent.positions.list: without applicants'],
    ['sales', 'everything in negotiation', 'sales.deals.list: stage Negotiation'],
    ['healthtech', 'which units are understaffed', 'healthcare.units.overview: about Staff'],
    ['talent', 'any requests waiting on me', 'talent.requisitions.board: waits for me'],
    ['talent', 'how many people applied', 'talent.applications.list: '],
    ['talent', 'requests I turned down', 'talent.requisitions.mine: state Rejected'],
    ['healthtech', 'am I working today', 'healthcare.shifts.schedule: date Nov 20, 2026'],
    ['sales', 'deals over 50k that aren’t in proposal', 'sales.deals.list: stage not Proposal, amount over $50,000'],
    ['healthtech', 'vaccinations that have expired', 'healthcare.credentials.list: kind Immunization, status Expired'],
    ['talent', 'moves without a backfill', 'unclear: '],
    ['talent', 'who is blocked in onboarding', 'talent.onboarding.list: blocked over 0'],
    ['sales', 'deals created in the last 30 days', 'unclear: created'],
    ['sales', 'how many deals did I lose', 'sales.deals.list: stage Closed lost'],
    ['talent', 'avg time to hire', 'talent.recruitAnalytics.get: '],
  ])('%s: “%s”', async (hub, text, expected) => {
    expect(await limited(hub, text)).toBe(expected);
  });
});
