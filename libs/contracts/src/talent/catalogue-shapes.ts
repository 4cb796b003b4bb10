import { z } from 'zod';
import { industries } from '../access/tables.js';
import { uuids } from '../canonical.js';
import { days, instants } from '../dates.js';
import { day, instant, money, uuid, version } from '../paging.js';
import { mayOf } from '../record-may.js';
import { label, lineText, prose } from '../text.js';

/** What people learn by. */
export const catalogueKinds = {
  course: 'Course',
  lesson: 'Lesson',
  pathway: 'Pathway',
  challenge: 'Challenge',
  event: 'Event',
} as const;
export type CatalogueKind = keyof typeof catalogueKinds;
export const catalogueKindKeys = Object.keys(catalogueKinds) as [CatalogueKind, ...CatalogueKind[]];

/** What an item can be: one that is in use may be written on beside it. */
export const catalogueStates = { draft: 'Draft', published: 'Published', retired: 'Retired' } as const;
export type CatalogueState = keyof typeof catalogueStates;
export const catalogueStateKeys = Object.keys(catalogueStates) as [CatalogueState, ...CatalogueState[]];

/** What a single version of an item can be. */
export const catalogueVersionStates = { draft: 'Draft', published: 'Published', replaced: 'Replaced' } as const;
export type CatalogueVersionState = keyof typeof catalogueVersionStates;
const catalogueVersionKeys = Object.keys(catalogueVersionStates) as [CatalogueVersionState, ...CatalogueVersionState[]];

/** How a course is taken. */
export const courseFormats = {
  self_paced: 'At one’s own pace',
  live_online: 'Live, online',
  classroom: 'In a room',
  on_the_job: 'At work, with a guide',
} as const;
export type CourseFormat = keyof typeof courseFormats;
export const courseFormatKeys = Object.keys(courseFormats) as [CourseFormat, ...CourseFormat[]];

/** A lesson takes so many minutes at most. */
export const LESSON_MINUTES = 10;
/** Skills an item names at most. */
const MOST_SKILLS = 10;

/** A step of a pathway: the role one works in next, and what it takes. */
const PathwayStep = z.object({
  role: label().min(2, 'Please name the role').max(120),
  /** How long it usually takes to get there from the role before. */
  months: z.int().min(0).max(120),
  skillIds: uuids().max(MOST_SKILLS),
  certifications: z.array(label().min(1).max(80)).max(5),
});
export type PathwayStep = z.infer<typeof PathwayStep>;

/** What every item says of itself. */
const common = {
  title: label().min(3, 'Please give it a title').max(120),
  /** What it is for, in a sentence or two. */
  summary: lineText().min(10, 'Please say in a sentence what it is for').max(300),
};

const line = (most: number) => lineText().max(most).nullable().default(null);
const whole = (most: number) => z.int().min(1).max(most).nullable().default(null);
const lines = (most: number, length: number) => z.array(lineText().min(1).max(length)).max(most).default([]);

/** What an item says. Which of these a kind has stands in `catalogueKindFields`; a draft may lack what is published complete. */
export const catalogueContent = {
  ...common,
  minutes: whole(6000),
  skillIds: uuids().max(MOST_SKILLS).default([]),
  provider: line(120),
  /** What it is about, as rules on continuing education call it. */
  topic: line(80),
  /** Contact hours. */
  credits: z.number().min(0).max(500).multipleOf(0.25).nullable().default(null),
  price: money.nullable().default(null),
  required: z.boolean().default(false),
  format: z.enum(courseFormatKeys).nullable().default(null),
  parts: lines(20, 120),
  body: prose().max(4000).nullable().default(null),
  question: line(300),
  options: lines(4, 200),
  /** Which of the options is right, from 1. */
  answer: whole(4),
  why: line(400),
  fromRole: line(120),
  steps: z.array(PathwayStep).max(8).default([]),
  criteria: lines(8, 200),
  endsOn: days.planned.nullable().default(null),
  startsAt: instants.appointed.nullable().default(null),
  place: line(160),
  seats: whole(10_000),
};
/** All of it, as it is written. */
export const CatalogueInput = z.object(catalogueContent);
export type CatalogueContent = z.output<typeof CatalogueInput>;
export type CatalogueField = keyof CatalogueContent;

/** The fields of each kind beside title and summary, in the order people fill them in; `needed` ones are there before it is published. */
export const catalogueKindFields: Readonly<
  Record<CatalogueKind, { readonly needed: readonly CatalogueField[]; readonly also: readonly CatalogueField[] }>
> = {
  course: {
    needed: ['provider', 'format', 'minutes', 'skillIds'],
    also: ['topic', 'credits', 'price', 'required', 'parts'],
  },
  lesson: { needed: ['minutes', 'skillIds', 'body', 'question', 'options', 'answer', 'why'], also: [] },
  pathway: { needed: ['fromRole', 'steps'], also: ['skillIds'] },
  challenge: { needed: ['minutes', 'skillIds', 'body', 'criteria'], also: ['endsOn'] },
  event: { needed: ['startsAt', 'minutes', 'place', 'body'], also: ['seats', 'skillIds'] },
};

/** Whether a kind has a field. */
export const kindHas = (kind: CatalogueKind, field: CatalogueField): boolean => {
  const { needed, also } = catalogueKindFields[kind];
  return field === 'title' || field === 'summary' || needed.includes(field) || also.includes(field);
};

const catalogueActions = ['edit', 'discard'] as const;
export type CatalogueAction = (typeof catalogueActions)[number];

/** An item as lists show it: as it is used, or as its first draft. */
export const CatalogueItem = z.object({
  id: uuid(),
  kind: z.enum(catalogueKindKeys),
  industry: z.enum(industries),
  title: z.string(),
  summary: z.string(),
  minutes: z.int().nullable(),
  /** Names of its skills. */
  skills: z.array(z.string()),
  status: z.enum(catalogueStateKeys),
  /** Number of the version people use, or of the first draft. */
  number: z.int().min(1),
  /** A draft stands beside what is in use. */
  drafted: z.boolean(),
  /** It came with the product. */
  shipped: z.boolean(),
  changedAt: instant,
  version,
  may: mayOf(z.enum(catalogueStateKeys), catalogueActions),
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;

const ReadStep = z.object({
  role: z.string(),
  months: z.int(),
  skillIds: z.array(uuid()),
  certifications: z.array(z.string()),
});

/** What a version says; null, or nothing in a list, where its kind does not have it or nobody has said it yet. */
const CatalogueRead = z.object({
  title: z.string(),
  summary: z.string(),
  minutes: z.int().nullable(),
  skillIds: z.array(uuid()),
  provider: z.string().nullable(),
  topic: z.string().nullable(),
  credits: z.number().nullable(),
  price: money.nullable(),
  required: z.boolean(),
  format: z.enum(courseFormatKeys).nullable(),
  parts: z.array(z.string()),
  body: z.string().nullable(),
  question: z.string().nullable(),
  options: z.array(z.string()),
  answer: z.int().nullable(),
  why: z.string().nullable(),
  fromRole: z.string().nullable(),
  steps: z.array(ReadStep),
  criteria: z.array(z.string()),
  endsOn: day.nullable(),
  startsAt: instant.nullable(),
  place: z.string().nullable(),
  seats: z.int().nullable(),
});

export const CatalogueDetail = CatalogueItem.extend({
  /** The version that is read. */
  shown: CatalogueRead.extend({ number: z.int().min(1), status: z.enum(catalogueVersionKeys) }),
  /** What keeps the version that is read from being published. */
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Every version the caller may read, the last first. */
  versions: z.array(
    z.object({
      number: z.int().min(1),
      status: z.enum(catalogueVersionKeys),
      /** Null: the product itself. */
      authorName: z.string().nullable(),
      begunAt: instant,
      publishedAt: instant.nullable(),
      publishedByName: z.string().nullable(),
    }),
  ),
});
export type CatalogueDetail = z.infer<typeof CatalogueDetail>;
