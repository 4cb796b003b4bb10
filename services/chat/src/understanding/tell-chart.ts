import { admits } from '@talent-os/contracts';
import { questionAddress, type DrawnQuestion } from '@talent-os/contracts/facts/question-address.js';
import { groupsOf, periodOf } from '@talent-os/contracts/facts/question.js';
import {
  fieldLabel,
  figureKindOf,
  questionTitle,
  questionWords,
  shownGroup,
} from '@talent-os/contracts/facts/question-words.js';
import { datasetsFor } from '@talent-os/contracts/facts/rights.js';
import { askQuestion, type Answer } from '@talent-os/contracts/intelligence/questions.js';
import type { Sink } from '../answering/answerer.js';
import { inWords, type Locale } from '../present/format.js';
import { neutral } from '../present/neutral.js';
import { MOST_ROWS } from '../tools/tool-run.js';
import { Reads } from './reads.js';
import type { Scene } from './understand.js';

const MOST_LINES = 12;
type To = Pick<Sink, 'status' | 'text' | 'toolCall' | 'toolResult' | 'source'> & { quotes(rows: unknown): void };

/** Tells the figures of a question, with the link that opens it as a chart to be changed; false where there is no answer. */
export async function tellChart(
  drawn: DrawnQuestion | undefined,
  scene: Scene,
  to: To,
  locale: Locale,
  today: string,
): Promise<boolean> {
  if (!drawn) return false;
  const { chart: _chart, days, ...question } = drawn;
  const { ability } = scene.run.ctx;
  // The rows may be somebody else's to read: what the gate says then is said as for any other question.
  if (!admits(ability, askQuestion.access) || !datasetsFor(ability).includes(question.dataset)) return false;
  const answered = await new Reads(scene.run).now(askQuestion, {
    ...question,
    ...periodOf(question.dataset, days, today),
  });
  if (!answered) return false;
  const { callId, asOf } = answered;
  const answer = answered.outputs[0] as Answer;
  const operation = askQuestion.name;
  const label = questionTitle(question);
  to.status(`Reading ${label}...`);
  to.toolCall({ callId, operation, label });
  to.toolResult({ callId, outcome: 'answered', rows: answer.cells.length });
  to.quotes(answer.cells);
  const number = to.source({ operation, label, link: questionAddress(drawn), asOf });
  for (const piece of chartInWords(question, answer, locale)) to.text(piece);
  to.text(`\n\nOpen it as a chart, and change it, on Data [${number}]. As of ${inWords(asOf, 'moment', locale)}.`);
  return true;
}

/** Whether there are more groups than were read. */
const isCut = ({ cells, more }: Answer): boolean => more || cells.length >= MOST_ROWS;

/** The figures as a table, and what is not told. */
function* chartInWords(
  question: Omit<DrawnQuestion, 'chart' | 'days'>,
  answer: Answer,
  locale: Locale,
): Generator<string> {
  const { cells, total, from, until } = answer;
  const format = figureKindOf(question) === 'money' ? 'money' : 'count';
  const figure = ({ hidden, value }: { readonly hidden: boolean; readonly value: number | null }) =>
    hidden ? 'hidden' : value === null ? 'none' : (inWords(value, format, locale) ?? String(value));
  const period = `${inWords(from, 'day', locale)} to ${inWords(until, 'day', locale)}`;
  if (total.hidden) return yield `${questionWords(question)}, ${period}: not enough people to show this safely.`;
  yield `**${figure(total)}** in all: ${questionWords(question)}, ${period}.`;
  const groups = groupsOf(question.groups);
  if (groups.length === 0 || cells.length === 0) return;
  const heads = [...groups.map((group) => fieldLabel(question.dataset, group)), 'Value'];
  yield `\n\n| ${heads.join(' | ')} |\n|${' --- |'.repeat(groups.length)} ---: |\n`;
  for (const cell of cells.slice(0, MOST_LINES)) {
    const names = [cell.group, cell.beside]
      .slice(0, groups.length)
      .map((value, at) => neutral(shownGroup(groups[at], value)));
    yield `| ${[...names, figure(cell)].join(' | ')} |\n`;
  }
  if (cells.length > MOST_LINES) yield `\n…and ${isCut(answer) ? '' : `${cells.length - MOST_LINES} `}more.`;
  if (cells.some(({ hidden }) => hidden)) yield '\n\nWhat would tell of fewer than 5 people is hidden.';
}
