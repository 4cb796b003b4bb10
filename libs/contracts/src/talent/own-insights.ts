import { z } from 'zod';
import { operation } from '../define.js';
import { day, noContent } from '../paging.js';
import { label } from '../text.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** What may have changed for somebody, in the order it is shown. */
export const ownInsightKinds = ['closing', 'match', 'gap'] as const;
export type OwnInsightKind = (typeof ownInsightKinds)[number];
export const ownInsightLabels: Readonly<Record<OwnInsightKind, string>> = {
  closing: 'To be taken soon',
  match: 'New match',
  gap: 'Gap worth closing',
};

/** Days a position counts as new. */
export const NEW_DAYS = 7;
/** Days before a seat is to be taken in which its savers hear of it. */
export const CLOSING_DAYS = 21;
/** A match from which a new position is told of, in percent. */
export const TOLD_FROM = 60;
/** Open positions that must ask for a skill, and gaps that are told at a time. */
export const GAP_SEATS = 2;
export const MOST_GAPS = 3;

/** Names what was found: the same for as long as it is so. */
const key = label().min(1).max(120);

const OwnInsight = z.object({
  key: z.string(),
  kind: z.enum(ownInsightKinds),
  title: z.string(),
  /** Why it is told to this person. */
  reason: z.string(),
  /** What acting on it is called. */
  action: z.string(),
  /** The screen to act on, filled in. */
  link: z.string(),
  /** Day by which to act; null where there is none. */
  actBy: day.nullable(),
});
export type OwnInsight = z.infer<typeof OwnInsight>;

export const listOwnInsights = operation('talent.ownInsights.list', {
  http: 'GET /api/talent/own-insights',
  access,
  summary:
    'What changed for me: new positions that match, saved ones that are to be taken soon, and gaps most open seats ask for',
  input: z.object({}),
  output: z.object({ items: z.array(OwnInsight) }),
  effect: 'read',
});

export const dismissOwnInsight = operation('talent.ownInsights.dismiss', {
  http: 'POST /api/talent/own-insights/dismissals',
  access,
  summary: 'Put away something that changed for me',
  input: z.object({ key }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const restoreOwnInsight = operation('talent.ownInsights.restore', {
  http: 'POST /api/talent/own-insights/restored',
  access,
  summary: 'Bring back what I put away',
  input: z.object({ key }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});
