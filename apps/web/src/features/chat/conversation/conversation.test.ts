import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { answer, json, nothing, problem, type AskedCall } from '../../../../test/answers';
import { begun, finished, ids, message, openStream, stored, taken } from '../../../../test/chat';
import { signedIn } from '../../../../test/people';
import { dropSession, keepTokens, onSessionChange } from '@/lib/tokens';
import { readSession } from '../session-storage';
import { setPanel, currentPanel } from '../panel';
import { chatContextAt } from '../chat-context';
import { branchTo } from './branches.rules';
import { conversationControl, type ConversationControl } from './conversation';
import { panelPlace } from './conversation-place';

const SEND = '/api/chat/messages';
const EVENTS = `/api/chat/runs/${ids.run}/events`;
const STOP = `/api/chat/runs/${ids.run}/stop`;
const SESSION = `/api/chat/sessions/${ids.session}`;
const AGAIN = `/api/chat/messages/${ids.question}/regenerate`;
const home = chatContextAt('/', 'Home');

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const contents = ({ now }: ConversationControl) => branchTo(now().messages, now().leafId).map(({ content }) => content);
const sent = (asked: readonly AskedCall[]) =>
  asked.filter(({ url }) => url === SEND).map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>);
const toasts = () => jest.mocked(console.info).mock.calls.map(([line]) => String(line));

let mine: ConversationControl;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  sessionStorage.clear();
  localStorage.clear();
  keepTokens(signedIn());
  setPanel({ open: true, sessionId: undefined, mode: null, view: 'chat' });
  mine = conversationControl(new QueryClient({ defaultOptions: { queries: { retry: false } } }), panelPlace);
});
afterEach(() => {
  mine.leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The server takes the question and streams what the test says; the stored conversation follows. */
function serving(reply = openStream()) {
  const asked = answer({
    [SEND]: () => json(taken, 202),
    [EVENTS]: () => reply.response,
    [SESSION]: () => json(stored({ status: 'running' }, ids.run)),
    [STOP]: nothing,
  });
  return { asked, reply };
}

describe('asking', () => {
  it('shows the question at once and the answer as it arrives', async () => {
    const { asked, reply } = serving();
    mine.send('  How are you?  ', home);
    expect(contents(mine)).toEqual(['How are you?', '']);
    expect(mine.now().activity).toMatchObject({ status: 'Thinking...', connection: 'good' });
    await pass();
    reply.say(begun, { type: 'text-delta', delta: 'Well, ' }, { type: 'text-delta', delta: 'thanks' });
    await pass();
    expect(contents(mine)).toEqual(['How are you?', 'Well, thanks']);
    reply.say(finished());
    await pass();
    expect(mine.now().activity).toBeUndefined();
    expect(mine.now().said).toBe('Well, thanks');
    expect(mine.now().messages.map(({ id }) => id)).toEqual([ids.question, ids.answer]);
    expect(currentPanel()).toMatchObject({ sessionId: ids.session, mode: 'platform-data' });
    expect(sent(asked)).toHaveLength(1);
    expect(sent(asked)[0]).toMatchObject({
      content: 'How are you?',
      hubContext: 'dashboard',
      hubTitle: 'Talent OS',
      pageContext: 'dashboard-overview',
      pageTitle: 'Home',
      path: '/',
    });
    expect(sent(asked)[0]?.['clientMessageId']).toMatch(/^\d{13}-[a-z0-9]{6,}$/);
  });

  it('is blocked while an answer is being written, and for nothing but blanks', async () => {
    const { asked } = serving();
    mine.send('   ', home);
    mine.send('One', home);
    mine.send('Two', home);
    await pass();
    expect(sent(asked).map(({ content }) => content)).toEqual(['One']);
  });

  it('follows the shown answer the next time', async () => {
    const { asked, reply } = serving();
    mine.send('How are you?', home);
    await pass();
    reply.say(begun, finished());
    await pass();
    mine.send('And now?', home);
    await pass();
    expect(sent(asked)[1]).toMatchObject({ sessionId: ids.session, parentId: ids.answer });
  });

  it('begins a branch where a question was changed', async () => {
    const { asked, reply } = serving();
    mine.send('How are you?', home);
    await pass();
    reply.say(begun, finished());
    await pass();
    mine.send('How am I?', home, null);
    expect(contents(mine)).toEqual(['How am I?', '']);
    await pass();
    expect(sent(asked)[1]).toMatchObject({ sessionId: ids.session, parentId: null });
    mine.showBranch(ids.question);
    expect(contents(mine)).toEqual(['How are you?', '']);
  });
});

describe('a question that does not get through', () => {
  it('is tried three times more under the same id, then stands there to be sent again', async () => {
    const down = problem(503, 'service.down');
    const asked = answer({
      [SEND]: [down, down, down, down, () => json(taken, 202)],
      [EVENTS]: () => openStream().response,
      [SESSION]: json(stored({})),
    });
    mine.send('How are you?', home);
    await pass(7000);
    expect(sent(asked)).toHaveLength(4);
    expect(toasts()).toEqual([
      ...Array.from({ length: 3 }, () => '[ERROR] Server temporarily unavailable. Retrying automatically.'),
      '[ERROR] Failed to send message. Please try again.',
    ]);
    expect(contents(mine)).toEqual([]);
    expect(mine.now()).toMatchObject({ activity: undefined, unsent: { question: { content: 'How are you?' } } });
    mine.sendAgain();
    await pass();
    expect(new Set(sent(asked).map(({ clientMessageId }) => clientMessageId)).size).toBe(1);
    expect(mine.now().unsent).toBeUndefined();
  });

  it('is not tried again where that cannot help', async () => {
    const asked = answer({
      [SEND]: problem(402, 'chat.budget', { title: 'The assistant has used up its budget for this month' }),
    });
    mine.send('How are you?', home);
    await pass(60_000);
    expect(sent(asked)).toHaveLength(1);
    expect(mine.now().unsent?.reason).toBe('The assistant has used up its budget for this month');
  });

  it('is kept for the same person when the session is over, which closes the conversation', async () => {
    answer({ [SEND]: problem(401, 'auth.required'), '/api/auth/refresh': problem(401, 'auth.refresh') });
    const unheard = onSessionChange(mine.leave);
    mine.send('How are you?', home);
    await pass();
    unheard();
    expect(readSession('chat_unsent')).toBeUndefined();
    expect(toasts().at(-1)).toBe('[ERROR] Authentication expired. Please refresh the page.');
    expect(readSession('chat_draft')).toBe('How are you?');
    localStorage.setItem('auth_user_id', 'somebody-else');
    expect(readSession('chat_draft')).toBeUndefined();
  });

  it('is forgotten when the person signs out', async () => {
    answer({ [SEND]: problem(401, 'auth.required'), '/api/auth/refresh': problem(401, 'auth.refresh') });
    mine.send('How are you?', home);
    await pass();
    dropSession();
    expect(sessionStorage.getItem('chat_draft')).toBeNull();
  });
});

describe('stopping', () => {
  it('tells the server and keeps what was written', async () => {
    const { asked, reply } = serving();
    mine.send('How are you?', home);
    await pass();
    reply.say(begun, { type: 'text-delta', delta: 'Well' });
    await pass();
    await mine.stop();
    expect(asked.some(({ url }) => url === STOP)).toBe(true);
    expect(mine.now().activity?.stopping).toBe(true);
    reply.say(finished('stopped'));
    await pass();
    expect(mine.now().messages.at(-1)).toMatchObject({ status: 'stopped', content: 'Well' });
  });

  it('waits for the server to have taken the question', async () => {
    const { asked } = serving();
    mine.send('How are you?', home);
    await mine.stop();
    expect(asked.some(({ url }) => url === STOP)).toBe(false);
    await pass();
    expect(asked.some(({ url }) => url === STOP)).toBe(true);
  });
});

describe('answering again', () => {
  it('puts another answer beside the first', async () => {
    const { reply } = serving();
    mine.send('How are you?', home);
    await pass();
    reply.say(begun, { type: 'text-delta', delta: 'Well' }, finished());
    await pass();
    const second = openStream();
    const other = '0192a000-0000-7000-8000-0000000000e1';
    const asked = answer({
      [AGAIN]: () => json({ ...taken, answerId: other }, 202),
      [EVENTS]: () => second.response,
      [SESSION]: () => new Promise<Response>(() => undefined),
    });
    mine.answerAgain(mine.now().messages.at(-1)!);
    expect(contents(mine)).toEqual(['How are you?', '']);
    await pass();
    second.say({ ...begun, messageId: other } as typeof begun, { type: 'text-delta', delta: 'Fine' }, finished());
    await pass();
    expect(contents(mine)).toEqual(['How are you?', 'Fine']);
    mine.showBranch(ids.answer);
    expect(contents(mine)).toEqual(['How are you?', 'Well']);
    expect(asked[0]?.url).toBe(AGAIN);
  });
});

describe('taking up a conversation', () => {
  it('opens the stored one and follows what is still being written', async () => {
    const { reply } = serving();
    setPanel({ sessionId: ids.session });
    void mine.takeUp();
    expect(mine.now().reading).toBe(true);
    await pass();
    expect(mine.now()).toMatchObject({ reading: false, activity: { runId: ids.run, answerId: ids.answer } });
    reply.say(begun, { type: 'text-delta', delta: 'Still here' }, finished());
    await pass();
    expect(contents(mine)).toEqual(['How are you?', 'Still here']);
    expect(mine.now().activity).toBeUndefined();
  });

  it('sends once more, under its id, what a reload may have kept from arriving', async () => {
    answer({ [SEND]: () => new Promise<Response>(() => undefined) });
    mine.send('How are you?', home);
    await pass();
    mine.leave();
    const { asked, reply } = serving();
    const next = conversationControl(new QueryClient(), panelPlace);
    void next.takeUp();
    await pass();
    reply.say(begun, { type: 'text-delta', delta: 'Once' }, finished());
    await pass();
    expect(contents(next)).toEqual(['How are you?', 'Once']);
    expect(sent(asked)).toHaveLength(1);
    expect(readSession('chat_unsent')).toBeUndefined();
    next.leave();
  });

  it('says so when it cannot be read', async () => {
    answer({ [SESSION]: problem(404, 'resource.missing') });
    mine.open(ids.session);
    await pass();
    expect(mine.now()).toMatchObject({ reading: false, unread: { status: 404 } });
  });

  it('is left for a new one without a trace in the tab', async () => {
    serving();
    mine.send('How are you?', home);
    await pass();
    mine.startNew();
    expect(mine.now()).toMatchObject({ messages: [], sessionId: undefined, activity: undefined });
    expect(currentPanel().sessionId).toBeUndefined();
    expect(readSession('chat_messages')).toBeUndefined();
  });
});

describe('a lost connection', () => {
  it('is given up after three more attempts, and taken up again on request', async () => {
    const reply = openStream();
    const lost = new TypeError('fetch failed');
    const asked = answer({
      [SEND]: () => json(taken, 202),
      [EVENTS]: [lost, lost, lost, lost, () => reply.response],
      [SESSION]: json(stored({ status: 'running' }, ids.run)),
    });
    mine.send('How are you?', home);
    await pass(1);
    expect(mine.now().activity?.connection).toBe('trouble');
    expect(toasts()[0]).toBe('[ERROR] Network connection issue. Message will be retried automatically.');
    await pass(7000);
    expect(mine.now().activity?.connection).toBe('lost');
    mine.reconnect();
    await pass();
    reply.say(begun, { type: 'text-delta', delta: 'There' }, finished());
    await pass();
    expect(contents(mine)).toEqual(['How are you?', 'There']);
    expect(asked.filter(({ url }) => url === EVENTS)).toHaveLength(5);
  });

  it('of a run that is gone shows what is stored', async () => {
    answer({
      [SEND]: () => json(taken, 202),
      [EVENTS]: problem(404, 'resource.missing'),
      [SESSION]: json(stored({ status: 'interrupted', content: 'Half' })),
    });
    mine.send('How are you?', home);
    await pass();
    expect(mine.now().activity).toBeUndefined();
    expect(mine.now().messages.at(-1)).toMatchObject({ status: 'interrupted', content: 'Half' });
  });
});

describe('what the server knows', () => {
  it('does not undo an answer that was finished here meanwhile', async () => {
    const { reply } = serving();
    mine.send('How are you?', home);
    await pass();
    reply.say(begun, { type: 'text-delta', delta: 'Well' }, finished());
    await pass();
    expect(mine.now().activity).toBeUndefined();
    expect(mine.now().messages.at(-1)).toMatchObject({ content: 'Well', status: 'complete' });
  });

  it('moves the view on when another tab has asked more, and not when it went another way', async () => {
    const more = { id: '0192a000-0000-7000-8000-0000000000f1', parentId: ids.answer, content: 'More' };
    const first = stored({ content: 'Well' });
    const grown = { ...first, leafId: more.id, messages: [...first.messages, message(more)] };
    const client = new QueryClient();
    const other = conversationControl(client, panelPlace);
    answer({ [SESSION]: [json(first), json(grown), json(first)] });
    other.open(ids.session);
    await pass();
    expect(contents(other)).toEqual(['How are you?', 'Well']);
    await client.invalidateQueries();
    await pass();
    expect(contents(other)).toEqual(['How are you?', 'Well', 'More']);
    other.leave();
  });
});
