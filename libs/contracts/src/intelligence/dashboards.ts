import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { CARD_MOST, COLUMNS, MOST_CARDS, MOST_ROWS_DOWN } from '../facts/layout.js';
import { starterKeys } from '../facts/starters.js';
import { noContent, uuid, version } from '../paging.js';
import { label } from '../text.js';

const access = inModule('analytics');
/** Dashboards one person keeps at most. */
export const MOST_DASHBOARDS = 30;

const Card = z.object({
  savedQuestionId: uuid(),
  x: z
    .int()
    .min(0)
    .max(COLUMNS - 1),
  y: z.int().min(0).max(MOST_ROWS_DOWN),
  w: z.int().min(1).max(COLUMNS),
  h: z.int().min(1).max(CARD_MOST.h),
});
const title = label().min(1, 'Please name the dashboard').max(120);

export const Dashboard = z.object({
  id: uuid(),
  title: z.string(),
  /** Saved questions with their places; one that was deleted is not among them. */
  cards: z.array(Card).max(MOST_CARDS),
  version,
});
export type Dashboard = z.infer<typeof Dashboard>;

export const listDashboards = operation('intelligence.dashboards.list', {
  http: 'GET /api/data/dashboards',
  access,
  summary: 'My dashboards, by title, with the questions on them and where each lies',
  input: z.object({}),
  output: z.object({ items: z.array(Dashboard).max(MOST_DASHBOARDS) }),
  effect: 'read',
});

export const createDashboard = operation('intelligence.dashboards.create', {
  http: 'POST /api/data/dashboards',
  access,
  summary: 'Make a dashboard of mine, empty or with the questions of one to begin with',
  input: z.object({ title, starter: z.enum(starterKeys).optional() }),
  output: z.object({ dashboardId: uuid() }),
  effect: 'write',
  success: 201,
  events: () => [dashboardChanged],
  errors: ['dashboard.many', 'question.many', 'resource.missing'],
});

export const changeDashboard = operation('intelligence.dashboards.change', {
  http: 'PUT /api/data/dashboards/:dashboardId',
  access,
  summary: 'Say which of my questions lie where on a dashboard of mine',
  input: z.object({ dashboardId: uuid(), version, title: title.optional(), cards: z.array(Card).max(MOST_CARDS) }),
  output: Dashboard,
  effect: 'write',
  events: () => [dashboardChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const dropDashboard = operation('intelligence.dashboards.drop', {
  http: 'DELETE /api/data/dashboards/:dashboardId',
  access,
  summary: 'Delete a dashboard of mine; its questions stay',
  input: z.object({ dashboardId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [dashboardChanged],
  errors: ['resource.missing'],
});

/** A dashboard was made, arranged or deleted. */
export const dashboardChanged = event('intelligence.dashboard.changed', z.object({ userId: uuid() }), {
  live: {
    to: 'subject',
    access,
    refetches: ['intelligence.dashboards.list', 'intelligence.questions.count', 'intelligence.questions.list'],
  },
});
