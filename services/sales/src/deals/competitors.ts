import type { Reader } from '@talent-os/service-kit';

/** What a competitor is called now: a name it had before leads to the one it has. */
export async function knownCompetitor<N extends string | null>(db: Reader, name: N): Promise<string | N> {
  if (name === null) return name;
  const known = await db.readOne<{ name: string }>(
    'select c.name from sales.competitor_alias c where c.organization_id = $1 and c.said = lower($2)',
    [name],
  );
  return known?.name ?? name;
}
