import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts';
import { isPrivate } from '../tools/kept.data.js';
import { told } from './test/talk.js';
import { says } from './words-of-reply.js';

/** Told with its owner's name for it, or that there is nothing of the kind in a company that is made up. */
const OWN = new RegExp(`${says.private}|${says.notInOwn}`);

describe('without a model', () => {
  it.each<[Role, string, string, string]>([
    [
      'RECRUITER',
      'talent',
      'how much of my quota have I reached',
      'Sales performance metrics are only available to Sales Representatives',
    ],
    [
      'HIRING_MANAGER',
      'productivity',
      'How much of my quota have I reached?',
      'Sales performance metrics are only available to Sales Representatives',
    ],
    ['HEALTHCARE_PROFESSIONAL', 'dashboard', 'What is my pipeline worth?', 'Access denied to Sales platform'],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'which deals are stalled', 'Access denied to Sales platform'],
    [
      'CANDIDATE',
      'candidate',
      'which internal positions are open',
      'Internal mobility features not available for your role',
    ],
    ['SALES_REP', 'sales', 'show me the audit trail', "You don't have permission to access this page."],
    ['HIRING_MANAGER', 'talent', 'move the Acme Renewal deal to negotiation', 'Access denied to Sales platform'],
  ])('%s reads on %s, asking "%s", what the gate says, and no more', async (role, hub, question, text) => {
    expect(await told(role, hub, question)).toEqual({ text, offered: [], tools: [] });
  });

  it.each(['what is the weather in Paris', 'who won the world cup', 'how do I cook pasta'])(
    '"%s" is rejected with what can be asked instead',
    async (question) => {
      const { text, offered, tools } = await told('SALES_REP', 'sales', question);
      expect([text, tools]).toEqual([expect.stringContaining('I can only answer from the data of this platform'), []]);
      expect(offered).toHaveLength(3);
    },
  );

  it.each<[Role, string]>([
    ['CYBER_ANALYST', 'Which agency granted my clearance?'],
    ['CYBER_ANALYST', 'What is my clearance level?'],
    ['HEALTHCARE_PROFESSIONAL', 'What was the score of my last wellbeing check-in?'],
    ['SALES_REP', 'How did I answer my burnout questionnaire?'],
    ['PLATFORM_ADMIN', 'Which AI providers do we have?'],
  ])('%s, asking "%s", is told, and that nobody else is', async (role, question) => {
    const { text, offered, tools } = await told(role, 'general', question);
    expect([offered, tools.filter((name) => !isPrivate(name))]).toEqual([[], []]);
    expect([question, text]).toEqual([question, expect.stringMatching(OWN)]);
  });

  it.each<[Role, string]>([['ORGANIZATION_ADMIN', 'Which application tokens do I have?']])(
    '%s, asking "%s", is told that it stays out of conversations',
    async (role, question) => {
      const { text, offered, tools } = await told(role, 'general', question);
      expect([text, offered, tools]).toEqual([
        expect.stringMatching(/stays out of conversations|nobody sees them/),
        [],
        [],
      ]);
    },
  );

  it('what can be done is told piece by piece, and never from data', async () => {
    const help = 'What can you do here?';
    const turns = [help, 'And what else?', 'more', 'anything else?', 'go on'];
    const replies = [];
    for (let turn = 1; turn <= turns.length; turn += 1)
      replies.push(await told('SALES_REP', 'sales', turns.slice(0, turn)));
    expect(replies.flatMap(({ tools }) => tools)).toEqual([]);
    const questions = replies.map(({ text }) => text.split('I can prepare')[0]!.match(/^- .*$/gm) ?? []);
    expect(questions[1]!.length).toBeGreaterThan(0);
    expect(new Set(questions.flat()).size).toBe(questions.flat().length);
    expect(replies.at(-1)!.text).toBe(says.allTold);
    expect((await told('SALES_REP', 'sales', ['And what else?'])).text).not.toContain('You can also ask');
  });

  it('what is offered instead can be asked', async () => {
    const { offered } = await told('SALES_REP', 'sales', 'who won the world cup');
    for (const question of offered)
      expect([question, (await told('SALES_REP', 'sales', question)).tools.length]).toEqual([question, 1]);
  });
});
