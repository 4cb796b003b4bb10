import type { AssetLine } from '@talent-os/contracts/sales/asset-shapes.js';
import type { ExcellenceInputs } from '@talent-os/contracts/sales/excellence.js';
import type { Analysis, ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes.js';
import { metricOf, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import { statementsOf, type ExcellenceModule, type Fill } from '@talent-os/contracts/sales/excellence/module.js';
import type { Day } from '@talent-os/service-kit/calendar';

/** What an asset can be filled from. */
export type Ground = {
  readonly module: ExcellenceModule;
  readonly sessionId: string;
  readonly inputs: ExcellenceInputs;
  /** The day the session was told what it is about. */
  readonly toldOn: Day;
  readonly analysis: Analysis | null;
  readonly analyzedOn: Day | null;
  readonly figures: readonly ModuleMetric[];
  readonly today: Day;
  /** Of the organization. */
  readonly currency: string;
  /** Whom or what the asset is about. */
  readonly about: string | null;
};

/** Lines of a heading that fillings make at most. */
const MOST = 5;
/** A dimension that is a strength. */
const STRONG = 60;

const NO_SOURCE = { url: null, dealId: null, accountId: null, metric: null, excellenceSessionId: null };
const advice = (text: string): AssetLine => ({ ...NO_SOURCE, kind: 'advice', text, checkedOn: null });

/** What stands under a heading before anybody wrote there, each claim with where it comes from. No model has a part in it. */
export const filled = (fills: readonly Fill[], ground: Ground): AssetLine[] =>
  fills.flatMap((fill) => FILLS[fill.from](fill as never, ground)).slice(0, MOST);

type Of<K extends Fill['from']> = Extract<Fill, { readonly from: K }>;
const FILLS: { readonly [K in Fill['from']]: (fill: Of<K>, ground: Ground) => AssetLine[] } = {
  input: ({ of }, ground) => {
    const text = ground.inputs[of].replaceAll(/\s+/g, ' ').slice(0, 300).trim();
    return text ? [ofSession(text, ground, ground.toldOn)] : [];
  },
  competitors: (_fill, ground) =>
    ground.inputs.competitors
      .filter((name) => ground.about === null || isSame(name, ground.about))
      .map((name) => ofSession(`${name} is among the competitors the session names`, ground, ground.toldOn)),
  figure: ({ of }, ground) => figureLines(of, ground),
  strengths: (_fill, ground) =>
    dimensionsOf(ground)
      .filter(({ score }) => score >= STRONG)
      .map(({ label, score, n }) => ofAnalysis(`${label} comes to ${score} of 100, n = ${n}`, ground)),
  findings: (_fill, ground) =>
    (ground.analysis?.findings ?? []).map(({ statement, metric, value, n }) =>
      metric
        ? ofAnalysis(`${metricOf(metric).label} is in red: ${valueText(metric, value, ground)}, n = ${n}`, ground)
        : ofAnalysis(`“${statementText(ground, statement)}” was answered ${round(value)} of 4, n = ${n}`, ground),
    ),
  actions: (_fill, ground) =>
    (ground.analysis?.ideas ?? []).flatMap(({ action }) => {
      const found = ground.module.dimensions.flatMap(({ actions }) => actions).find(({ key }) => key === action);
      return found ? [advice(found.title)] : [];
    }),
};

const ofSession = (text: string, { sessionId }: Ground, checkedOn: Day | null): AssetLine => ({
  ...NO_SOURCE,
  kind: 'claim',
  text,
  excellenceSessionId: sessionId,
  checkedOn,
});
const ofAnalysis = (text: string, ground: Ground): AssetLine => ofSession(text, ground, ground.analyzedOn);

const dimensionsOf = ({ analysis, module }: Ground) =>
  (analysis?.dimensions ?? []).flatMap(({ dimension, score, n }) => {
    const found = module.dimensions.find(({ key }) => key === dimension);
    return found ? [{ label: found.label, score, n }] : [];
  });

const statementText = ({ module }: Ground, key: string | null): string =>
  statementsOf(module).find((one) => one.key === key)?.text ?? key ?? '';

/** A figure, and its parts; of the one part the asset is about where that has one. */
function figureLines(metric: MetricKey, ground: Ground): AssetLine[] {
  const found = ground.figures.find((one) => one.metric === metric);
  if (!found) return [];
  const { label, partsOnly } = metricOf(metric);
  const { about } = ground;
  const own = about === null ? [] : found.parts.filter(({ part }) => isSame(part, about));
  const shown = own.length > 0 ? own : [...(partsOnly ? [] : [{ ...found, part: '' }]), ...found.parts];
  return shown.flatMap(({ part, value, n }) =>
    value === null
      ? []
      : [
          {
            ...NO_SOURCE,
            kind: 'claim' as const,
            text: `${label}${part && ` (${part})`}: ${valueText(metric, value, ground)}, n = ${n}`,
            metric,
            checkedOn: ground.today,
          },
        ],
  );
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();
const round = (value: number): string => String(Math.round(value * 10) / 10);

function valueText(metric: MetricKey, value: number, { currency }: Ground): string {
  const texts = {
    percent: () => `${Math.round(value)}%`,
    days: () => `${Math.round(value)} days`,
    money: () => moneyText(value, currency),
    number: () => round(value),
  };
  return texts[metricOf(metric).unit]();
}

/** An amount in minor units of a currency, briefly. */
function moneyText(value: number, currency: string): string {
  const style = { style: 'currency', currency } as const;
  const digits = new Intl.NumberFormat('en-US', style).resolvedOptions().maximumFractionDigits ?? 0;
  return new Intl.NumberFormat('en-US', { ...style, notation: 'compact' }).format(value / 10 ** digits);
}
