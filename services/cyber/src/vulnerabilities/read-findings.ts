import { label } from '@talent-os/contracts';
import { Cve, Cvss, FINDINGS_LINES } from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { readCsv, type CsvRecord } from '@talent-os/service-kit/csv-reader';
import { firstRefusals } from '../refused-lines.js';
import type { Finding } from './add-finding.js';

export type Refusal = { readonly line: number; readonly reason: string };
type FindingLine = { readonly line: number; readonly finding: Finding };
type ReadFile = { readonly found: readonly FindingLine[]; readonly refused: readonly Refusal[] };

const COLUMNS = ['cve', 'asset', 'cvss', 'exposed', 'kev', 'automatable', 'totalimpact'] as const;
type ColumnName = (typeof COLUMNS)[number];
const SPOKEN: Partial<Record<ColumnName, string>> = { totalimpact: 'total impact' };
const ASSET_LENGTH = 120;

const ANSWERS: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  no: false,
  n: false,
  false: false,
  '0': false,
};

/** The findings of a scanner's file, and what is wrong with each other line. The first line names the columns. */
export function readFindings(text: string): ReadFile {
  const [header, ...records] = readCsv(text);
  const names = (header?.cells ?? []).map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const missing = COLUMNS.filter((name) => !names.includes(name)).map((name) => SPOKEN[name] ?? name);
  if (missing.length > 0)
    return { found: [], refused: [{ line: 1, reason: `the first line lacks ${missing.join(', ')}` }] };
  const seen = new Map<string, number>();
  const found: FindingLine[] = [];
  const refused: Refusal[] = [];
  for (const { line, cells } of records.slice(0, FINDINGS_LINES)) {
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
  return { found, refused: [...firstRefusals(refused, {}), ...leftOut(records.slice(FINDINGS_LINES))] };
}

const leftOut = (beyond: readonly CsvRecord[]): Refusal[] =>
  beyond.slice(0, 1).map(({ line }) => {
    const reason = `only ${FINDINGS_LINES} lines are taken at once: ${beyond.length} are left out`;
    return { line, reason };
  });

/** A line as a finding, or what is wrong with it. */
function findingOf(names: readonly string[], cells: CsvRecord['cells']): Finding | string {
  const at = (name: ColumnName) => (cells[names.indexOf(name)] ?? '').trim();
  const cve = Cve.safeParse(at('cve'));
  if (!cve.success) return `“${at('cve').slice(0, 40)}” is no id such as CVE-2026-12345`;
  const asset = label().parse(at('asset'));
  if (!asset) return 'the asset is missing';
  if (asset.length > ASSET_LENGTH) return `the asset is longer than ${ASSET_LENGTH} characters`;
  const cvss = Cvss.safeParse(at('cvss') === '' ? undefined : Number(at('cvss')));
  if (!cvss.success) return `“${at('cvss').slice(0, 40)}” is no CVSS score from 0.0 to 10.0`;
  const flags = COLUMNS.slice(3).map((name) => [name, ANSWERS[at(name).toLowerCase()]] as const);
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
