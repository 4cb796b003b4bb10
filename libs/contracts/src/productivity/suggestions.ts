import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { days } from '../dates.js';
import { instant, uuid } from '../paging.js';
import { goalChanged, sharedGoalChanged } from './goals.js';
import { taskChanged } from './tasks.js';
import { lineText } from '../text.js';

const access = inModule('productivity');
export const suggestionStates = ['new', 'accepted', 'dismissed'] as const;
/** What a suggestion may become. */
export const suggestionKinds = ['task', 'goal'] as const;

export const Suggestion = z.object({
  id: uuid(),
  /** The sentence the person wrote. */
  text: z.string(),
  hubContext: z.string(),
  /** The conversation it was written in. */
  chatSessionId: uuid().nullable(),
  suggestedAt: instant,
  status: z.enum(suggestionStates),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const listSuggestions = operation('productivity.suggestions.list', {
  http: 'GET /api/productivity/suggestions',
  access,
  summary: 'What I have told the assistant I want to do and have not decided about, newest first, at most fifty',
  input: z.object({}),
  output: z.object({ items: z.array(Suggestion) }),
  effect: 'read',
});

const accepted = z.object({ kind: z.enum(suggestionKinds), id: uuid() });

export const acceptSuggestion = operation('productivity.suggestions.accept', {
  http: 'POST /api/productivity/suggestions/:suggestionId/accept',
  access,
  summary: 'Make a suggestion a task or a draft goal of mine; asked again the answer is the same one',
  input: z.object({
    suggestionId: uuid(),
    as: z.enum(suggestionKinds),
    title: lineText().min(2).max(200).optional(),
    due: days.planned.optional(),
  }),
  output: accepted,
  effect: 'write',
  events: () => [goalChanged, sharedGoalChanged, suggestionsChanged, taskChanged],
  errors: ['resource.missing', 'suggestion.decided'],
});

export const dismissSuggestion = operation('productivity.suggestions.dismiss', {
  http: 'POST /api/productivity/suggestions/:suggestionId/dismiss',
  access,
  summary: 'Put a suggestion aside, or with `restore` back among the open ones',
  input: z.object({ suggestionId: uuid(), restore: z.boolean().default(false) }),
  output: z.object({ status: z.enum(suggestionStates) }),
  effect: 'write',
  events: () => [suggestionsChanged],
  errors: ['resource.missing', 'suggestion.decided'],
});

export const suggestionsChanged = event('productivity.suggestions.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access, refetches: ['productivity.suggestions.list', 'productivity.today.get'] },
});
