import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts';
import type { Sink } from '../answering/answerer.js';
import { PlatformAnswerer } from './platform-answerer.js';
import { memoryStore, platformOf } from './test/platform.js';
import { says } from './words-of-reply.js';

/** What somebody reads, what is offered to them, and the operations that were called for it. */
async function asked(role: Role, hubContext: string, content: string, store = memoryStore()) {
  const { ctx, calls } = platformOf(role);
  let text = '';
  const offered: string[] = [];
  const tools: string[] = [];
  const sink: Sink = {
    status: () => undefined,
    text: (delta) => void (text += delta),
    toolCall: ({ operation }) => void tools.push(operation),
    toolResult: () => undefined,
    source: () => 1,
    proposal: () => undefined,
    suggestions: (suggestions) => void offered.push(...suggestions.map((one) => one.text)),
  };
  const context = { hubContext, hubTitle: '', pageContext: '', pageTitle: '' };
  const question = {
    runId: crypto.randomUUID(),
    sessionId: 'session',
    content,
    context,
    path: undefined,
    health: false,
    history: [],
    ctx,
  };
  const outcome = await new PlatformAnswerer(store).answer(question, sink, new AbortController().signal);
  return { text, offered, tools, called: calls.map(({ operation }) => operation), mode: outcome.mode };
}

describe('without a model', () => {
  it.each<[Role, string, string, string]>([
    [
      'RECRUITER',
      'talent',
      'how much of my quota have I reached',
      'Sales performance metrics are only available to Sales Representatives',
    ],
    ['HEALTHCARE_PROFESSIONAL', 'healthtech', 'which deals are stalled', 'Access denied to Sales platform'],
    [
      'CANDIDATE',
      'candidate',
      'which internal positions are open',
      'Internal mobility features not available for your role',
    ],
    ['SALES_REP', 'sales', 'show me the audit trail', "You don't have permission to access this page."],
    ['HIRING_MANAGER', 'talent', 'move the Acme Renewal deal to negotiation', 'Access denied to Sales platform'],
  ])('%s reads on %s, asking "%s", what the gate says, and nothing is read', async (role, hub, question, text) => {
    expect(await asked(role, hub, question)).toEqual({
      text,
      offered: [],
      tools: [],
      called: [],
      mode: 'platform-data',
    });
  });

  it.each(['what is the weather in Paris', 'who won the world cup', 'how do I cook pasta'])(
    '"%s" is rejected with what can be asked instead, and nothing is read',
    async (question) => {
      const { text, offered, called } = await asked('SALES_REP', 'sales', question);
      expect({ text, called }).toEqual({ text: says.unknown, called: [] });
      expect(offered).toHaveLength(3);
    },
  );

  it('a change that nobody offers is rejected as one', async () => {
    expect((await asked('SALES_REP', 'sales', 'reset my password')).text).toBe(says.noChange);
  });

  it('what is offered instead can be asked', async () => {
    const { offered } = await asked('SALES_REP', 'sales', 'who won the world cup');
    for (const question of offered)
      expect([question, (await asked('SALES_REP', 'sales', question)).called.length > 0]).toEqual([question, true]);
  });

  it('a question in the middle of a change is answered, and the change is over', async () => {
    const store = memoryStore();
    const sales = (content: string) => asked('SALES_REP', 'sales', content, store);
    expect((await sales('move a deal to negotiation')).text).toContain('Which deal do you mean?');
    expect((await sales('what is the weather in Paris?')).text).toBe(says.unknown);
    expect((await sales('move a deal to negotiation')).text).toContain('Which deal do you mean?');
    expect((await sales('how much of my quota have I reached')).tools).toEqual(['sales.rep.performance']);
    expect((await sales('Acme Renewal')).tools).toEqual(['sales.deals.get']);
  });

  it('tells what it can do for whoever asks', async () => {
    expect((await asked('SALES_REP', 'sales', 'what are you there for')).text).toContain(
      'You can ask me, for example:',
    );
  });

  it('a question that speaks of help, of use or of this thing is still about the thing', async () => {
    for (const question of [
      'help me find my stalled deals',
      'what do you know about my open deals',
      "what is this quarter's quota",
      'how do I get started with the sales methodology',
      'how do I ask for an internal position',
    ])
      expect([question, (await asked('SALES_REP', 'sales', question)).called.length > 0]).toEqual([question, true]);
  });

  it.each([
    ['who is the owner for Northgate Pilot', 'sales.deals.get'],
    ['amount for Blue Harbor Expansion', 'sales.deals.get'],
    ['who is Maria Lopez', 'identity.people.find'],
    ['who owns Boston Enterprise', 'sales.territories.get'],
  ])('"%s" is answered by what knows the name', async (question, operation) => {
    expect((await asked('SALES_REP', 'sales', question)).tools).toEqual([operation]);
  });
});
