import { describe, expect, it } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames';
import { afterFrame, THINKING, withDecision } from './answer.rules';
import { chatContextAt } from '../chat-context';
import { localAnswer, localQuestion, questionOf } from './state';

const id = '0192a000-0000-7000-8000-0000000000c1';
const blank = localAnswer(localQuestion(questionOf('What is my pipeline worth?', chatContextAt('/', 'Home'), {})));
const source = {
  number: 1,
  operation: 'sales.deals.list',
  label: 'Deals',
  link: '/sales',
  asOf: '2026-11-20T10:00:00Z',
};
const proposal = {
  runId: id,
  callId: id,
  operation: 'sales.deals.move',
  title: 'Move a deal to another stage',
  details: [{ label: 'Deal', value: 'Second site' }],
  permission: 'Own deals',
  expiresAt: '2026-11-20T10:05:00Z',
  signature: 's',
  state: 'waiting',
  outcome: null,
} as const;

const after = (...frames: Frame[]) =>
  frames.reduce((so, frame) => afterFrame(so, frame), { message: blank, status: THINKING });

describe('an answer, frame by frame', () => {
  it('grows by its pieces', () => {
    const { message } = after({ type: 'text-delta', delta: 'Your pipe' }, { type: 'text-delta', delta: 'line' });
    expect(message.content).toBe('Your pipeline');
    expect(message.parts).toEqual([{ type: 'text', text: 'Your pipeline' }]);
  });

  it('keeps the order of what it is made of, and its sources last', () => {
    const { message } = after(
      { type: 'text-delta', delta: 'Before [1]' },
      { type: 'source', source },
      { type: 'text-delta', delta: ' and on' },
      { type: 'proposal', proposal: { ...proposal, details: [...proposal.details] } },
      { type: 'text-delta', delta: 'After' },
      { type: 'source', source: { ...source, number: 2 } },
      { type: 'suggestions', suggestions: [{ label: 'Deals', text: 'Show my deals' }] },
    );
    expect(message.parts.map((part) => (part.type === 'text' ? part.text : part.type))).toEqual([
      'Before [1] and on',
      'proposal',
      'After',
      'suggestions',
      'sources',
    ]);
    expect(message.parts.at(-1)).toEqual({ type: 'sources', sources: [source, { ...source, number: 2 }] });
    expect(message.content).toBe('Before [1] and onAfter');
  });

  it('says what is going on', () => {
    const call = { type: 'tool-call', callId: id, operation: 'sales.deals.list', label: 'Deals' } as const;
    expect(after().status).toBe('Thinking...');
    expect(after({ type: 'data-status', text: 'Choosing...' }).status).toBe('Choosing...');
    expect(after(call).status).toBe('Looking at Deals...');
    expect(after(call, { type: 'tool-result', callId: id, outcome: 'answered', rows: 3 }).status).toBe(
      'Looking at Deals...',
    );
  });

  it('ends as the last frame says', () => {
    const end = { type: 'finish', sessionId: id, messageId: id, mode: 'degraded', usage: null } as const;
    expect(after({ ...end, status: 'truncated' }).message).toMatchObject({ status: 'truncated', mode: 'degraded' });
    expect(after({ type: 'error', code: 'service.down', message: 'Away', retryable: true })).toMatchObject({
      status: 'Away',
      message: { status: 'error' },
    });
  });

  it('remembers what became of a proposal', () => {
    const { message } = after({ type: 'proposal', proposal: { ...proposal, details: [...proposal.details] } });
    const decided = withDecision(message, id, { state: 'approved', outcome: 'Done' });
    expect(decided.parts[0]).toMatchObject({ proposal: { state: 'approved', outcome: 'Done', title: proposal.title } });
    expect(withDecision(message, 'another', { state: 'approved', outcome: null }).parts).toEqual(message.parts);
  });
});
