import { admits, type AppAbility } from '../access/ability.js';
import { ruleOf } from '../access/gates.js';
import { forAudience, inModule, may } from '../access/rule.js';
import type { Access } from '../access/rule.js';
import { plainPath } from '../navigation/chat-context.js';
import { textsOf } from './hub-texts.js';
import { pagePrompts } from './page-prompts.js';

/** Questions that one press asks, before anything was asked. */
const PROMPTS = 3;

const internal = forAudience('internalTeam', 'admin');

/** Who is answered a prompt; whoever is signed in where it stands in no row. A test asks each as everybody who is shown it. */
const needs: Readonly<Record<string, Access>> = {
  'How many open positions do we have?': internal,
  'When is my job interview?': forAudience('allTalent'),
  'Who is interested in my positions?': forAudience('manager', 'admin'),
  'Who are our recruiters?': internal,
  'What is my pipeline worth?': ruleOf('sales.opportunities'),
  'Show my stalled deals': ruleOf('sales.opportunities'),
  'Which deals close this month?': ruleOf('sales.opportunities'),
  'How much of my quota have I reached?': ruleOf('sales.performance'),
  'Are the territories balanced?': ruleOf('sales.territory'),
  'How far am I with the methodology training?': ruleOf('sales.methodology'),
  'What does my day look like?': inModule('productivity'),
  'Which tasks are overdue?': inModule('productivity'),
  'How far am I with my goals?': inModule('productivity'),
  'When do I work next?': ruleOf('healthcare.shifts'),
  'Which of my certifications expire soon?': ruleOf('healthcare.credentials'),
  'Which units are short of staff?': ruleOf('healthcare.units'),
  'Which credentials expire soon?': may('VERIFY_CREDENTIALS', 'HEALTHCARE'),
  'Which security incidents are open?': ruleOf('cyber.incidents'),
  'What is our risk level?': ruleOf('cyber.intelligence'),
  'How ready is the security team?': ruleOf('cyber.readiness'),
  'Is the audit trail intact?': ruleOf('admin'),
  'Show the latest audit events': ruleOf('admin'),
  'Show the audit entries of today': ruleOf('admin'),
};

/** In place of a hub's own prompts, for whom those are not. */
const instead: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['Which stage is my application in?'],
  excellence: ['Which deals close this month?'],
  sales: ['Which deals close this month?', 'Are the territories balanced?'],
  healthtech: ['Which credentials expire soon?'],
};
const anywhere = [
  'What is new for me?',
  'How many open positions do we have?',
  'Which hubs can I use?',
  'What can you do here?',
];

/** An address up to what stands for something. */
const beginningOf = (page: string): string => page.split('/:')[0]!;

/** Questions of the screen itself, or of the nearest one above it, that a person is answered. */
function promptsOfPage(path: string, ability: AppAbility): string[] {
  const plain = plainPath(path);
  const [nearest] = Object.keys(pagePrompts)
    .filter((page) => plain === page || (page !== '/' && plain.startsWith(`${beginningOf(page)}/`)))
    .toSorted((one, other) => other.length - one.length);
  const prompts = nearest === undefined ? [] : pagePrompts[nearest]!;
  return prompts.flatMap(([text, access]) => (admits(ability, access ?? 'signed-in') ? [text] : []));
}

/**
 * The questions that a person is offered: those of the screen they look at, then their hub's own, and others in place of
 * those they would not be answered.
 */
export function promptsFor(hub: string, ability: AppAbility, path?: string): string[] {
  const ofHub = [...textsOf(hub).prompts, ...(instead[hub] ?? []), ...anywhere];
  const answered = ofHub.filter((prompt) => admits(ability, needs[prompt] ?? 'signed-in'));
  const ofPage = path === undefined ? [] : promptsOfPage(path, ability);
  return [...new Set([...ofPage, ...answered])].slice(0, PROMPTS);
}
