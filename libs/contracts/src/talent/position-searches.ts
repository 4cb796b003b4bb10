import { z } from 'zod';
import { event, job, operation } from '../define.js';
import { money, noContent, uuid, version } from '../paging.js';
import { label } from '../text.js';
import { positionFilters } from './advertised-list.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** Searches one person keeps. */
export const MAX_SEARCHES = 10;

/** How often somebody is told of new positions a search finds. */
export const searchAlerts = ['off', 'daily', 'weekly'] as const;
export type SearchAlert = (typeof searchAlerts)[number];
export const searchAlertLabels: Readonly<Record<SearchAlert, string>> = {
  off: 'Never',
  daily: 'Every day',
  weekly: 'Every week',
};

const { search, ...more } = positionFilters;
const fields = {
  name: label().min(2, 'Please name the search').max(80),
  search,
  ...more,
  /** Only work that can be done from anywhere. */
  remote: z.boolean().default(false),
  /** Pays so much a year or more, or does not say. */
  payFrom: money.optional(),
};
const alert = z.enum(searchAlerts);

export const PositionSearch = z.object({
  id: uuid(),
  name: z.string(),
  search: z.string().nullable(),
  location: z.string().nullable(),
  industry: positionFilters.industry.unwrap().nullable(),
  remote: z.boolean(),
  payFrom: money.nullable(),
  alert,
  /** Positions it finds now. */
  found: z.int().min(0),
  version,
});
export type PositionSearch = z.infer<typeof PositionSearch>;

export const listPositionSearches = operation('talent.positionSearches.list', {
  http: 'GET /api/talent/position-searches',
  access,
  summary: 'Searches for positions I keep, with how many each finds now and how often I am told of new ones',
  input: z.object({}),
  output: z.object({ items: z.array(PositionSearch) }),
  effect: 'read',
});

export const keepPositionSearch = operation('talent.positionSearches.keep', {
  http: 'POST /api/talent/position-searches',
  access,
  summary: 'Keep a search for positions under a name, and say how often I am told of new ones; ten at most',
  input: z.object({ ...fields, alert: alert.default('daily') }),
  output: z.object({ id: uuid(), version }),
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  errors: ['search.many', 'search.present'],
});

export const changePositionSearch = operation('talent.positionSearches.change', {
  http: 'PUT /api/talent/position-searches/:positionSearchId',
  access,
  summary: 'Say how often I am told of new positions a search finds',
  input: z.object({ positionSearchId: uuid(), alert, version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const dropPositionSearch = operation('talent.positionSearches.drop', {
  http: 'DELETE /api/talent/position-searches/:positionSearchId',
  access,
  summary: 'Keep a search for positions no longer',
  input: z.object({ positionSearchId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

/** A search somebody keeps has found positions that were opened since they were last told. */
export const positionsFound = event(
  'talent.positionSearch.found',
  z.object({ positionSearchId: uuid(), userId: uuid(), name: z.string(), count: z.int().min(1) }),
);

export const watchPositionSearches = job('talent.positionSearches.watch', z.object({}), { everyMs: 60_000 });
