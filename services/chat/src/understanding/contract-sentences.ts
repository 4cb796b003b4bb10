import type { Locale } from '../present/format.js';
import { inMarkdown } from '../present/present.js';
import { rowsInWords } from '../present/rows.js';
import { outputOf } from '../present/schema-format.js';
import { pathsIn, sentence, type PresentedAnswer } from '../present/sentence.js';
import { toolNamed } from '../tools/tool.js';
import type { Source, SourceField } from './types.js';

/** A sentence that depends on more values answers something else than one fact. */
const MOST_VALUES = 3;

const shownOf = ({ operation, spec }: Source, output: unknown, locale: Locale): PresentedAnswer => {
  const figures = spec?.present?.figures;
  return { output, schema: outputOf(operation), locale, ...(figures && { figures }) };
};

/** The sentence a contract gives for facts of its answer; nothing where it gives none, or only one about much else. */
export function sentenceOf(
  source: Source,
  fields: readonly SourceField[],
  output: unknown,
  locale: Locale,
): string | undefined {
  const shown = shownOf(source, output, locale);
  return (source.spec?.present?.lead ?? [])
    .filter((template) => {
      const paths = pathsIn(template);
      return paths.length <= MOST_VALUES && fields.every(({ path }) => paths.includes(path));
    })
    .map((template) => sentence(template, shown))
    .find((words) => words !== undefined);
}

/** The rows a figure is worked out from, as the table the contract gives; nothing for what stands in the answer itself. */
export function* summedRows(source: Source, { figure }: SourceField, output: unknown, locale: Locale) {
  const rows = source.spec?.present?.rows;
  if (!rows || !figure || !figure.path.startsWith(rows.at)) return;
  yield '\n\n';
  yield* rowsInWords(rows, shownOf(source, output, locale));
}

/** The whole answer as its contract tells it: its sentences, then its rows. */
export function* wholeInWords({ operation }: Source, output: unknown, locale: Locale) {
  yield* inMarkdown(toolNamed(operation.name)!, output, locale);
}
