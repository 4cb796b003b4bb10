import type { Operation } from '@talent-os/contracts';
import type { AssistantSpec } from '@talent-os/contracts/assistant.js';
import type { Locale } from './format.js';
import { genericPresent } from './generic.js';
import { rowsInWords, type AnswerScope } from './rows.js';
import { outputOf } from './schema-format.js';
import { sentence } from './sentence.js';

/** What is known of the tool an answer is from. */
type AnsweredTool = {
  readonly label: string;
  readonly operation: Operation;
  readonly spec: Pick<AssistantSpec, 'present'>;
};

/**
 * The answer of a tool as markdown, sentence by sentence and row by row. `narrowed` says the list was filtered: sentences
 * about the whole would then be wrong, and are left out where there is a list.
 */
export function* inMarkdown(
  tool: AnsweredTool,
  output: unknown,
  locale: Locale,
  wanted: AnswerScope = {},
): Generator<string> {
  const schema = outputOf(tool.operation);
  const { lead = [], figures, rows } = tool.spec.present ?? genericPresent(schema, tool.label);
  const shown = { output, schema, locale, ...(figures && { figures }) };
  const aboutWhole = !rows || (wanted.narrowed ?? []).length === 0;
  let said = false;
  for (const template of aboutWhole ? lead : []) {
    const words = sentence(template, shown);
    if (words === undefined) continue;
    yield said ? ` ${words}` : words;
    said = true;
  }
  if (!rows) {
    if (!said) yield 'Nothing to show';
    return;
  }
  if (said) yield '\n\n';
  yield* rowsInWords(rows, shown, wanted);
}
