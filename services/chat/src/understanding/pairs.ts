import { isNumber, type LinkedField } from './reading.js';
import type { Source, SourceField } from './types.js';

const GOAL = /^(?:required|target|total|quota|planned|needed|goal)$/;
const REACHED = /^(?:earned|current|done|actual|progress|filled|reached)$/;
const wordsIn = ({ path }: SourceField) =>
  path
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[. ]/);
/** Whether a figure is what should be reached, or what was: `requiredTotal` and `requiredDone`. The last word decides. */
function roleOf(field: SourceField): 'goal' | 'reached' | undefined {
  const words = wordsIn(field);
  const last = words.at(-1)!;
  if (GOAL.test(last)) return 'goal';
  if (REACHED.test(last)) return 'reached';
  if (words.some((word) => GOAL.test(word))) return 'goal';
  return words.some((word) => REACHED.test(word)) ? 'reached' : undefined;
}

/** A figure to reach and the one reached so far, in the same unit; the pair whose fields were named, where there are several. */
export function pairOf(source: Source, near: readonly LinkedField[]): [SourceField, SourceField] | undefined {
  const numbers = source.fields.filter((field) => isNumber(field) && field.unit !== 'percent');
  const parent = ({ path }: SourceField) => path.split('.').slice(0, -1).join('.');
  const bare = (field: SourceField) => wordsIn(field).filter((word) => !GOAL.test(word) && !REACHED.test(word));
  const together = (one: SourceField, other: SourceField) =>
    one.kind === other.kind &&
    (one.unit === other.unit || !one.unit || !other.unit) &&
    (parent(one) === parent(other) || bare(one).some((word) => bare(other).includes(word)));
  const pairs = numbers
    .filter((field) => roleOf(field) === 'goal')
    .flatMap((goal) =>
      numbers
        .filter((one) => roleOf(one) === 'reached' && together(one, goal))
        .map((one) => [goal, one] as [SourceField, SourceField]),
    );
  return (
    pairs.find((pair) => pair.some(({ key }) => near.some(({ field }) => field.key === key))) ??
    (pairs.length === 1 && near.length === 0 ? pairs[0] : undefined)
  );
}
