import { fieldLabel, labelOf } from '../tools/labels.js';
import type { Tool } from '../tools/tool.js';
import type { AnswerScope } from '../present/rows.js';
import { focusOf } from './fill.js';
import { holds } from './phrases.js';
import { slotsOf } from './slot-kinds.js';
import type { Utterance } from './utterance.js';
import { nodeAt, outputOf, valuesOf } from '../present/schema-format.js';

type Args = Readonly<Record<string, unknown>>;

/** What of the answer the question is about: rows a word asks for, rows it names, and the filters in words. */
export function wantedOf(
  tool: Tool,
  args: Args,
  named: Readonly<Record<string, string>>,
  utterance: Utterance,
): AnswerScope {
  const focus = focusOf(tool, utterance);
  const chosen = chosenBy(tool, args, utterance);
  const narrowed = slotsOf(tool).flatMap(({ field, required, kind, spec }) => {
    if (required || !spec.label || spec.me || args[field] === undefined) return [];
    const isChoice = kind === 'choice' || spec.words !== undefined;
    return [`${spec.label}: ${named[field] ?? spec.labels?.[String(args[field])] ?? inWords(args[field], isChoice)}`];
  });
  return { narrowed, ...(focus && { focus }), ...(chosen.length > 0 && { chosen }) };
}

const inWords = (value: unknown, isChoice: boolean): string => {
  if (value === true || value === 'true') return 'yes';
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return text.slice(0, 10);
  return isChoice ? labelOf(text) : text;
};

/** Values of the field rows are chosen by: the one that filters already, else those the question names. */
function chosenBy(tool: Tool, args: Args, { words }: Utterance): readonly string[] {
  const rows = tool.spec.present?.rows;
  if (!rows?.chosenBy) return [];
  const filtered = args[rows.chosenBy];
  if (typeof filtered === 'string') return [filtered];
  const values = valuesOf(nodeAt(outputOf(tool.operation), `${rows.at}.${rows.chosenBy}`));
  return values.filter((value) => holds(words, labelOf(value)) || holds(words, fieldLabel(value)));
}
