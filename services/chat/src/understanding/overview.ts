import { cover, type Reading, type Work } from './reading.js';

const OVERVIEW = /^(?:overview|summary|glance|picture)$/;
/** A figure or a row that was asked for is liked better than everything at once. */
export const WHOLE_COST = 0.3;

/** Whether an answer is wanted as a whole, the way its contract tells it: it was named, and nothing in it. */
export function isOverview({ asked, source, chosen, covered }: Work): boolean {
  const isNamed = chosen.some(({ target, weight }) => target.kind === 'noun' && weight >= 0.8);
  if (!isNamed || !source.spec?.present?.lead || (asked.intent !== 'which' && asked.intent !== 'value')) return false;
  asked.words.forEach(({ lower }, at) => {
    if (OVERVIEW.test(lower)) cover(covered, { from: at, to: at + 1 });
  });
  return true;
}

/** Whether a reading tells an answer as a whole. */
export const isWhole = ({ source, project, aggregate }: Pick<Reading, 'source' | 'project' | 'aggregate'>): boolean =>
  source.lists.length === 0 && project.length === 0 && !aggregate;
