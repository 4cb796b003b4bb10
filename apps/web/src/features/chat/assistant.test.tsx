import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Frame } from '@talent-os/contracts/chat/frames';
import { getSession } from '@talent-os/contracts/chat/sessions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json, nothing, problem, type AskedCall } from '../../../test/answers';
import { begun, finished, ids, message, openStream, stored, taken } from '../../../test/chat';
import { me } from '../../../test/people';
import { resetAssistant } from '../../../test/reset-assistant';
import { showSignedIn } from '../../../test/signed-in';
import { queryClient } from '@/lib/query-client';
import { Component as Assistant } from './assistant';

const user = userEvent.setup({ delay: null });
const SEND = '/api/chat/messages';
const EVENTS = `/api/chat/runs/${ids.run}/events`;
const SESSION = `/api/chat/sessions/${ids.session}`;
const signedInAs = { '/api/auth/me': json(me('SALES_REP')) };
const soon = { timeout: 40_000 };

function serving(more: Parameters<typeof answer>[0] = {}) {
  const reply = openStream();
  const asked = answer({
    ...signedInAs,
    [SEND]: () => json(taken, 202),
    [EVENTS]: () => reply.response,
    '/api/chat/models': json({ items: [], defaultId: null, chosenId: null }),
    [SESSION]: () => new Promise<Response>(() => undefined),
    ...more,
  });
  return { reply, asked };
}

const open = async (path = '/') => {
  showSignedIn(<Assistant />, path, { hub: 'home', label: 'Home' });
  await user.click(await screen.findByRole('button', { name: 'AdaptIQ' }));
  return screen.findByRole('dialog', {}, soon);
};
const field = () => screen.getByRole('textbox', { name: 'Message' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sent = (asked: readonly AskedCall[]) =>
  asked.filter(({ url }) => url === SEND).map(({ body }) => JSON.parse(body ?? '{}') as { content: string });
const ask = (text: string) => user.type(field(), `${text}{Enter}`);

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  resetAssistant();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the button', () => {
  it('opens the dialog and says so to whoever measures', async () => {
    serving();
    const heard = jest.fn();
    window.addEventListener('analytics', heard);
    const dialog = await open();
    window.removeEventListener('analytics', heard);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { name: 'adaptiq_open_clicked', path: '/' } });
    expect(dialog).toHaveAccessibleName('Talent OS Assistant');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(field()).toHaveFocus();
  });

  it('takes the focus back when Escape closes the dialog', async () => {
    serving();
    await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'AdaptIQ' })).toHaveFocus();
  });
});

describe('the dialog', () => {
  it('is named after the hub, introduces itself and offers three questions', async () => {
    serving();
    const dialog = await open('/talent');
    expect(dialog).toHaveAccessibleName('Talent Assistant');
    expect(field()).toHaveAttribute('placeholder', 'Ask about positions, people and interest in your roles...');
    expect(within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button')).toHaveLength(3);
  });

  it('grows and shrinks', async () => {
    serving();
    const dialog = await open();
    await press('Expand');
    expect(dialog).toHaveAttribute('data-expanded');
    await press('Minimize');
    expect(dialog).not.toHaveAttribute('data-expanded');
  });

  it('sends with Enter, breaks the line with Shift+Enter, and sends no blanks', async () => {
    const { asked } = serving();
    await open();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field(), '   {Enter}');
    expect(sent(asked)).toEqual([]);
    await user.clear(field());
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(sent(asked)).toMatchObject([{ content: 'One\ntwo' }]);
    expect(field()).toHaveValue('');
  });

  it('thinks aloud, writes, and says the whole answer once', async () => {
    const { reply } = serving();
    await open();
    await press('What is new for me?');
    const asking = screen.getByRole('article', { name: 'Assistant' });
    expect(asking).toHaveTextContent('Thinking...');
    expect(asking).toHaveTextContent('Generating response with context from Talent OS...');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    await act(async () => reply.say(begun, { type: 'text-delta', delta: 'Nothing **new**' }));
    expect(await screen.findByText('new')).toBeVisible();
    expect(asking).not.toHaveTextContent('Generating response');
    expect(screen.getByText('No AI model configured: answers come from platform data')).toBeVisible();
    await act(async () => reply.say(finished()));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(screen.getByText('Nothing new')).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['stopped', 'You stopped this answer.'],
    ['interrupted', 'This answer was interrupted before it was complete.'],
    ['truncated', 'This answer reached its length limit and is not complete.'],
  ] as const)('is honest about an answer that was %s', async (status, text) => {
    const { reply } = serving();
    await open();
    await ask('How are you?');
    await act(async () => reply.say(begun, { type: 'text-delta', delta: 'Half' }, finished(status)));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps a question that did not get through, with the ways on', async () => {
    const { asked } = serving({ [SEND]: [problem(422, 'request.invalid'), json(taken, 202)] });
    await open();
    await ask('How are you?');
    expect(await screen.findByText('Not sent: Invalid data - please check your input')).toBeVisible();
    await press('Retry');
    expect(sent(asked)).toHaveLength(2);
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  it('brings back what was typed', async () => {
    serving();
    await open();
    await user.type(field(), 'Half a thou');
    await press('Close');
    await press('AdaptIQ');
    expect(field()).toHaveValue('Half a thou');
  });

  it('begins anew', async () => {
    const { reply } = serving();
    await open();
    await ask('How are you?');
    await act(async () => reply.say(begun, finished()));
    await press('New chat');
    expect(screen.queryByText('How are you?')).toBeNull();
    expect(screen.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
  });
});

describe('an answer', () => {
  const FEEDBACK = `/api/chat/messages/${ids.answer}/feedback`;
  const source = {
    number: 1,
    operation: 'sales.deals.list',
    label: 'Deals',
    link: '/sales/opportunities',
    asOf: '2026-11-20T10:00:00.000Z',
  };
  const answered = async (frames: readonly Frame[], more = {}) => {
    const { reply, asked } = serving(more);
    await open();
    await ask('Which deals?');
    await act(async () => reply.say(begun, ...frames, finished()));
    await screen.findByRole('button', { name: 'Send' });
    return asked;
  };

  it('names its sources and leads to their screens', async () => {
    await answered([
      { type: 'text-delta', delta: 'Nine [1]' },
      { type: 'source', source },
    ]);
    const chip = within(screen.getByRole('list', { name: 'Sources' })).getByRole('link');
    expect(chip).toHaveTextContent('Deals');
    expect(chip).toHaveAttribute('href', '/sales/opportunities');
  });

  it('names a source without a link where the person cannot open its screen', async () => {
    await answered([{ type: 'source', source: { ...source, link: '/admin/prompts' } }]);
    expect(within(screen.getByRole('list', { name: 'Sources' })).queryByRole('link')).toBeNull();
  });

  it('offers choices that ask', async () => {
    const asked = await answered([
      { type: 'suggestions', suggestions: [{ label: 'My deals', text: 'Show my deals' }] },
    ]);
    await press('My deals');
    expect(sent(asked).at(-1)).toMatchObject({ content: 'Show my deals' });
  });

  it('can be rated, with a reason', async () => {
    const asked = await answered([{ type: 'text-delta', delta: 'Nine' }], { [FEEDBACK]: nothing });
    await press('Not useful');
    await user.type(screen.getByRole('textbox', { name: 'What was wrong with it?' }), 'Too short{Enter}');
    expect(screen.getByRole('button', { name: 'Not useful', pressed: true })).toBeVisible();
    await press('Not useful');
    await waitFor(() =>
      expect(asked.filter(({ url }) => url === FEEDBACK).map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
        { rating: 'down' },
        { rating: 'down', reason: 'Too short' },
        { rating: null },
      ]),
    );
  });

  it('stays rated where a reading from before arrives after it', async () => {
    const late = Promise.withResolvers<Response>();
    const nine = { content: 'Nine', parts: [{ type: 'text' as const, text: 'Nine' }] };
    const asked = await answered([{ type: 'text-delta', delta: 'Nine' }], {
      [FEEDBACK]: nothing,
      [SESSION]: [
        json(stored({ status: 'running' }, ids.run)),
        () => late.promise,
        json(stored({ ...nine, feedback: 'up' })),
      ],
    });
    act(() => void queryClient.invalidateQueries({ queryKey: [getSession.name] }));
    await press('Useful');
    await waitFor(() => expect(asked.some(({ url }) => url === FEEDBACK)).toBe(true));
    await act(async () => late.resolve(json(stored(nine))));
    expect(screen.getByRole('button', { name: 'Useful', pressed: true })).toBeVisible();
  });

  it('stays as pressed last where the reading after the press before arrives late', async () => {
    const [late, writing] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const nine = { content: 'Nine', parts: [{ type: 'text' as const, text: 'Nine' }] };
    const asked = await answered([{ type: 'text-delta', delta: 'Nine' }], {
      [FEEDBACK]: [nothing(), () => writing.promise],
      [SESSION]: [json(stored({ status: 'running' }, ids.run)), () => late.promise, json(stored(nine))],
    });
    const reads = () => asked.filter(({ url }) => url.startsWith(SESSION)).length;
    await press('Useful');
    await waitFor(() => expect(reads()).toBe(2));
    await press('Useful');
    await act(async () => late.resolve(json(stored({ ...nine, feedback: 'up' }))));
    expect(screen.getByRole('button', { name: 'Useful', pressed: false })).toBeVisible();
    await act(async () => writing.resolve(nothing()));
    await waitFor(() => expect(reads()).toBe(3));
    expect(screen.getByRole('button', { name: 'Useful', pressed: false })).toBeVisible();
  });

  it('can be copied; the check mark stays two seconds', async () => {
    await answered([{ type: 'text-delta', delta: '**Nine**' }]);
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const button = within(screen.getByRole('article', { name: 'Assistant' })).getByRole('button', { name: 'Copy' });
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(1990));
    expect(writeText).toHaveBeenCalledWith('**Nine**');
    expect(console.info).toHaveBeenCalledWith('[SUCCESS] Message copied to clipboard');
    expect(button).toHaveAccessibleName('Copied');
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(button).toHaveAccessibleName('Copy');
    writeText.mockRejectedValue(new Error('denied'));
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(console.info).toHaveBeenCalledWith('[ERROR] Failed to copy message');
  });

  it('proposes a change that is done only when it is approved', async () => {
    const callId = '0192a000-0000-7000-8000-0000000000f9';
    const DECISION = `/api/chat/runs/${ids.run}/proposals/${callId}/decision`;
    const proposal = {
      runId: ids.run,
      callId,
      operation: 'sales.deals.move',
      title: 'Move a deal to another stage',
      details: [
        { label: 'Deal', value: 'Second site', from: 'chosen' as const },
        { label: 'Stage', value: 'Proposal', from: 'said' as const, before: 'Qualified' },
      ],
      effect: 'Move a deal to another stage',
      permission: 'Work with deals in Sales',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      signature: 'signed',
      state: 'waiting' as const,
      outcome: null,
    };
    const asked = await answered([{ type: 'proposal', proposal }], {
      [DECISION]: json({ state: 'approved', outcome: 'Done' }),
    });
    const card = screen.getByRole('region', { name: 'Move a deal to another stage' });
    expect(card).toHaveTextContent('Second site');
    expect(within(card).getByText('Second site')).toHaveTextContent('Second siteChosen by you');
    expect(within(card).getByText('Proposal')).toHaveTextContent('Proposalnow QualifiedSaid by you');
    expect(card).toHaveTextContent('What will happen: Move a deal to another stage');
    expect(card).toHaveTextContent('Needs: Work with deals in Sales');
    expect(card).toHaveTextContent(/Expires in (1:00|0:5\d)/);
    expect(asked.some(({ url }) => url === DECISION)).toBe(false);
    await press('Approve');
    expect(await within(card).findByText('Done')).toBeVisible();
    expect(JSON.parse(asked.find(({ url }) => url === DECISION)?.body ?? '')).toEqual({
      decision: 'approved',
      signature: 'signed',
    });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('the history in the dialog', () => {
  const HISTORY = '/api/chat/history';
  const page = (messages: unknown[], next: string | null = null) => json({ messages, hasMore: next !== null, next });

  it('groups messages by day with their number, cuts them, and opens their conversation', async () => {
    const long = message({ content: 'x'.repeat(300), timestamp: '2026-11-18T15:00:00.000Z' });
    const reply = message({
      id: ids.answer,
      role: 'assistant',
      content: '**Fine** [1]',
      timestamp: '2026-11-18T16:00:00.000Z',
    });
    serving({
      [HISTORY]: [
        page([reply, long], 'older'),
        page([message({ id: ids.run, content: 'Earlier', timestamp: '2026-11-17T16:00:00.000Z' })]),
      ],
      [SESSION]: json(stored({ content: 'Fine' })),
    });
    await open();
    await press('Chat history');
    const day = await screen.findByRole('region', { name: 'Messages, Wednesday, November 18, 2026' });
    expect(day).toHaveTextContent('2+ messages');
    expect(within(day).getByText(`${'x'.repeat(200)}…`)).toBeVisible();
    expect(within(day).getByText('Fine')).toBeVisible();
    await press('Load older messages');
    expect(await screen.findByRole('region', { name: 'Messages, Tuesday, November 17, 2026' })).toHaveTextContent(
      '1 message',
    );
    expect(day).toHaveTextContent('2 messages');
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View All Conversations' })).toHaveAttribute(
      'href',
      '/productivity/history',
    );
    await user.click(within(day).getByText('Fine'));
    expect(await screen.findByText('How are you?')).toBeVisible();
  });

  it('is empty in the words of the specification, and leads back', async () => {
    serving({ [HISTORY]: page([]) });
    await open();
    await press('Chat history');
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    expect(screen.getByText('Start a conversation to see your history here.')).toBeVisible();
    await press('Back to chat');
    expect(field()).toBeVisible();
  });
});
