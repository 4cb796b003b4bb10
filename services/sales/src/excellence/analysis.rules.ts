import type { Analysis, Light, ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes.js';
import type { Dimension, ExcellenceModule } from '@talent-os/contracts/sales/excellence/module.js';
import { ANSWERS_NEEDED } from '@talent-os/contracts/sales/excellence/modules.js';

/** The answers of one person, by statement; null where they do not know. */
export type Sheet = ReadonlyMap<string, number | null>;
type Score = Analysis['dimensions'][number];

/** What a figure counts beside answers. */
const POINTS: Readonly<Record<Light, number>> = { green: 100, amber: 60, red: 20 };
/** How much answers and the figure count where a dimension has both. */
const SHARES = { said: 0.7, seen: 0.3 } as const;
const HIGHEST = 4;
/** A mean answer that is a finding, and anything below it. */
const WEAK = 1;
/** Actions proposed at most. */
const IDEAS = 8;

/**
 * What answers and figures come to. A person without an answer to a dimension is left out of it, a dimension of which
 * nothing is known is left out whole. A mean of fewer people than `needed` is not shown.
 */
export function analysisOf(
  module: ExcellenceModule,
  sheets: readonly Sheet[],
  metrics: readonly ModuleMetric[],
  needed: number = ANSWERS_NEEDED,
): Analysis {
  const scored = module.dimensions.flatMap((dimension) => {
    const score = scoreOf(dimension, sheets, metrics, needed);
    return score ? [{ dimension, score }] : [];
  });
  const weights = sum(scored.map(({ dimension }) => dimension.weight));
  const total = sum(scored.map(({ dimension, score }) => dimension.weight * score.score));
  return {
    score: weights > 0 ? Math.round(total / weights) : 0,
    n: sheets.length,
    dimensions: scored.map(({ score }) => score),
    findings: scored
      .toSorted((one, other) => one.score.score - other.score.score)
      .flatMap(({ score }) => findingsOf(score)),
    ideas: scored
      .flatMap(({ dimension, score }) => ideasOf(dimension, score.score))
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, IDEAS),
  };
}

function scoreOf(
  { key, metric, statements }: Dimension,
  sheets: readonly Sheet[],
  metrics: readonly ModuleMetric[],
  needed: number,
): Score | undefined {
  const each = sheets.flatMap((sheet) => personScore(statements, sheet) ?? []);
  const said = each.length > 0 ? sum(each) / each.length : undefined;
  const found = metrics.find((one) => one.metric === metric);
  const seen =
    found && found.value !== null && found.light !== null
      ? { metric: found.metric, value: found.value, light: found.light, n: found.n, points: POINTS[found.light] }
      : null;
  const score = blend(said, seen?.points);
  if (score === undefined) return undefined;
  return {
    dimension: key,
    score: Math.round(score),
    said: said === undefined ? null : Math.round(said),
    n: each.length,
    seen,
    statements: statements.map((statement) => meanOf(statement.key, sheets, needed)),
  };
}

/** 100 · Σ(weight · answer) ÷ Σ(4 · weight) of what a person knows; nothing where they know nothing. */
function personScore(statements: Dimension['statements'], sheet: Sheet): number | undefined {
  const known = statements.flatMap(({ key, weight }) => {
    const value = sheet.get(key) ?? null;
    return value === null ? [] : [{ weight, value }];
  });
  const most = sum(known.map(({ weight }) => HIGHEST * weight));
  return most > 0 ? (100 * sum(known.map(({ weight, value }) => weight * value))) / most : undefined;
}

function blend(said: number | undefined, points: number | undefined): number | undefined {
  if (said === undefined || points === undefined) return said ?? points;
  return SHARES.said * said + SHARES.seen * points;
}

function meanOf(statement: string, sheets: readonly Sheet[], needed: number): Score['statements'][number] {
  const values = sheets.flatMap((sheet) => sheet.get(statement) ?? []);
  const mean = values.length > 0 && values.length >= needed ? sum(values) / values.length : null;
  return { statement, mean: mean === null ? null : Math.round(mean * 100) / 100, n: values.length };
}

function findingsOf({ dimension, seen, statements }: Score): Analysis['findings'] {
  const weak = statements.flatMap(({ statement, mean, n }) =>
    mean !== null && mean <= WEAK
      ? [{ dimension, kind: 'answers' as const, statement, metric: null, value: mean, n }]
      : [],
  );
  if (seen?.light !== 'red') return weak;
  return [...weak, { dimension, kind: 'metric', statement: null, metric: seen.metric, value: seen.value, n: seen.n }];
}

/** What can be done about a dimension: worth its weight times what is missing to 100, for the effort it takes. */
function ideasOf({ key, weight, actions }: Dimension, score: number): Analysis['ideas'] {
  const gap = 100 - score;
  if (gap === 0) return [];
  return actions.map(({ key: action, effort }) => ({
    action,
    dimension: key,
    rank: Math.round((weight * gap) / effort),
    weight,
    gap,
    effort,
  }));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
