import { describe, expect, it } from '@jest/globals';
import { AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { excellenceModuleKeys } from '@talent-os/contracts/sales/excellence/modules.js';
import { faultsOf } from './asset.rules.js';
import { filled, type Ground } from './fill.rules.js';
import { textOf } from './ground.js';

const TODAY = '2026-03-02';
const figure = (value: number | null, n: number) => ({ value, light: null, n });
const ground = (more: Partial<Ground> = {}): Ground => ({
  module: excellenceData.gtm,
  sessionId: '019a0000-0000-7000-8000-000000000001',
  inputs: {
    company: 'Northwind',
    product: 'Planning\nfor teams',
    customer: '',
    competitors: ['Corvant', 'Plainfield'],
    averageDeal: null,
    cycleDays: null,
    winRate: null,
    sellers: null,
    yearlyTarget: null,
  },
  toldOn: '2026-02-01',
  analysis: null,
  analyzedOn: null,
  figures: [
    {
      metric: 'winRateByCompetitor',
      ...figure(41.2, 30),
      parts: [
        { part: 'Corvant', ...figure(25, 8) },
        { part: 'Plainfield', ...figure(null, 0) },
      ],
    },
    { metric: 'averageDeal', ...figure(4_512_300, 12), parts: [] },
  ],
  today: TODAY,
  currency: 'USD',
  about: null,
  ...more,
});

describe('types of assets', () => {
  it('are what the modules keep, each of one name', () => {
    const keys = excellenceModuleKeys.map((module) => excellenceData[module].assets.map(({ key }) => key));
    expect(keys).toEqual([
      [
        'competitive-battlecard',
        'ideal-customer-profile',
        'buyer-persona',
        'value-proposition',
        'gtm-plan',
        'pricing-guide',
      ],
      ['pipeline-review', 'forecast-summary', 'win-loss-report'],
      ['org-design', 'role-charter', 'coverage-model', 'handoff-checklist'],
      ['competency-matrix', 'interview-scorecard', 'coaching-guide'],
      ['sales-playbook', 'objection-guide', 'ramp-plan'],
      ['capacity-plan', 'territory-plan', 'account-plan'],
      ['kpi-tree', 'qbr-template', 'health-scorecard'],
      ['comp-plan', 'payout-simulation', 'spiff-brief'],
    ]);
    expect(new Set(keys.flat()).size).toBe(28);
  });

  it.each(excellenceModuleKeys)(
    'of %s have four to seven headings with a question each, filled from what is there',
    (key) => {
      const module = excellenceData[key];
      for (const type of module.assets) {
        const keys = type.headings.map((one) => one.key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeGreaterThanOrEqual(4);
        expect(keys.length).toBeLessThanOrEqual(7);
        for (const { asks } of type.headings) expect(asks).toMatch(/\?$/);
        const text = textOf(type, ground({ module }));
        expect(Object.keys(text)).toEqual(keys);
        expect(faultsOf(text, TODAY)).toEqual([]);
        for (const line of Object.values(text).flat()) expect(AssetLine.safeParse(line).success).toBe(true);
      }
    },
  );
});

describe('a heading', () => {
  it('is filled with a figure and its parts, or with the part the asset is about', () => {
    const of = { from: 'figure', of: 'winRateByCompetitor' } as const;
    expect(filled([of], ground()).map(({ text }) => text)).toEqual([
      'Win rate by competitor: 41%, n = 30',
      'Win rate by competitor (Corvant): 25%, n = 8',
    ]);
    expect(filled([of], ground({ about: 'corvant' }))).toMatchObject([
      { kind: 'claim', text: 'Win rate by competitor (Corvant): 25%, n = 8', metric: of.of, checkedOn: TODAY },
    ]);
  });

  it('says amounts in the currency', () => {
    const of = [{ from: 'figure', of: 'averageDeal' }] as const;
    expect(filled(of, ground())[0]!.text).toBe('Average won deal: $45K, n = 12');
    expect(filled(of, ground({ currency: 'JPY' }))[0]!.text).toBe('Average won deal: ¥4.5M, n = 12');
  });

  it('is filled with what the session was told, and stays empty where that is nothing', () => {
    expect(filled([{ from: 'input', of: 'product' }], ground())).toMatchObject([
      { text: 'Planning for teams', excellenceSessionId: ground().sessionId, checkedOn: '2026-02-01' },
    ]);
    expect(filled([{ from: 'input', of: 'customer' }], ground())).toEqual([]);
    expect(filled([{ from: 'competitors' }], ground({ about: 'Plainfield' }))).toHaveLength(1);
  });

  it('is filled with what the analysis found, five lines at most, and proposes without claiming', () => {
    const dimension = 'competition';
    const finding = { dimension, kind: 'answers' as const, statement: 'gone', metric: null, value: 0.84, n: 7 };
    const analysis = {
      score: 50,
      n: 7,
      dimensions: [{ dimension, score: 70, said: 70, n: 7, seen: null, statements: [] }],
      findings: Array.from({ length: 9 }, () => finding),
      ideas: excellenceData.gtm.dimensions.flatMap(({ key, actions }) =>
        actions.map((one) => ({ action: one.key, dimension: key, rank: 1, weight: 1, gap: 1, effort: 1 })),
      ),
    };
    const known = ground({ analysis, analyzedOn: '2026-02-20' });
    const found = filled([{ from: 'findings' }], known);
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ text: '“gone” was answered 0.8 of 4, n = 7', checkedOn: '2026-02-20' });
    expect(filled([{ from: 'strengths' }], known)).toMatchObject([{ text: 'Competition comes to 70 of 100, n = 7' }]);
    for (const { kind } of filled([{ from: 'actions' }], known)) expect(kind).toBe('advice');
  });
});
