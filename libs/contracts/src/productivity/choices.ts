import { choices } from '../fields/choices.js';
import { goalStates, visibilityLabels } from './goal-states.js';
import { suggestionKinds, suggestionStates } from './suggestions.js';
import { taskSourceLabels, taskStates } from './task-states.js';
import { instruments, scales } from './wellness-instruments.js';
import { workloadFacts } from './workload-facts.js';
import { inWords } from '../words.js';

/** What people call the values of choices about goals, tasks, focus and well-being. */
export const productivityChoices = {
  taskStates: choices(taskStates, {
    todo: 'open, not started, unfinished',
    in_progress: 'started, under way, doing',
    done: 'finished, completed, ticked off',
    cancelled: 'canceled, dropped',
  }),
  taskSources: choices(taskSourceLabels, { manual: 'by hand', chat: 'chat' }),
  dueSpans: choices(
    { overdue: 'Overdue', today: 'Today', week: 'Next 7 days', none: 'No day' },
    { overdue: 'late, past due', week: 'this week', none: 'without a day, undated' },
  ),
  goalStates: choices(goalStates, {
    draft: 'planned',
    active: 'running, current, open',
    scored: 'rated',
    closed: 'over, finished',
  }),
  visibilities: choices(visibilityLabels, {
    private: 'private, personal',
    team: 'shared with the team',
    organization: 'public, everybody',
  }),
  goalScopes: choices({ mine: 'My goals', private: 'Only I see', team: 'Team goals', organization: 'Organization' }),
  suggestionStates: choices(inWords(suggestionStates), { new: 'open, unanswered' }),
  suggestionKinds: choices(inWords(suggestionKinds)),
  instruments: choices(instruments, { WHO5: 'well-being, wellbeing', CBI: 'burnout', mood: 'mood' }),
  scales: choices(scales, {
    wellbeing: 'wellbeing',
    work: 'work burnout',
    client: 'client burnout',
    personal: 'burnout',
  }),
  workloadFacts: choices(workloadFacts),
};
