import type { Ctx } from '@talent-os/service-kit';
import { askedForPapers, type ApplicationFilter } from './applications.queries.js';
import { credentialsOf } from './credentials.js';
import { licenseOf, requirementsOf } from './requirement.rules.js';

/** Applications under way whose license stands as asked for; nothing where nobody asks. The healthcare service knows. */
export async function licensedAs(
  ctx: Ctx,
  { license, industry, mine }: Pick<ApplicationFilter, 'license' | 'industry' | 'mine'>,
): Promise<string[] | undefined> {
  if (!license) return undefined;
  const rows = await askedForPapers(ctx, { industry, mine });
  const credentials = await credentialsOf(ctx, rows);
  return rows
    .filter((row) => licenseOf(requirementsOf(row.hardRequirements, credentials(row))) === license)
    .map(({ id }) => id);
}
