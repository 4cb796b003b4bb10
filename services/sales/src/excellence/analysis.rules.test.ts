import { describe, expect, it } from '@jest/globals';
import { screensOfModules } from '@talent-os/contracts/navigation/excellence.js';
import type { Light, ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import {
  action,
  actions,
  figure,
  heading,
  says,
  statementsOf,
  told,
  type ExcellenceModule,
} from '@talent-os/contracts/sales/excellence/module.js';
import fc from 'fast-check';
import { textOf } from '../assets/ground.js';
import type { Ground } from '../assets/fill.rules.js';
import { analysisOf, type Sheet } from './analysis.rules.js';

/** A ninth module: one more file of data, and nothing else. */
const ninth: ExcellenceModule = {
  label: 'Return',
  place: 9,
  about: 'Whether customers come back.',
  metrics: ['winRate'],
  dimensions: [
    {
      key: 'welcome',
      label: 'Welcome',
      weight: 3,
      metric: 'winRate',
      statements: [says('a', 'A', 2), says('b', 'B'), says('c', 'C'), says('d', 'D')],
      actions: [action('call', 'Call', 1), action('visit', 'Visit', 3)],
    },
    {
      key: 'return',
      label: 'Return',
      weight: 1,
      statements: [says('e', 'E'), says('f', 'F'), says('g', 'G'), says('h', 'H')],
      actions: [action('write', 'Write', 2)],
    },
  ],
  assets: [
    {
      key: 'return-card',
      label: 'Return card',
      headings: [heading('why', 'Why', 'Why do they come back?', figure('winRate'), told('product'), actions)],
    },
  ],
};
const modules = [...Object.values(excellenceData), ninth];
const winRate = (light: Light): ModuleMetric => ({ metric: 'winRate', value: 20, light, n: 8, parts: [] });
const sheet = (values: Readonly<Record<string, number | null>>): Sheet => new Map(Object.entries(values));
const same = (value: number | null, people: number) =>
  Array.from({ length: people }, () => sheet(Object.fromEntries(statementsOf(ninth).map(({ key }) => [key, value]))));

/** The same by the book, number by number: nothing is shared with the rule. */
function slowly(module: ExcellenceModule, sheets: readonly Sheet[], metrics: readonly ModuleMetric[]) {
  const scores: Record<string, number> = {};
  for (const dimension of module.dimensions) {
    const people: number[] = [];
    for (const one of sheets) {
      let reached = 0;
      let reachable = 0;
      for (const { key, weight } of dimension.statements) {
        const answer = one.get(key);
        if (answer === null || answer === undefined) continue;
        for (let time = 0; time < weight; time += 1) {
          reached += answer;
          reachable += 4;
        }
      }
      if (reachable > 0) people.push((reached / reachable) * 100);
    }
    let mean: number | undefined;
    if (people.length > 0) {
      mean = 0;
      for (const person of people) mean += person / people.length;
    }
    let points: number | undefined;
    for (const { metric, light, value } of metrics)
      if (metric === dimension.metric && value !== null && light) points = { red: 20, amber: 60, green: 100 }[light];
    if (mean !== undefined && points !== undefined) scores[dimension.key] = (mean * 7 + points * 3) / 10;
    else if (mean !== undefined) scores[dimension.key] = mean;
    else if (points !== undefined) scores[dimension.key] = points;
  }
  return scores;
}

const lights: fc.Arbitrary<Light> = fc.constantFrom('green', 'amber', 'red');
const anyModule = fc.constantFrom(...modules);
const situation = anyModule.chain((module) =>
  fc.record({
    module: fc.constant(module),
    sheets: fc.array(
      fc
        .array(fc.option(fc.integer({ min: 0, max: 4 })), {
          minLength: statementsOf(module).length,
          maxLength: statementsOf(module).length,
        })
        .map((values) =>
          sheet(Object.fromEntries(statementsOf(module).map(({ key }, at) => [key, values[at] ?? null]))),
        ),
      { maxLength: 12 },
    ),
    metrics: fc
      .array(fc.option(lights), { minLength: module.dimensions.length, maxLength: module.dimensions.length })
      .map((found) =>
        module.dimensions
          .flatMap(({ metric }, at): ModuleMetric[] => {
            const light = found[at];
            return metric && light ? [{ metric, value: 1, light, n: 9, parts: [] }] : [];
          })
          .filter(({ metric }, at, all) => all.findIndex((one) => one.metric === metric) === at),
      ),
  }),
);

describe('an analysis', () => {
  it('agrees with a calculator that goes number by number', () => {
    fc.assert(
      fc.property(situation, ({ module, sheets, metrics }) => {
        const expected = slowly(module, sheets, metrics);
        const { dimensions } = analysisOf(module, sheets, metrics);
        expect(dimensions.map(({ dimension }) => dimension)).toEqual(Object.keys(expected));
        for (const { dimension, score } of dimensions)
          expect(Math.abs(score - expected[dimension]!)).toBeLessThan(0.51);
      }),
    );
  });

  it('ranks actions by weight times gap, by effort, the best return first', () => {
    fc.assert(
      fc.property(situation, ({ module, sheets, metrics }) => {
        const { ideas } = analysisOf(module, sheets, metrics);
        for (const { rank, weight, gap, effort } of ideas) expect(rank).toBe(Math.round((weight * gap) / effort));
        expect(ideas.map(({ rank }) => rank)).toEqual(ideas.map(({ rank }) => rank).toSorted((a, b) => b - a));
      }),
    );
  });

  it('names no statement that fewer than five people answered', () => {
    fc.assert(
      fc.property(situation, ({ module, sheets, metrics }) => {
        const { dimensions, findings } = analysisOf(module, sheets, metrics);
        for (const { mean, n } of dimensions.flatMap(({ statements }) => statements)) expect(mean === null).toBe(n < 5);
        for (const { kind, n, value } of findings)
          if (kind === 'answers') expect([n >= 5, value <= 1]).toEqual([true, true]);
      }),
    );
  });

  it('counts answers 70 percent and the figure 30 percent', () => {
    const { dimensions, findings, ideas, score } = analysisOf(ninth, same(3, 5), [winRate('red')]);
    expect(dimensions.map((one) => [one.dimension, one.score, one.said, one.seen?.points])).toEqual([
      ['welcome', 59, 75, 20],
      ['return', 75, 75, undefined],
    ]);
    expect(findings).toEqual([
      { dimension: 'welcome', kind: 'metric', statement: null, metric: 'winRate', value: 20, n: 8 },
    ]);
    expect(ideas.map((one) => [one.action, one.rank])).toEqual([
      ['call', 123],
      ['visit', 41],
      ['write', 13],
    ]);
    expect(score).toBe(63);
  });

  it('leaves out what nobody knows, and whom it is unknown to', () => {
    expect(analysisOf(ninth, same(null, 5), []).dimensions).toEqual([]);
    const mixed = [...same(4, 5), ...same(null, 3)];
    expect(analysisOf(ninth, mixed, []).dimensions.map(({ score, n }) => [score, n])).toEqual([
      [100, 5],
      [100, 5],
    ]);
    expect(analysisOf(ninth, mixed, []).ideas).toEqual([]);
  });

  it('finds an answer of 1 or less', () => {
    expect(analysisOf(ninth, same(1, 5), []).findings).toHaveLength(8);
    expect(analysisOf(ninth, same(2, 5), []).findings).toEqual([]);
    expect(analysisOf(ninth, same(1, 1), [], 1).findings).toHaveLength(8);
  });
});

describe('the data of the modules', () => {
  it.each(Object.entries(excellenceData))('%s asks four statements a dimension, each once', (_, module) => {
    const keys = statementsOf(module).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const ideaKeys = module.dimensions.flatMap((one) => one.actions.map(({ key }) => key));
    expect(new Set(ideaKeys).size).toBe(ideaKeys.length);
    for (const { statements, actions: ideas, metric } of module.dimensions) {
      expect(statements).toHaveLength(4);
      expect(ideas.length).toBeGreaterThan(0);
      if (metric) expect(module.metrics).toContain(metric);
    }
  });
});

describe('a ninth module', () => {
  it('has its screens by its name, is analyzed, and its papers are filled and kept as texts, by its data alone', () => {
    expect(screensOfModules({ return: 'Return' }).map(({ path, label }) => [path, label])).toEqual([
      ['/excellence/return', 'Return'],
      ['/excellence/return/assets', 'Return Assets'],
      ['/excellence/return/analysis', 'Return Analysis'],
    ]);
    const analysis = analysisOf(ninth, same(1, 5), [winRate('red')]);
    expect(analysis.dimensions.map(({ dimension }) => dimension)).toEqual(['welcome', 'return']);
    expect(analysis.ideas.map(({ action: key }) => key).toSorted()).toEqual(['call', 'visit', 'write']);
    const [type] = ninth.assets;
    const ground: Ground = {
      module: ninth,
      sessionId: '0192a000-0000-7000-8000-0000000000f1',
      inputs: {
        company: '',
        product: 'Planning',
        customer: '',
        competitors: [],
        averageDeal: null,
        cycleDays: null,
        winRate: null,
        sellers: null,
        yearlyTarget: null,
      },
      toldOn: '2026-02-01',
      analysis,
      analyzedOn: '2026-02-20',
      figures: [winRate('red')],
      today: '2026-03-02',
      currency: 'USD',
      about: null,
    };
    const text = textOf(type!, ground);
    expect(text['why']!.map((line) => line.text)).toEqual([
      'Win rate: 20%, n = 8',
      'Planning',
      'Call',
      'Visit',
      'Write',
    ]);
  });
});
