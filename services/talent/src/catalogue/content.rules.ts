import type { FieldError } from '@talent-os/contracts';
import {
  catalogueKindFields,
  kindHas,
  LESSON_MINUTES,
  type CatalogueContent,
  type CatalogueField,
  type CatalogueKind,
} from '@talent-os/contracts/talent/catalogue-shapes.js';
import type { Day } from '@talent-os/service-kit/calendar';

/** What nobody has said yet. */
export const EMPTY: Omit<CatalogueContent, 'title' | 'summary'> = {
  minutes: null,
  skillIds: [],
  provider: null,
  topic: null,
  credits: null,
  price: null,
  required: false,
  format: null,
  parts: [],
  body: null,
  question: null,
  options: [],
  answer: null,
  why: null,
  fromRole: null,
  steps: [],
  criteria: [],
  endsOn: null,
  startsAt: null,
  place: null,
  seats: null,
};

/** What an item of a kind keeps of what is said: nothing another kind has, and no empty text. A pathway is for the skills of its steps. */
export function contentOf(kind: CatalogueKind, said: CatalogueContent): CatalogueContent {
  const kept = Object.fromEntries(
    Object.entries(said).filter(([field, value]) => kindHas(kind, field as CatalogueField) && value !== ''),
  ) as Partial<CatalogueContent> & Pick<CatalogueContent, 'title' | 'summary'>;
  const content = { ...EMPTY, ...kept };
  const skillIds = [...new Set([...content.skillIds, ...content.steps.flatMap((step) => step.skillIds)])];
  return { ...content, skillIds };
}

/** What lists show of a version. */
export const shownOf = ({ title, summary, minutes, skillIds }: CatalogueContent) => ({
  title,
  summary,
  minutes,
  skillIds,
});

const isMissing = (value: CatalogueContent[CatalogueField]): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** What is asked of a field that has to be filled in. */
const MISSING: Partial<Record<CatalogueField, string>> = {
  provider: 'Please say who gives it',
  format: 'Please say how it is taken',
  minutes: 'Please say how long it takes',
  skillIds: 'Please name a skill it is for',
  body: 'Please write its text',
  question: 'Please ask a question',
  options: 'Please give answers to choose from',
  answer: 'Please say which answer is right',
  why: 'Please say why that answer is right',
  fromRole: 'Please name the role it begins in',
  steps: 'Please name a step',
  criteria: 'Please say what answers are judged by',
  startsAt: 'Please say when it begins',
  place: 'Please say where it is',
};

type Today = { readonly now: Date; readonly today: Day };
type Check = readonly [
  kind: CatalogueKind,
  field: CatalogueField,
  message: string,
  fails: (content: CatalogueContent, today: Today) => boolean,
];

/** What else keeps an item from being published, of fields that are filled in. */
const CHECKS: readonly Check[] = [
  ['lesson', 'minutes', `A lesson takes ${LESSON_MINUTES} minutes at most`, ({ minutes }) => minutes! > LESSON_MINUTES],
  ['lesson', 'options', 'Please give two answers at least', ({ options }) => options.length < 2],
  ['lesson', 'answer', 'Please say which of the answers is right', ({ options, answer }) => answer! > options.length],
  ['challenge', 'endsOn', 'Please choose a day that is to come', ({ endsOn }, { today }) => endsOn! < today],
  [
    'event',
    'startsAt',
    'Please choose a time that is to come',
    ({ startsAt }, { now }) => Date.parse(startsAt!) <= now.getTime(),
  ],
];

/** What keeps a version from being published: what its kind needs and lacks, and what is out of bounds or over. */
export function faultsOf(kind: CatalogueKind, content: CatalogueContent, today: Today): FieldError[] {
  const missing = catalogueKindFields[kind].needed
    .filter((field) => isMissing(content[field]))
    .map((field) => ({ field, message: MISSING[field] ?? 'Please fill this in' }));
  const wrong = CHECKS.filter(
    ([of, field, , fails]) => of === kind && !isMissing(content[field]) && fails(content, today),
  ).map(([, field, message]) => ({ field, message }));
  return [...missing, ...wrong];
}
