import { describe, expect, it } from '@jest/globals';
import { stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import { execute } from './execute.js';
import { lexicon } from './lexicon.js';
import type { Reading } from './reading.js';
import { inSentences } from './say.js';

const locale = { currency: 'USD', timezone: 'America/New_York' };
const record = (operation: string) =>
  lexicon().sources.find((one) => one.operation.name === operation && one.lists.length === 0)!;

/** What is told of facts of an answer, by their paths. */
function told(operation: string, output: unknown, ...paths: readonly string[]): string {
  const source = record(operation);
  const project = paths.map((path) => source.fields.find((field) => field.path === path)!);
  const reading = {
    source,
    intent: 'value',
    filters: [],
    project,
    missing: [],
    unplaced: 0,
    weak: false,
    score: 1,
    noun: 0,
    sure: 1,
  };
  const whole = { ...reading, grounded: true } as Reading;
  const result = execute(whole, [[output]], '2026-11-20', locale.timezone);
  return [...inSentences({ reading: whole, result, total: undefined, locale })].join('');
}

const performance = {
  quotaProgress: 87.5,
  currentRevenue: 8_750_000,
  quotaTarget: 10_000_000,
  monthlyRevenue: 1_234_500,
  revenueChange: null,
  activeDeals: 1,
  pipelineValue: 500_000,
  territoryAccounts: 12,
  activeTerritories: 2,
  territories: [],
};

describe('a fact of one record', () => {
  it('is said in the sentence its contract gives', () => {
    const sentence = 'You have reached 87.5% of your quota: $87,500 of $100,000.';
    expect(told('sales.rep.performance', performance, 'quotaProgress')).toBe(sentence);
    expect(told('sales.rep.performance', performance, 'quotaTarget', 'currentRevenue')).toBe(sentence);
  });

  it('is said alone where the sentence tells much else, or there is none', () => {
    expect(told('sales.rep.performance', performance, 'pipelineValue')).toBe('Pipeline value: **$5,000**.');
    expect(told('sales.rep.performance', performance, 'revenueChange')).toBe('Change versus last month: none.');
  });

  it('that sums rows up is shown with them, in the columns of the contract', () => {
    const columns = stageKeys.map((key) => ({ key, count: 1, sum: 100_000, weighted: 10_000, items: [] }));
    const text = told('sales.deals.board', { columns }, 'open');
    expect(text).toMatch(/^The open pipeline holds 4 deals worth \$4,000, \$400 weighted by stage\.\n\n/);
    expect(text).toContain('| Stage | Deals | Total | Weighted |\n| --- | ---: | ---: | ---: |\n');
  });

  it('is told whole where nothing in it was asked for', () => {
    expect(told('sales.rep.performance', performance)).toContain('This month you have won $12,345.');
  });
});
