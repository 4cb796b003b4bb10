import type { Ctx } from '@talent-os/service-kit';
import { applicationsById } from './applications.queries.js';
import { credentialsOf } from './credentials.js';
import { allMet, requirementsOf } from './requirement.rules.js';

/** The applications all of whose hard requirements are met now. Asks other services: outside of a transaction. */
export async function requirementsMet(ctx: Ctx, applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await applicationsById(ctx, [...new Set(applicationIds)]);
  const credentials = await credentialsOf(ctx, rows);
  return new Set(
    rows.filter((row) => allMet(requirementsOf(row.hardRequirements, credentials(row)))).map(({ id }) => id),
  );
}
