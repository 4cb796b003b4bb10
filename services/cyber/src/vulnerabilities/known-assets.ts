import type { Reader } from '@talent-os/service-kit';

const SPELLED = `
  select distinct on (lower(asset)) asset from cyber.vulnerability
  where organization_id = $1 and lower(asset) = any($2) order by lower(asset), id`;

/** Findings with their assets as the list spells them already, or as the first of them does: scanners write one host in several cases. */
export async function asSpelled<F extends { readonly asset: string }>(
  db: Reader,
  findings: readonly F[],
): Promise<F[]> {
  const known = await db.read<{ asset: string }>(SPELLED, [findings.map(({ asset }) => asset.toLowerCase())]);
  const spelled = new Map<string, string>();
  for (const { asset } of [...known, ...findings])
    if (!spelled.has(asset.toLowerCase())) spelled.set(asset.toLowerCase(), asset);
  return findings.map((finding) => ({ ...finding, asset: spelled.get(finding.asset.toLowerCase())! }));
}
