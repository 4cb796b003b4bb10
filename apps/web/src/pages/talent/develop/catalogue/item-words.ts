import type { CatalogueField, CatalogueKind, CatalogueState } from '@talent-os/contracts/talent/catalogue-shapes';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const catalogueLooks: Readonly<Record<CatalogueState, BadgeVariant>> = {
  draft: 'warning',
  published: 'success',
  retired: 'secondary',
};

/** What the fields of an item are called. */
const labels: Readonly<Record<CatalogueField, string>> = {
  title: 'Title',
  summary: 'What it is for',
  minutes: 'Minutes',
  skillIds: 'Skills',
  provider: 'Provider',
  topic: 'Topic of continuing education',
  credits: 'Contact hours',
  price: 'Price',
  required: 'Everybody in the industry takes it',
  format: 'How it is taken',
  parts: 'Parts',
  body: 'Text',
  question: 'Question at the end',
  options: 'Answers to choose from',
  answer: 'Right answer',
  why: 'Why it is right',
  fromRole: 'Begins as',
  steps: 'Steps',
  criteria: 'What answers are judged by',
  endsOn: 'Open until',
  startsAt: 'Begins',
  place: 'Place',
  seats: 'Seats',
};
const ofKind: Partial<Record<CatalogueKind, Partial<Record<CatalogueField, string>>>> = {
  challenge: { body: 'Task' },
  event: { body: 'What happens' },
};

export const labelOf = (kind: CatalogueKind, field: CatalogueField): string => ofKind[kind]?.[field] ?? labels[field];
