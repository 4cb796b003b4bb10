import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import { chatContexts, furtherContexts } from '@talent-os/contracts/navigation/chat-context.js';
import { routes } from '@talent-os/contracts/navigation/index.js';
import type { Variables } from './prompt.rules.js';

/** What a page is called: as its screen where there is one, else by the words of its own name. */
function titleOf(pageContext: string): string {
  const path = Object.entries({ ...chatContexts, ...furtherContexts }).find(([, one]) => one.page === pageContext)?.[0];
  const words = pageContext.replaceAll('-', ' ');
  return routes.find((route) => route.path === path)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a prompt is shown filled with when it is tested. Without a page it is the hub's first one. */
export const sampleVariables = (hub: string, pageContext: string | null, today: string): Variables => ({
  hubTitle: textsOf(hub).title,
  pageTitle: pageContext === null ? 'Overview' : titleOf(pageContext),
  userName: 'Alex Sample',
  roleLabel: 'Hiring manager',
  industry: 'Sales',
  today,
  capabilities: '- Positions: open positions with their stage\n- propose: Move a deal to another stage',
});

/** Asked where a test names no question of its own. */
export const SAMPLE_QUESTION = 'What can you help me with here?';
export const SAMPLE_TOKENS = 300;
