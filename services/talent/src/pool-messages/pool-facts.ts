import type { PoolFacts } from './pool-message.rules.js';
import type { RecordRow } from './pool-messages.queries.js';

/** What variables stand for in a message to a person of the pool. */
export function poolFactsOf(
  { id, headline }: Pick<RecordRow, 'id' | 'headline'>,
  authorId: string,
  people: (id: string) => { readonly name: string },
): PoolFacts {
  const { name } = people(id);
  return { firstName: name.split(' ')[0]!, name, headline, recruiter: people(authorId).name };
}
