import type { Sent } from '@talent-os/contracts/define';
import type { CatalogueDetail, CourseFormat, PathwayStep } from '@talent-os/contracts/talent/catalogue-shapes';
import type { writeCatalogueItem } from '@talent-os/contracts/talent/catalogue';
import { minorOf, typedOf } from '@/lib/amounts';
import { instantShown, shownAt } from '@/lib/local-time';

type Content = Omit<Sent<typeof writeCatalogueItem>, 'catalogueItemId' | 'version'>;
type Typed = number | string;

/** A step as its form holds it. */
export type StepValues = Omit<PathwayStep, 'months'> & { readonly key: string; readonly months: Typed };

/** What an item says, as its form holds it: lists as texts of a line each. */
export type ItemValues = {
  readonly title: string;
  readonly summary: string;
  readonly minutes: Typed;
  readonly skillIds: string[];
  readonly provider: string;
  readonly topic: string;
  readonly credits: Typed;
  readonly price: Typed;
  readonly required: boolean;
  readonly format: string | null;
  readonly parts: string;
  readonly body: string;
  readonly question: string;
  readonly options: string;
  readonly answer: string | null;
  readonly why: string;
  readonly fromRole: string;
  readonly steps: StepValues[];
  readonly criteria: string;
  readonly endsOn: string;
  readonly startsAt: string;
  readonly place: string;
  readonly seats: Typed;
};

/** Whose clocks and whose money the form speaks of. */
export type Place = { readonly currency: string; readonly timezone: string };

let steps = 0;
const keyOfStep = (): string => `step ${(steps += 1)}`;

export const newStep = (): StepValues => ({ key: keyOfStep(), role: '', months: 12, skillIds: [], certifications: [] });

export const emptyValues = (): ItemValues => ({
  title: '',
  summary: '',
  minutes: '',
  skillIds: [],
  provider: '',
  topic: '',
  credits: '',
  price: '',
  required: false,
  format: null,
  parts: '',
  body: '',
  question: '',
  options: '',
  answer: null,
  why: '',
  fromRole: '',
  steps: [],
  criteria: '',
  endsOn: '',
  startsAt: '',
  place: '',
  seats: '',
});

export const valuesOf = (shown: CatalogueDetail['shown'], { currency, timezone }: Place): ItemValues => ({
  title: shown.title,
  summary: shown.summary,
  minutes: shown.minutes ?? '',
  skillIds: shown.skillIds,
  provider: shown.provider ?? '',
  topic: shown.topic ?? '',
  credits: shown.credits ?? '',
  price: shown.price === null ? '' : typedOf(shown.price, currency),
  required: shown.required,
  format: shown.format,
  parts: shown.parts.join('\n'),
  body: shown.body ?? '',
  question: shown.question ?? '',
  options: shown.options.join('\n'),
  answer: shown.answer === null ? null : String(shown.answer),
  why: shown.why ?? '',
  fromRole: shown.fromRole ?? '',
  steps: shown.steps.map((step) => ({ ...step, key: keyOfStep() })),
  criteria: shown.criteria.join('\n'),
  endsOn: shown.endsOn ?? '',
  startsAt: shown.startsAt === null ? '' : shownAt(Date.parse(shown.startsAt), timezone),
  place: shown.place ?? '',
  seats: shown.seats ?? '',
});

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const numberOf = (typed: Typed): number | null => (typed === '' ? null : Number(typed));

/** What is sent of them: empty fields are none. */
export const contentOf = (values: ItemValues, { currency, timezone }: Place): Content => ({
  title: values.title,
  summary: values.summary,
  minutes: numberOf(values.minutes),
  skillIds: values.skillIds,
  provider: values.provider || null,
  topic: values.topic || null,
  credits: numberOf(values.credits),
  price: values.price === '' ? null : minorOf(values.price, currency),
  required: values.required,
  format: values.format as CourseFormat | null,
  parts: linesOf(values.parts),
  body: values.body || null,
  question: values.question || null,
  options: linesOf(values.options),
  answer: values.answer === null ? null : Number(values.answer),
  why: values.why || null,
  fromRole: values.fromRole || null,
  steps: values.steps.map(({ role, months, skillIds, certifications }) => ({
    role,
    months: Number(months || 0),
    skillIds,
    certifications,
  })),
  criteria: linesOf(values.criteria),
  endsOn: values.endsOn || null,
  startsAt: instantShown(values.startsAt, timezone) || null,
  place: values.place || null,
  seats: numberOf(values.seats),
});
