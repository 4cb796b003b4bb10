import { allTools, type Tool } from '../tools/tool.js';
import { featuresOf, type Features } from './features.js';
import { LearnedWeights, type Sample } from './learned-weights.js';
import { elsewherePhrasings } from './phrasings/elsewhere.data.js';
import { helpPhrasings } from './phrasings/help.data.js';
import { phrasesOf, PROFILE, textsOf } from './search-index.js';
import { takenApart } from './terms.js';

/** Tools that read. Changes are ordered by their verbs instead. */
const reads: readonly Tool[] = allTools.filter(({ writes }) => !writes);
const ELSEWHERE = reads.length;
const HELP = reads.length + 1;

const sampleOf = (text: string, label: number): Sample => {
  const { words, names, terms } = takenApart(text);
  return { features: featuresOf(words, names, terms), label };
};
const samplesOf = (text: string, label: number) => phrasesOf(text).map((phrase) => sampleOf(phrase, label));

const learn = () =>
  new LearnedWeights(
    [
      ...reads.flatMap((tool, label) =>
        textsOf(tool).flatMap(([text, boost]) => (boost > PROFILE ? [sampleOf(text, label)] : [])),
      ),
      ...samplesOf(elsewherePhrasings, ELSEWHERE),
      ...samplesOf(helpPhrasings, HELP),
    ],
    reads.length + 2,
  );
let learned: LearnedWeights | undefined;

/**
 * What a question speaks for, learned from every text the tools can be asked by. It takes a second, so whoever only loads
 * the service, to migrate or to seed it, does without.
 */
export const learnedOnce = (): LearnedWeights => (learned ??= learn());

/** How likely it is that a question asks for something, 0 to 1; together 1. */
export type Likely = {
  readonly reads: readonly (readonly [tool: Tool, likelihood: number])[];
  /** That it is about something no tool can tell. */
  readonly elsewhere: number;
  /** That it is about the assistant itself. */
  readonly help: number;
};

export function likely(features: Features): Likely {
  const all = learnedOnce().likelihoods(features);
  return { reads: reads.map((tool, label) => [tool, all[label]!]), elsewhere: all[ELSEWHERE]!, help: all[HELP]! };
}
