import { admits } from '@talent-os/contracts';
import { barredChanges } from '../../tools/specs.js';
import type { Tool } from '../../tools/tool.js';
import { assistantExclusions } from '../../tools/assistant-exclusions.data.js';
import type { AnalysedQuestion } from '../asked.js';
import type { Scene } from '../understand.js';
import { scoreOf, type Scored } from './score.js';

/** What people may do on a screen and nobody proposes. */
const barred: readonly Tool[] = barredChanges().map(([operation, spec]) => ({
  name: operation.name,
  label: spec.label!,
  description: operation.summary,
  operation,
  spec,
  writes: true,
}));

/** The change that a message orders and that is not proposed by words, as surely as it is meant. */
export const barredBy = (asked: AnalysedQuestion, text: string, { run, hub }: Scene): Scored | undefined =>
  barred
    .filter(({ operation }) => admits(run.ctx.ability, operation.access))
    .map((tool) => scoreOf(tool, asked, text, hub))
    .filter(({ verb, noun }) => verb && noun)
    .toSorted((one, other) => other.score - one.score)[0];

export const reasonAgainst = ({ name, label }: Tool): string => {
  const reason = assistantExclusions[name]!;
  return `I cannot do this here: “${label}” is done on its screen. ${reason}.`;
};
