import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, money, uuid } from '../paging.js';
import { label } from '../text.js';
import { MatchPart } from './match-part.js';

/** What somebody keeps of a position for themselves. */
export const positionMarks = ['saved', 'dismissed'] as const;
export type PositionMark = (typeof positionMarks)[number];
export const positionMarkLabels: Readonly<Record<PositionMark, string>> = {
  saved: 'Saved',
  dismissed: 'Not for me',
};
/** What a position is kept as. */
export const mark = z.enum(positionMarks);

export const AdvertisedPosition = z.object({
  id: uuid(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  remote: z.boolean(),
  industry: z.enum(industries),
  openedAt: instant,
  /** A year's pay, in minor units of the organization's currency; null where the request behind the seat leaves it open. */
  salaryMin: money.nullable(),
  salaryMax: money.nullable(),
  /** 0 to 100, whole: required skills weighted, each counted up to its required level. Null where nothing is required. */
  match: z.int().nullable(),
  parts: z.array(MatchPart),
  mark: mark.nullable(),
  /** My application that runs for it. */
  applicationId: uuid().nullable(),
  /** My last application for it ended, and from now on until then I cannot apply again. */
  againFrom: instant.nullable(),
});
export type AdvertisedPosition = z.infer<typeof AdvertisedPosition>;

/** What narrows positions down, in a list and in a search that is kept. */
export const positionFilters = {
  search: listInput(['title']).search,
  location: label().max(80).optional(),
  industry: z.enum(industries).optional(),
};

export const listAdvertised = operation('talent.advertised.list', {
  http: 'GET /api/talent/advertised-positions',
  access: forAudience('allTalent'),
  summary: 'Open positions of my industries that I may apply for, newest first; what is not for me stays away',
  input: z.object({
    ...listInput(['title', 'location', 'salaryMax', 'match', 'openedAt']),
    ...positionFilters,
    remote: z.stringbool().optional(),
    /** Pays so much a year or more, or does not say. */
    payFrom: z.coerce.number<number>().pipe(money).optional(),
    /** Only those the caller marked so. */
    mark: mark.optional(),
  }),
  output: listOf(AdvertisedPosition).extend({ locations: z.array(z.string()) }),
  effect: 'read',
});
