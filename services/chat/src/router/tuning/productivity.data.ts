import type { ListedQuestion } from '../listed-question.js';
import { asks, changes } from './listing.js';

/** Questions about my goals, tasks, focus and weeks. */
export const productivityQuestions: readonly ListedQuestion[] = [
  ...asks('SALES_REP', 'productivity', 'productivity.goals.list', [
    'show my goals',
    'which objectives do I have',
    ['which goals does my team have', { scope: 'team' }],
    'how are my key results doing',
    'which goals need a check-in',
  ]),
  ...asks('HEALTHCARE_PROFESSIONAL', 'productivity', 'productivity.tasks.list', [
    'show my tasks',
    ['which tasks are overdue', { due: 'overdue' }],
    'what is on my to-do list',
    'list my open tasks',
    ['which of my tasks are done', { status: 'done' }],
  ]),
  ...asks('SALES_REP', 'productivity', 'productivity.today.get', [
    'what does my day look like',
    'how is my day going',
    'give me a summary of my day',
  ]),
  ...asks('CYBER_ANALYST', 'productivity', 'productivity.progress.get', [
    'how productive was I in the last weeks',
    'how did my weeks go',
    'show my productivity trend',
  ]),
  ...asks('SALES_REP', 'productivity', 'productivity.sessions.focus', [
    'how long have I focused today',
    'is a focus session running',
    'show my focus sessions',
  ]),
  ...asks('RECRUITER', 'productivity', 'productivity.suggestions.list', [
    'which suggestions are waiting for me',
    'what could become a task',
    'show the suggestions from our conversations',
  ]),
  ...changes('SALES_REP', 'productivity', 'productivity.tasks.create', [
    ['put a task on my list: call Acme about the renewal', { title: 'call Acme about the renewal' }],
    ['enter a task: send the report', { title: 'send the report' }],
  ]),
  ...changes('SALES_REP', 'productivity', 'productivity.tasks.move', [
    'mark the task Call Acme as done',
    'move the task Call Acme to in progress',
  ]),
];
