import type { Variables } from './prompt.rules.js';

/** What a prompt is shown filled with when it is tested. */
export const sampleVariables = (hubTitle: string, pageTitle: string, today: string): Variables => ({
  hubTitle,
  pageTitle,
  userName: 'Alex Sample',
  roleLabel: 'Hiring manager',
  industry: 'Sales',
  today,
  capabilities: '- Positions: open positions with their stage\n- propose: Move a deal to another stage',
});

/** Asked where a test names no question of its own. */
export const SAMPLE_QUESTION = 'What can you help me with here?';
export const SAMPLE_TOKENS = 300;
