import type { DrawnQuestion } from '@talent-os/contracts/facts/question-address.js';
import { USUAL_DAYS } from '@talent-os/contracts/facts/question-address.js';
import {
  faultOfQuestion,
  looksAhead,
  MONTH,
  MONTH_LABEL,
  numberFieldsOf,
  textFieldsOf,
  type Question,
  type QuestionChart,
} from '@talent-os/contracts/facts/question.js';
import { daysBetween } from '@talent-os/service-kit/calendar';
import { spansIn } from './dates.js';

/** That a chart is asked for, and which. */
const CHART =
  /\b(?:(?:as|in|on|with) )?(?:an? )?(?:(stacked bar|bar|line) )?(?:chart|graph|plot)s?(?: of)?\b|\bas (stacked bars|bars|lines)\b/i;
const drawn = (said: string): QuestionChart =>
  /stacked/i.test(said) ? 'stacked' : /line/i.test(said) ? 'lines' : 'bars';

/** What people call what there are datasets of; of two that fit, the first. */
const subjects: readonly (readonly [RegExp, Pick<Question, 'dataset' | 'filters'>])[] = [
  [/\bhiring (?:funnel|stages)\b/i, { dataset: 'application_stage' }],
  [/\b(?:new )?hires\b/i, { dataset: 'application_stage', filters: 'stage=hired' }],
  [/\b(?:applications|applicants)\b/i, { dataset: 'application_stage', filters: 'stage=applied' }],
  [/\b(?:open (?:seats|positions)|vacancies)\b/i, { dataset: 'seat', filters: 'status=open' }],
  [/\b(?:seats|positions)\b/i, { dataset: 'seat' }],
  [/\bdeals\b/i, { dataset: 'deal' }],
  [/\bshifts\b/i, { dataset: 'shift' }],
  [/\bcredentials\b/i, { dataset: 'credential' }],
  [/\bincidents\b/i, { dataset: 'incident' }],
  [/\bgoals\b/i, { dataset: 'goal' }],
];
const MEASURE = /\b(average|mean|sum|total)(?: of)?(?: the)?\s/i;
const FILLING =
  /^(?:show|give|draw|make|see|get|me|us|please|a|an|the|of|for|in|on|our|all|number|count|i|want|to|can|you)$/i;

const escaped = (label: string) => label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** The fields by every name a text may call them, longer names first. */
const namesOf = (fields: Readonly<Record<string, string>>): readonly (readonly [name: string, field: string])[] =>
  Object.entries(fields)
    .flatMap(([field, label]) => [[label.toLowerCase(), field] as const, [field.toLowerCase(), field] as const])
    .toSorted(([one], [other]) => other.length - one.length);

/** Takes words out of a text, one after another. */
class Rest {
  constructor(public text: string) {}

  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.text = `${this.text.slice(0, match.index)} ${this.text.slice(match.index + match[0].length)}`;
    return match;
  }

  get isSpent(): boolean {
    return (this.text.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => FILLING.test(word));
  }
}

/** How many days back the text looks; nothing where a question cannot say it. */
function daysIn(rest: Rest, dataset: Question['dataset'], today: string): number | undefined {
  const spans = spansIn(rest.text, today);
  if (spans.length === 0) return USUAL_DAYS;
  const [{ from, until = today, start, end }] = spans as [(typeof spans)[number]];
  // What lies ahead as well is asked of as far ahead as back, which no span of the calendar says.
  if (spans.length > 1 || !from || from > today || until < today || looksAhead(dataset)) return undefined;
  rest.text = `${rest.text.slice(0, start)} ${rest.text.slice(end)}`;
  return daysBetween(from, today) + 1;
}

/**
 * The question of a dataset that a text asks as a chart, as the screen of data holds it; nothing where a chart is not asked
 * for, or a word of the text has no place in such a question.
 */
export function chartAsked(text: string, today: string): DrawnQuestion | undefined {
  const rest = new Rest(text);
  const chart = rest.take(CHART);
  if (!chart) return undefined;
  const subject = subjects.find(([pattern]) => rest.take(pattern))?.[1];
  if (!subject) return undefined;
  const { dataset } = subject;
  const days = daysIn(rest, dataset, today);
  if (days === undefined || days > 1_100) return undefined;
  const groups = groupsIn(rest, dataset, text);
  const measure = measureIn(rest, dataset);
  const question: Question = { ...subject, of: 'count', ...measure, ...(groups !== '' && { groups }) };
  if (!measure || !rest.isSpent || faultOfQuestion(question)) return undefined;
  return { ...question, chart: drawn(chart[1] ?? chart[2] ?? ''), days };
}

/** The fields by which it is told, in the order of the text. */
function groupsIn(rest: Rest, dataset: Question['dataset'], text: string): string {
  const groups: { readonly field: string; readonly at: number }[] = [];
  for (const [name, field] of namesOf({ ...textFieldsOf(dataset), [MONTH]: MONTH_LABEL })) {
    const pattern = new RegExp(String.raw`\b(?:by|per|and)(?: the)? ${escaped(name)}s?\b`, 'i');
    if (rest.take(pattern)) groups.push({ field, at: pattern.exec(text)?.index ?? text.length });
  }
  return groups
    .toSorted((one, other) => one.at - other.at)
    .map(({ field }) => field)
    .join(',');
}

/** What is told of the rows; nothing where no field has the name. */
function measureIn(rest: Rest, dataset: Question['dataset']): Pick<Question, 'of' | 'field'> | undefined {
  const said = rest.take(MEASURE)?.[1]?.toLowerCase();
  if (!said) return { of: 'count' };
  const isNamed = (name: string) => rest.take(new RegExp(String.raw`\b${escaped(name)}\b`, 'i'));
  const field = namesOf(numberFieldsOf(dataset)).find(([name]) => isNamed(name))?.[1];
  if (!field) return said === 'total' ? { of: 'count' } : undefined;
  return { of: said === 'average' || said === 'mean' ? 'average' : 'sum', field };
}
