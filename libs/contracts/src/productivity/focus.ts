import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { sessionChanged } from './sessions.js';

/** The type of a session that is timed. One person has one of them running at most: a new one ends the one before. */
export const FOCUS = 'focus';
/** A timer that was left running counts for no more than this. */
export const MOST_FOCUS_MINUTES = 240;

const FocusSession = z.object({
  id: uuid(),
  goals: z.array(z.string()),
  hubContext: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** Whole minutes, none while it runs. */
  minutes: z.int().min(0),
});
export type FocusSession = z.infer<typeof FocusSession>;

export const getFocus = operation('productivity.sessions.focus', {
  http: 'GET /api/productivity/sessions/focus',
  access: inModule('productivity'),
  summary: 'My running focus session, the last ten that ended, and the minutes of today and of this week',
  input: z.object({}),
  output: z.object({
    running: FocusSession.nullable(),
    recent: z.array(FocusSession),
    minutesToday: z.int().min(0),
    minutesThisWeek: z.int().min(0),
  }),
  effect: 'read',
});

export const stopFocus = operation('productivity.sessions.stop', {
  http: 'POST /api/productivity/sessions/:focusSessionId/stop',
  access: inModule('productivity'),
  summary: 'End a focus session of mine; ending it again changes nothing',
  input: z.object({ focusSessionId: uuid() }),
  output: FocusSession,
  effect: 'write',
  events: () => [sessionChanged],
  errors: ['resource.missing'],
});
