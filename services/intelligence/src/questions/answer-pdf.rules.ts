import { datasetOf } from '@talent-os/contracts/facts/datasets.js';
import { groupsOf, type Question } from '@talent-os/contracts/facts/question.js';
import {
  fieldLabel,
  figureKindOf,
  questionTitle,
  questionWords,
  shownGroup,
} from '@talent-os/contracts/facts/question-words.js';
import { MOST_LINES } from '@talent-os/contracts/intelligence/answer-pdf.js';
import type { Answer } from '@talent-os/contracts/intelligence/questions.js';
import type { PdfBlock } from '@talent-os/service-kit/pdf/pdf-document';

type AnswerPaper = {
  readonly title: string | undefined;
  readonly question: Question;
  readonly answer: Omit<Answer, 'tookMs'>;
  readonly currency: string;
  /** IANA name. */
  readonly timezone: string;
};
type Cell = Answer['cells'][number];

const HIDDEN = 'hidden, as it would tell of fewer than 5 people';
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** How figures of a question are written. */
function writerOf(question: Question, currency: string): (value: number | null) => string {
  const isAmount = figureKindOf(question) === 'money';
  const format = isAmount
    ? new Intl.NumberFormat('en-US', { style: 'currency', currency })
    : new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  const minor = isAmount ? 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) : 1;
  return (value) => (value === null ? 'none' : format.format(value / minor));
}

/** An answer as a document: what it is called, what was asked, its figures, and when they were read. */
export function blocksOf({ title, question, answer, currency, timezone }: AnswerPaper): PdfBlock[] {
  const { cells, total, more, from, until, readAt } = answer;
  const write = writerOf(question, currency);
  const figure = ({ hidden, value }: Pick<Cell, 'hidden' | 'value'>) => (hidden ? HIDDEN : write(value));
  const lines = cells.slice(0, MOST_LINES);
  const read = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  const notes = [
    (more || lines.length < cells.length) && `There are more groups than these ${lines.length}.`,
    readAt === null ? 'No row was read yet.' : `Read ${read.format(new Date(readAt))} (${timezone}).`,
  ].filter((note) => note !== false);
  return [
    { heading: title ?? questionTitle(question), level: 1 },
    { paragraph: `${questionWords(question)}. ${dayText(from)} to ${dayText(until)}.`, quiet: true },
    {
      facts: [
        { label: 'In all', value: figure(total) },
        ...(total.rows === null ? [] : [{ label: 'Rows', value: total.rows.toLocaleString('en-US') }]),
        { label: 'Each row', value: datasetOf(question.dataset).one },
      ],
    },
    ...tableOf(lines, question, figure),
    ...notes.map((paragraph) => ({ paragraph, quiet: true })),
  ];
}

/** Figures by their groups: those of the first as headings where there are two. */
function tableOf(lines: readonly Cell[], question: Question, figure: (cell: Cell) => string): PdfBlock[] {
  const [first, second] = groupsOf(question.groups);
  if (first === undefined) return [];
  const by = (group: string) => fieldLabel(question.dataset, group);
  const factsBy = (group: string, some: readonly Cell[], of: (cell: Cell) => string | null): PdfBlock => ({
    facts: some.map((cell) => ({ label: shownGroup(group, of(cell)), value: figure(cell) })),
  });
  if (second === undefined) return [{ heading: by(first) }, factsBy(first, lines, ({ group }) => group)];
  return [...Map.groupBy(lines, ({ group }) => group)].flatMap(([group, own]) => [
    { heading: `${by(first)}: ${shownGroup(first, group)}` },
    factsBy(second, own, ({ beside }) => beside),
  ]);
}
