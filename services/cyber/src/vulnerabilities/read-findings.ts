import { label } from '@talent-os/contracts';
import { passedOver, type ImportAccount } from '@talent-os/contracts/import-account.js';
import { Cve, Cvss, FINDINGS_LINES } from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { readNumber } from '@talent-os/contracts/typed-number.js';
import { readYesNo } from '@talent-os/contracts/yes-no.js';
import { readCsv, type CsvRecord, type CsvTable } from '@talent-os/service-kit/csv-reader';
import { firstRefusals } from '../refused-lines.js';
import type { Finding } from './add-finding.js';

export type Refusal = { readonly line: number; readonly reason: string };
type FindingLine = { readonly line: number; readonly finding: Finding };
type ReadFile = {
  readonly found: readonly FindingLine[];
  readonly refused: readonly Refusal[];
  /** Where the rows went that are no findings; what came of those is added when they are taken. */
  readonly account: Omit<ImportAccount, 'taken' | 'known'>;
  readonly notes: readonly Refusal[];
  /** What the file was found to be, in words. */
  readonly format: readonly string[];
};

const COLUMNS = ['cve', 'asset', 'cvss', 'exposed', 'kev', 'automatable', 'totalimpact'] as const;
type ColumnName = (typeof COLUMNS)[number];
const SPOKEN: Partial<Record<ColumnName, string>> = { totalimpact: 'total impact' };
const ASSET_LENGTH = 120;

type FileText = { readonly csv: string; readonly strict?: boolean | undefined };

/** The findings of a scanner's file, and what is wrong with each other line. The first line names the columns. */
export function readFindings({ csv, strict = false }: FileText): ReadFile {
  const table = readCsv(csv, { strict });
  const [header, ...records] = table.records;
  const names = (header?.cells ?? []).map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const missing = COLUMNS.filter((name) => !names.includes(name)).map((name) => SPOKEN[name] ?? name);
  const rows = records.length + table.refused.length;
  if (missing.length > 0) {
    const lacking = { line: 1, reason: `the first line lacks ${missing.join(', ')}` };
    return { ...file(table), found: [], refused: [lacking], account: { rows, refused: rows, passedOver: [] } };
  }
  const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const { found, refused: own } = findingsOf(names, filled.slice(0, FINDINGS_LINES));
  const refused = [...table.refused, ...own].toSorted((one, other) => one.line - other.line);
  const beyond = filled.slice(FINDINGS_LINES);
  const empty = passedOver([['empty row', records.length - filled.length]]);
  return {
    ...file(table, marksOf(names, filled)),
    found,
    refused: [...firstRefusals(refused, {}), ...leftOut(beyond)],
    account: { rows, refused: refused.length + beyond.length, passedOver: empty },
  };
}

const file = ({ notes, found }: CsvTable, more: readonly string[] = []) => ({
  notes: firstRefusals(notes, {}),
  format: [...found, ...more],
});

function findingsOf(names: readonly string[], records: readonly CsvRecord[]) {
  const seen = new Map<string, number>();
  const found: FindingLine[] = [];
  const refused: Refusal[] = [];
  for (const { line, cells } of records) {
    const read = findingOf(names, cells);
    const key = typeof read === 'string' ? '' : `${read.asset.toLowerCase()} ${read.cve}`;
    const before = seen.get(key);
    if (typeof read === 'string') refused.push({ line, reason: read });
    else if (before) refused.push({ line, reason: `says the same as line ${before}` });
    else {
      seen.set(key, line);
      found.push({ line, finding: read });
    }
  }
  return { found, refused };
}

const leftOut = (beyond: readonly CsvRecord[]): Refusal[] =>
  beyond.slice(0, 1).map(({ line }) => {
    const reason = `only ${FINDINGS_LINES} lines are taken at once: ${beyond.length} are left out`;
    return { line, reason };
  });

/** The decimal mark and the words for yes and no that the cells hold. */
function marksOf(names: readonly string[], records: readonly CsvRecord[]): string[] {
  const valuesOf = (name: ColumnName) => records.map(({ cells }) => (cells[names.indexOf(name)] ?? '').trim());
  const scores = valuesOf('cvss');
  const mark = scores.some((score) => /^\d+,\d+$/.test(score)) ? ['a comma as decimal mark'] : [];
  const said = new Set(
    COLUMNS.slice(3)
      .flatMap(valuesOf)
      .map((word) => word.toLowerCase()),
  );
  const [yes, no] = [true, false].map((answer) => [...said].filter((word) => readYesNo(word) === answer).join(', '));
  return [...mark, ...(yes ? [`“${yes}” for yes`] : []), ...(no ? [`“${no}” for no`] : [])];
}

/** A line as a finding, or what is wrong with it. */
function findingOf(names: readonly string[], cells: CsvRecord['cells']): Finding | string {
  const at = (name: ColumnName) => (cells[names.indexOf(name)] ?? '').trim();
  if (cells.slice(names.length).some((cell) => cell.trim() !== '')) return 'it has more cells than there are headings';
  const cve = Cve.safeParse(at('cve'));
  if (!cve.success) return `“${at('cve').slice(0, 40)}” is no id such as CVE-2026-12345`;
  const asset = label().parse(at('asset'));
  if (!asset) return 'the asset is missing';
  if (asset.length > ASSET_LENGTH) return `the asset is longer than ${ASSET_LENGTH} characters`;
  const cvss = Cvss.safeParse(readNumber(at('cvss'), { decimals: 1, mark: '.' })?.value);
  if (!cvss.success) return `“${at('cvss').slice(0, 40)}” is no CVSS score from 0.0 to 10.0`;
  const flags = COLUMNS.slice(3).map((name) => [name, readYesNo(at(name))] as const);
  const unclear = flags.find(([, answer]) => answer === undefined);
  if (unclear)
    return `“${at(unclear[0]).slice(0, 40)}” under ${SPOKEN[unclear[0]] ?? unclear[0]} is neither yes nor no`;
  const [exposed, kev, automatable, totalImpact] = flags.map(([, answer]) => answer === true);
  return {
    cve: cve.data,
    asset,
    cvss: cvss.data,
    exposed: exposed!,
    kev: kev!,
    automatable: automatable!,
    totalImpact: totalImpact!,
  };
}
