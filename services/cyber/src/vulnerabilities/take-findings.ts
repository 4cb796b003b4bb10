import type { Ctx, Transaction } from '@talent-os/service-kit';
import { initialState, type Finding } from './add-finding.js';
import { due, setVulnerabilityDue } from '../due.js';
import { note } from './change-vulnerability.js';
import { VulnerabilityEntry } from './vulnerability-entry.entity.js';
import { Vulnerability } from './vulnerability.entity.js';
import { afterCorrection, dueFrom } from './vulnerability.rules.js';

type KnownFinding = { readonly id: string; readonly asset: string; readonly cve: string };

/** The ones on the list already, but for what was remediated: found again, that is a new one. */
const KNOWN = `
  select v.id, v.asset, v.cve from cyber.vulnerability v
  join unnest($2::text[], $3::text[]) as found (asset, cve) on found.asset = v.asset and found.cve = v.cve
  where v.organization_id = $1 and v.status <> 'remediated'`;

/** Puts new findings on the list and brings known ones up to date. Each asset and CVE stands in them once. */
export async function takeFindings(tx: Transaction, ctx: Ctx, findings: readonly Finding[], timezone: string) {
  const known = await tx.read<KnownFinding>(KNOWN, [
    findings.map(({ asset }) => asset),
    findings.map(({ cve }) => cve),
  ]);
  const idOf = new Map(known.map(({ id, asset, cve }) => [`${asset} ${cve}`, id]));
  const isKnown = (finding: Finding) => idOf.get(`${finding.asset} ${finding.cve}`);
  await addAll(
    tx,
    ctx,
    findings.filter((finding) => !isKnown(finding)),
  );
  for (const finding of findings) {
    const id = isKnown(finding);
    if (id) await correct(tx, ctx, id, finding, timezone);
  }
  return { added: findings.length - known.length, updated: known.length };
}

async function addAll(tx: Transaction, ctx: Ctx, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  const rows = findings.map((finding) => ({
    ...initialState,
    ...finding,
    foundAt: ctx.now,
    dueAt: dueFrom(ctx.now, finding),
  }));
  const added = await tx.insertAll(Vulnerability, rows);
  const line = { kind: 'found', fromValue: null, toValue: null, note: null, byId: ctx.userId } as const;
  await tx.insertAll(
    VulnerabilityEntry,
    added.map(({ id: vulnerabilityId }) => ({ ...line, vulnerabilityId })),
  );
  await due.setAll(
    tx,
    'vulnerability',
    added.flatMap(({ id, dueAt }) => (dueAt ? [[id, dueAt] as const] : [])),
  );
}

/** Corrects a known one where the scanner says otherwise than the list. */
async function correct(tx: Transaction, ctx: Ctx, id: string, finding: Finding, timezone: string): Promise<void> {
  const vulnerability = await tx.lock(Vulnerability, id);
  const { cvss, exposed, kev, automatable, totalImpact } = finding;
  const said = { cvss, exposed, kev, automatable, totalImpact };
  if ((Object.keys(said) as (keyof typeof said)[]).every((field) => said[field] === vulnerability[field])) return;
  await tx.update(Vulnerability, vulnerability, { ...said, ...afterCorrection(vulnerability, said) });
  await note(tx, id, ctx.userId, { kind: 'changed' });
  await setVulnerabilityDue(tx, vulnerability, timezone);
}
