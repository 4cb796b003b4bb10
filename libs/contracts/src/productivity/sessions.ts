import { z } from 'zod';
import { slug } from '../canonical.js';
import { uuid } from '../paging.js';
import { inModule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { suggestionsChanged } from './suggestions.js';
import { lineText, prose } from '../text.js';

export const createSession = operation('productivity.sessions.create', {
  http: 'POST /api/productivity/sessions',
  access: 'signed-in',
  summary: 'Start or update a productivity session; the same source and chat session always give the same one',
  input: z.object({
    sessionType: lineText().min(1).max(60),
    hubContext: slug(60),
    goals: z.array(prose().min(1).max(500)).max(50),
    metadata: z.object({
      source: slug(60),
      integratedChat: z.boolean(),
      /** The chat session it belongs to, where it comes from one. */
      chatSessionId: uuid().optional(),
    }),
  }),
  output: z.object({ sessionId: uuid() }),
  effect: 'write',
  events: () => [sessionChanged, suggestionsChanged],
  // Fifty goals of five hundred characters.
  maxBodyBytes: 96 * 1024,
  success: 201,
  errors: ['resource.missing'],
});

/** The same for the chat service, which works on after the person has gone. */
export const recordSession = operation('productivity.sessions.record', {
  http: 'none',
  access: 'internal',
  summary: 'Start or update the productivity session of a person',
  input: createSession.input.extend({
    userId: uuid(),
    /** Sentences about tasks: suggested to the person, like the goals, and not kept with the session. */
    tasks: z.array(prose().min(1).max(500)).max(50).default([]),
  }),
  output: createSession.output,
  effect: 'write',
  events: () => [sessionChanged, suggestionsChanged],
});

export const sessionChanged = event('productivity.session.changed', z.object({ sessionId: uuid(), userId: uuid() }), {
  live: {
    to: 'subject',
    access: inModule('productivity'),
    refetches: ['productivity.sessions.focus', 'productivity.today.get', 'productivity.progress.get'],
  },
});
