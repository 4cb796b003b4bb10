import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts';
import { platformRun } from '../tools/tool-run.js';
import type { Conversation } from './conversation.js';
import { decide } from './decide.js';
import type { Decision } from './decision.js';
import { platformOf } from './test/platform.js';

const decided = (content: string, conversation: Conversation = {}, role: Role = 'SALES_REP') =>
  decide(content, { run: platformRun(platformOf(role).ctx, crypto.randomUUID()), hub: 'sales', conversation });
const proposed = (decision: Decision) =>
  decision.kind === 'propose' ? [decision.tool.name, decision.args] : decision.kind;
const meant = (decision: Decision) => ('tool' in decision ? [decision.kind, decision.tool.name] : [decision.kind]);

const keystone = { dealId: 'deal-keystone', stage: 'negotiation' };
const note = 'they want a discount';

describe('a deal with a dash in its name', () => {
  it.each([
    'Move the deal "Keystone Software – Annual renewal" to negotiation',
    'Move the deal Keystone Software – Annual renewal to negotiation',
    'move Keystone Software - Annual renewal into negotiation please',
    'please set “Keystone Software – Annual renewal” to negotiation',
    'move Keystone Software – Annual Renewal to negotiation',
    'Keystone Software – Annual renewal: move it to negotiation',
  ])('is moved by %j', async (content) => {
    expect(proposed(await decided(content))).toEqual(['sales.deals.move', keystone]);
  });

  it.each([
    [`log a call with Keystone Software – Annual renewal: ${note}`, 'deal-keystone'],
    [`log a call with Keystone Software – Annual renewal – ${note}`, 'deal-keystone'],
    [`log a call with "Keystone Software – More seats" - ${note}`, 'deal-keystone-seats'],
    [`log a call with Keystone Software – More seats yesterday – ${note}`, 'deal-keystone-seats'],
    [`log a call with the Acme Renewal deal – ${note}`, 'deal-acme-renewal'],
  ])('is told from the note behind it: %j', async (content, dealId) => {
    expect(proposed(await decided(content))).toEqual(['sales.deals.logActivity', { dealId, note }]);
  });

  it('is whole where a word of it means something elsewhere', async () => {
    expect(proposed(await decided('mark Keystone Software – Onboarding services as won'))).toMatchObject([
      'sales.deals.move',
      { dealId: 'deal-keystone-services', stage: 'closed_won' },
    ]);
  });

  it.each(['Keystone Software – Onboarding services', 'what is the status of Keystone Software – Onboarding services'])(
    'is asked about: %j',
    async (content) => {
      const decision = await decided(content);
      expect(meant(decision)).toEqual(['ask', 'sales.deals.get']);
      expect('args' in decision && decision.args).toEqual({ dealId: 'deal-keystone-services' });
    },
  );

  it('keeps the reason it was lost for', async () => {
    const lossReason = 'the price was too high';
    expect(proposed(await decided(`mark Keystone Software – Annual renewal lost – ${lossReason}`))).toEqual([
      'sales.deals.move',
      { dealId: 'deal-keystone', stage: 'closed_lost', lossReason },
    ]);
  });
});

describe('an order', () => {
  it.each([
    ['Northgate Pilot should go to qualified', { dealId: 'deal-northgate', stage: 'qualified' }],
    ['the Acme Renewal deal must move to proposal', { dealId: 'deal-acme-renewal', stage: 'proposal' }],
    ['we lost Acme Renewal because the budget was cut', { stage: 'closed_lost', lossReason: 'the budget was cut' }],
    ['set the acme renewal deal to Negotiation', { dealId: 'deal-acme-renewal', stage: 'negotiation' }],
  ])('is understood however it is put: %j', async (content, args) => {
    const decision = await decided(content);
    expect(meant(decision)).toEqual([expect.stringMatching(/propose|asks/), ...meant(decision).slice(1)]);
    const values = decision.kind === 'asks' ? decision.pending.values : 'args' in decision ? decision.args : {};
    expect(values).toMatchObject(args);
  });

  it.each([
    ['I want a digest every day', 'propose', 'identity.notifications.prefer'],
    ['I want my notifications', 'ask', 'identity.notifications.list'],
    ['I would like a list of my deals', 'ask', 'sales.deals.list'],
  ])('is told from a wish to know: %j', async (content, kind, tool) => {
    expect(meant(await decided(content))).toEqual([kind, tool]);
  });

  it.each(['set up a meeting with Acme Renewal', 'schedule a call with Acme Renewal', 'book a demo with Acme Renewal'])(
    'that nothing can carry out is rejected: %j',
    async (content) => {
      expect(meant(await decided(content))).toEqual(['unclear']);
    },
  );

  it.each([
    ['finish my task Hand over without loose ends', { taskId: 'task-handover', status: 'done' }],
    ['set the task Hand over without loose ends to in progress', { taskId: 'task-handover', status: 'in_progress' }],
    ['mark the task called "Budget review" as cancelled', { taskId: 'task-review', status: 'cancelled' }],
  ])('finds a title that is a sentence: %j', async (content, args) => {
    expect(proposed(await decided(content))).toEqual(['productivity.tasks.move', args]);
  });

  it.each(['which deals should go to negotiation', 'did we lose Acme Renewal?', 'draw my sales per month'])(
    'is told from a question: %j',
    async (content) => {
      expect(meant(await decided(content))[0]).toBe('ask');
    },
  );
});

/** The assistant has asked back: for the deal, its new stage, or what happened. */
const move = { tool: 'sales.deals.move', values: {}, names: {}, options: [] };
const open = {
  deal: { pending: { ...move, field: 'dealId', values: { stage: 'negotiation' } } },
  stage: { pending: { ...move, field: 'stage', values: { dealId: 'deal-keystone' } } },
  note: { pending: { ...move, tool: 'sales.deals.logActivity', field: 'note', values: { dealId: 'deal-keystone' } } },
} as const;
const slots = Object.keys(open) as (keyof typeof open)[];

describe.each(slots)('while the %s is asked for', (slot) => {
  it.each([
    'what is the weather in Paris',
    'Who won the world cup?',
    'can you tell me how to cook pasta',
    'is it going to rain tomorrow?',
  ])('"%s" is rejected as any other time', async (content) => {
    expect(meant(await decided(content, open[slot]))).toEqual(['unclear']);
  });

  it.each([
    ['how much of my quota have I reached', 'sales.rep.performance'],
    ['which deals are in negotiation?', 'sales.deals.list'],
    ['what is my role', 'identity.auth.me'],
    ['show my notifications', 'identity.notifications.list'],
  ])('"%s" is answered', async (content, tool) => {
    expect(meant(await decided(content, open[slot]))).toEqual(['ask', tool]);
  });

  it('a question that is not theirs is refused', async () => {
    expect(meant(await decided('who changed what in the audit trail?', open[slot]))).toEqual([
      'denied',
      'audit.trail.list',
    ]);
  });

  it('a question about the assistant is answered', async () => {
    expect(meant(await decided('what can you do?', open[slot]))).toEqual(['help']);
  });
});

describe('a reply', () => {
  it.each([
    ['deal', 'Keystone Software – Annual renewal', ['sales.deals.move', keystone]],
    ['deal', 'the Acme Renewal deal', ['sales.deals.move', { dealId: 'deal-acme-renewal', stage: 'negotiation' }]],
    ['stage', 'to negotiation please', ['sales.deals.move', keystone]],
    ['stage', 'negotiation?', ['sales.deals.move', keystone]],
    ['note', 'they asked what it costs', 'they asked what it costs'],
    ['note', 'move the demo to Friday', 'move the demo to Friday'],
    ['note', 'have they budget, we do not know', 'have they budget, we do not know'],
  ] as const)('to what was asked (%s) is taken as one: "%s"', async (slot, content, result) => {
    const expected =
      typeof result === 'string' ? ['sales.deals.logActivity', { dealId: 'deal-keystone', note: result }] : result;
    expect(proposed(await decided(content, open[slot]))).toEqual(expected);
  });

  it('that fits nothing is asked for again', async () => {
    expect(meant(await decided('Zebra Holding', open.deal))).toEqual(['asks']);
    expect(meant(await decided('purple', open.stage))).toEqual(['asks']);
  });

  it('that is a short question of its own is answered as one', async () => {
    expect(meant(await decided('my quota', open.deal))).toEqual(['ask', 'sales.rep.performance']);
  });
});
