import { describe, expect, it } from '@jest/globals';
import { openStages, stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import { toolNamed, type Tool } from '../tools/tool.js';
import { inMarkdown } from './present.js';
import type { AnswerScope } from './rows.js';

const locale = { currency: 'USD', timezone: 'America/New_York' };
const told = (name: string, output: unknown, wanted?: AnswerScope) =>
  [...inMarkdown(toolNamed(name)!, output, locale, wanted)].join('');

const deal = (index: number, stage: string) => ({
  id: `id-${index}`,
  name: `Deal ${index}`,
  accountName: `Account ${index}`,
  ownerName: 'Jo Rep',
  stage,
  amount: 100_000 * (index + 1),
  closeDate: '2026-12-01',
});
const deals = (stages: readonly string[], total = stages.length) => ({
  items: stages.map((stage, index) => deal(index, stage)),
  total,
});

describe('an answer in words', () => {
  it('tells figures as sentences and leaves out what is not there', () => {
    const output = {
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
    expect(told('sales.rep.performance', output)).toBe(
      'You have reached 87.5% of your quota: $87,500 of $100,000. This month you have won $12,345. ' +
        'You work on 1 open deal worth $5,000, with 12 accounts in 2 territories.\n\nNo territories assigned',
    );
    const without = told('sales.rep.performance', { ...output, quotaTarget: 0, revenueChange: -4 });
    expect(without).toContain('No quota is set for you; your revenue of the period is $87,500.');
    expect(without).toContain('That is -4% against last month.');
    expect(without).not.toContain('You have reached');
  });

  it('tells lists as tables with money, days and labels, and how many were left out', () => {
    const text = told(
      'sales.deals.list',
      deals(
        Array.from({ length: 25 }, () => 'closed_won'),
        140,
      ),
    );
    expect(text).toContain('**140 deals**, the first 10:');
    expect(text).toContain(
      '| Deal | Account | Stage | Amount | Close date | Owner |\n| --- | --- | --- | ---: | --- | --- |\n',
    );
    expect(text).toContain('| Deal 0 | Account 0 | Closed won | $1,000 | Dec 1, 2026 | Jo Rep |');
    expect(text.match(/\n\| Deal \d+ \|/g)).toHaveLength(10);
    expect(text).toContain('…and 130 more.');
  });

  it('says that there are more than were counted', () => {
    const some = Array.from({ length: 25 }, () => 'closed_won');
    const text = told('sales.deals.list', { ...deals(some, 10_000), more: true });
    expect(text).toContain('**At least 10,000 deals**, the first 10:');
    expect(text).toContain('…and at least 9,990 more.');
    const applications = { items: [], total: 10_000, more: true, pipelines: [] };
    expect(told('talent.applications.list', applications)).toContain('At least 10,000 applications you may see match.');
  });

  it('uses the specified words where there is nothing', () => {
    expect(told('sales.territories.list', { items: [], total: 0 })).toBe('No territories assigned');
    expect(told('talent.mobility.expressions', { items: [] })).toBe('No expressions of interest yet');
    expect(told('talent.mobility.search', { items: [], total: 0, departments: [], pendingCount: 0 })).toBe(
      'No internal opportunities available at this time',
    );
    expect(told('sales.deals.list', deals([]), { narrowed: ['Stage: Negotiation'] })).toBe(
      'No deals found (Stage: Negotiation)',
    );
  });

  it('counts the rows a word asks for exactly, or says that there may be more', () => {
    const focus = toolNamed('sales.deals.list')!.spec.present!.rows!.focus![0]!;
    const some = ['prospect', 'negotiation', 'closed_won'];
    expect(told('sales.deals.list', deals(some), { focus })).toContain('**2 open deals**:');
    expect(told('sales.deals.list', deals(some, 80), { focus })).toContain('**2 open deals**:');
    expect(told('sales.deals.list', deals(openStages, 80), { focus })).toContain('**At least 4 open deals**:');
    expect(told('sales.deals.list', deals(['closed_won'], 80), { focus })).toBe('No open deals');
  });

  it('sums the board over its open stages and shows the stage a question names', () => {
    const columns = stageKeys.map((stage, index) => ({
      key: stage,
      count: index + 1,
      sum: 100_000,
      weighted: 10_000,
      items: [],
    }));
    const all = told('sales.deals.board', { columns });
    expect(all).toContain('The open pipeline holds 10 deals worth $4,000, $400 weighted by stage.');
    expect(all).toContain('**6 stages**:');
    const one = told('sales.deals.board', { columns }, { chosen: ['negotiation'], narrowed: ['Stage: Negotiation'] });
    expect(one).not.toContain('pipeline holds');
    expect(one).toContain('| Negotiation | 4 | $1,000 | $100 |');
    expect(one).not.toContain('Proposal');
  });

  it('shows what a person wrote as plain text', () => {
    const output = { items: [{ ...deal(0, 'prospect'), name: '[x](https://evil.example) | <b>' }], total: 1 };
    expect(told('sales.deals.list', output)).toContain(
      String.raw`| \[x\](` + '`https://evil.example)`' + String.raw` \| \<b\> |`,
    );
  });

  it('says something sensible of an operation nobody described', () => {
    const { present: _, ...spec } = toolNamed('sales.rep.performance')!.spec;
    const tool: Tool = { ...toolNamed('sales.rep.performance')!, spec };
    const output = {
      quotaProgress: 50,
      currentRevenue: 100,
      territories: [{ name: 'North', accountCount: 3, revenue: 200, status: 'active' }],
    };
    const text = [...inMarkdown(tool, output, locale)].join('');
    expect(text).toContain('Quota progress: 50. Current revenue: $1.');
    expect(text).toContain('| Name | Account count | Revenue | Status |');
    expect(text).toContain('| North | 3 | $2 | Active |');
  });
});
