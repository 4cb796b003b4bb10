import { credentialStandings } from '@talent-os/contracts/healthcare/credential-standings.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { batchesOf } from '../people/batches.js';
import type { ApplicationRow } from './applications.queries.js';
import type { CredentialProof } from './requirement.rules.js';

type RequirementFacts = Pick<ApplicationRow, 'userId' | 'industry' | 'hardRequirements'>;

/** Only healthcare keeps licences; elsewhere nobody can tell. */
const asksForCredentials = ({ industry, hardRequirements }: RequirementFacts) =>
  industry === 'HEALTHCARE' && hardRequirements.length > 0;

/**
 * Licences and certifications of the people whose position asks for some, from the healthcare service. While that is
 * away, nobody can tell: a pipeline without badges is better than none.
 */
export async function credentialsOf(
  ctx: Ctx,
  rows: readonly RequirementFacts[],
): Promise<(row: RequirementFacts) => readonly CredentialProof[] | undefined> {
  const ids = [...new Set(rows.filter(asksForCredentials).map(({ userId }) => userId))];
  if (ids.length === 0) return () => undefined;
  try {
    const answers = await Promise.all(batchesOf(ids).map((userIds) => ctx.call(credentialStandings, { userIds })));
    const held = Map.groupBy(
      answers.flatMap(({ items }) => items),
      ({ userId }) => userId,
    );
    return (row) => (asksForCredentials(row) ? (held.get(row.userId) ?? []) : undefined);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error }, 'hard requirements are shown unchecked');
    return () => undefined;
  }
}
