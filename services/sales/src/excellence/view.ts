import type { Output } from '@talent-os/contracts';
import type { getExcellence, listExcellence } from '@talent-os/contracts/sales/excellence.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { statementsOf } from '@talent-os/contracts/sales/excellence/module.js';
import { excellenceModuleKeys, type ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { DomainError } from '@talent-os/service-kit';
import type { Sheet } from './analysis.rules.js';
import type { SessionRow } from './sessions.queries.js';

type Item = Output<typeof listExcellence>['items'][number];
type Counts = readonly { readonly module: ExcellenceModuleKey; readonly userId: string; readonly given: number }[];
type Run = Output<typeof getExcellence>['runs'][number];
type AnalyzedRow = SessionRow & { readonly analysis: object; readonly analyzedAt: string };

/** How many statements a module has. */
export const lengthOf = (module: ExcellenceModuleKey): number => statementsOf(excellenceData[module]).length;

export const currentOf = (sessions: readonly SessionRow[]): SessionRow | undefined =>
  sessions.find(({ status }) => status !== 'archived');
/** Sessions that were analyzed, the last first. */
export const analyzedOf = (sessions: readonly SessionRow[]): AnalyzedRow[] =>
  sessions.filter((one): one is AnalyzedRow => one.analysis !== null && one.analyzedAt !== null);

export const runOf = ({ id, analyzedAt, analysis }: AnalyzedRow): Run => ({
  excellenceSessionId: id,
  analyzedAt,
  score: analysis.score,
  n: analysis.n,
});

/** The analysis asked for, or the last one, and the one before it; 404 where it is not among them. */
export function shownOf(analyzed: readonly AnalyzedRow[], id: string | undefined) {
  const at = id ? analyzed.findIndex((one) => one.id === id) : 0;
  if (at < 0) throw new DomainError('resource.missing');
  const [shown, before] = [analyzed[at], analyzed[at + 1]];
  const scores = before?.analysis.dimensions.map(({ dimension, score }) => ({ dimension, score })) ?? [];
  return {
    shown: shown ? { ...runOf(shown), analysis: shown.analysis } : null,
    previous: before ? { ...runOf(before), scores } : null,
  };
}

type Sheets = ReadonlyMap<string, Sheet>;

/** The answers of those who sell and have answered every statement: who left speaks for the team no longer. */
export const completeSheets = (module: ExcellenceModuleKey, sheets: Sheets, sellers: readonly string[]): Sheet[] =>
  [...sheets].flatMap(([userId, sheet]) => (sellers.includes(userId) && sheet.size >= lengthOf(module) ? [sheet] : []));
/** How many have answered and no longer sell. */
export const departedIn = (sheets: Sheets, sellers: readonly string[]): number =>
  [...sheets.keys()].filter((userId) => !sellers.includes(userId)).length;

type AssetCount = Pick<Item, 'module' | 'assets' | 'staleAssets'>;
const countsOf = (found: AssetCount | undefined) => ({
  assets: found?.assets ?? 0,
  staleAssets: found?.staleAssets ?? 0,
});

/** How the eight modules stand, for one person. */
export function overviewOf(
  sessions: readonly SessionRow[],
  counts: Counts,
  open: ReadonlyMap<ExcellenceModuleKey, number>,
  assets: readonly AssetCount[],
  person: { readonly userId: string; readonly answers: boolean },
): Item[] {
  return excellenceModuleKeys.map((module) => {
    const own = sessions.filter((one) => one.module === module);
    const length = lengthOf(module);
    const given = counts.filter((one) => one.module === module);
    const mine = given.find(({ userId }) => userId === person.userId)?.given ?? 0;
    const status = currentOf(own)?.status ?? null;
    return {
      module,
      status,
      ...lastOf(own),
      answered: given.filter((one) => one.given >= length).length,
      openActions: open.get(module) ?? 0,
      ...countsOf(assets.find((one) => one.module === module)),
      left: person.answers && status === 'in_progress' ? length - mine : 0,
    };
  });
}

/** What the last analysis of a module came to, beside the one before. */
function lastOf(sessions: readonly SessionRow[]) {
  const [last, before] = analyzedOf(sessions);
  const previousScore = before?.analysis.score ?? null;
  if (!last) return { score: null, previousScore, n: 0, analyzedAt: null, weakest: null };
  const { score, n, dimensions } = last.analysis;
  const [weakest] = dimensions.toSorted((one, other) => one.score - other.score);
  return { score, previousScore, n, analyzedAt: last.analyzedAt, weakest: weakest?.dimension ?? null };
}
