import type { QueryClient } from '@tanstack/react-query';
import { regenerate, sendMessage, type ChatMessage } from '@talent-os/contracts/chat/messages';
import { call } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { notify } from '../../../lib/notify';
import { dropSession, writeSession, readSession } from '../session-storage';
import { setPanel, thePanel } from '../panel';
import type { ChatContext } from '../chat-context';
import { reasonOf, textOfDefeat, textWhileTrying } from '../stream/failure';
import { withRetries } from '../stream/retry';
import { THINKING, withDecision } from './answer.rules';
import { branchTo, newestLeafUnder, parentFor, withMessage } from './branches.rules';
import { answerFollower } from './follow-answer';
import { merged, runToFollow, type Stored } from './merge.rules';
import { adopted, empty, localAnswer, localQuestion, newId, questionOf, type Question, type Started } from './state';
import { conversationStore } from './store';
import { tellLists, watchSession } from './watch-session';

export type Talk = ReturnType<typeof talk>;
type Decision = Parameters<typeof withDecision>[2];

const isSessionOver = (failure: unknown) => failure instanceof ApiError && failure.status === 401;

/** The one conversation a person has open, and everything they can do with it. Failures are told from here. */
export function talk(client: QueryClient) {
  const store = conversationStore();
  let left = new AbortController();
  let unwatch = () => {};
  let endedRun: string | undefined;

  const follower = answerFollower(store, {
    onFinished: (runId) => {
      endedRun = runId;
      tellLists(client);
    },
    onGone: () => {
      store.set({ activity: undefined });
      watch(store.now().sessionId);
    },
  });

  /** Leaves the conversation as it is: what is being written goes on without us. */
  function leave(): void {
    left.abort();
    left = new AbortController();
    unwatch();
  }

  function open(sessionId: string | undefined): void {
    if (sessionId === store.now().sessionId) return;
    leave();
    dropSession('chat_unsent');
    store.set({ ...empty, sessionId, reading: sessionId !== undefined });
    watch(sessionId);
  }

  function watch(sessionId: string | undefined): void {
    unwatch();
    if (!sessionId) return;
    unwatch = watchSession(client, sessionId, {
      onData: take,
      onFailure: (failure) => store.set({ reading: false, unread: failure }),
    });
  }

  function take(stored: Stored): void {
    const run = runToFollow(store.now(), stored, endedRun);
    store.set(merged(store.now(), stored));
    if (run) void follower.follow(run.runId, run.answerId, left.signal);
  }

  async function submit(question: Question): Promise<void> {
    const asked = localQuestion(question);
    writeSession('chat_unsent', question);
    store.set({ messages: withMessage(store.now().messages, asked) });
    const failure = await begin(localAnswer(asked), () => call(sendMessage, question));
    if (failure === undefined) return;
    store.set({ messages: store.now().messages.filter(({ id }) => id !== asked.id) });
    giveBack(question, failure);
  }

  /** Shows the answer to be written, asks for it, and follows it; answers what went wrong, if anything did. */
  async function begin(answer: ChatMessage, ask: () => Promise<Started>): Promise<unknown> {
    const { leafId, messages } = store.now();
    const { signal } = left;
    const activity = { answerId: answer.id, status: THINKING, connection: 'good', stopping: false } as const;
    const added = { messages: withMessage(messages, answer), leafId: answer.id, activity };
    store.set({ ...added, unsent: undefined, problem: undefined });
    const onRetry = (failure: unknown) => notify.error(textWhileTrying(failure));
    try {
      const started = await withRetries(ask, { signal, onRetry });
      if (!signal.aborted) arrive(started, { questionId: answer.parentId ?? '', answerId: answer.id });
      return undefined;
    } catch (failure) {
      // The end of the session takes the page, and with it this conversation, away before the question is given back.
      if (signal.aborted && !isSessionOver(failure)) return undefined;
      notify.error(textOfDefeat(failure));
      const rest = store.now().messages.filter(({ id }) => id !== answer.id);
      store.set({ messages: rest, leafId, activity: undefined });
      return failure;
    }
  }

  function arrive(started: Started, local: { readonly questionId: string; readonly answerId: string }): void {
    const { sessionId, answerId, runId } = started;
    dropSession('chat_unsent');
    store.set({ sessionId, messages: adopted(store.now().messages, local, started), leafId: answerId });
    setPanel({ sessionId });
    void follower.follow(runId, answerId, left.signal);
    watch(sessionId);
  }

  /** A session that is over takes the page with it: the text waits for its owner to sign in again. */
  function giveBack(question: Question, failure: unknown): void {
    dropSession('chat_unsent');
    if (isSessionOver(failure)) writeSession('chat_draft', question.content);
    else store.set({ unsent: { question, reason: reasonOf(failure) } });
  }

  return {
    now: store.now,
    subscribe: store.subscribe,
    open,
    leave,
    stop: follower.stop,
    /** A conversation of its own: nothing of the one before is kept in this tab. */
    startNew(): void {
      leave();
      dropSession('chat_unsent', 'chat_messages');
      store.set(empty);
      setPanel({ sessionId: undefined, view: 'chat' });
    },
    /** Asks after the branch people look at. With `after` it follows that message instead; null begins anew. */
    send(content: string, context: ChatContext, after?: string | null): void {
      const { sessionId, activity, messages, leafId } = store.now();
      if (activity || content.trim() === '') return;
      const parentId = after === undefined ? parentFor(branchTo(messages, leafId)) : after;
      void submit(questionOf(content.trim(), context, sessionId ? { sessionId, parentId } : {}));
    },
    /** The same question once more, under the id it had: should it have arrived after all, nothing happens twice. */
    sendAgain(): void {
      const { unsent, activity } = store.now();
      if (unsent && !activity) void submit(unsent.question);
    },
    discardUnsent: (): void => store.set({ unsent: undefined }),
    /** Another answer to the same question, beside the ones there are. */
    answerAgain(answer: ChatMessage): void {
      const question = store.find(answer.parentId);
      if (!question || store.now().activity) return;
      const input = { messageId: question.id, clientMessageId: newId() };
      void begin(localAnswer(question), () => call(regenerate, input));
    },
    /** Takes up what a reload interrupted: sends what may not have arrived, and opens its conversation. */
    async takeUp(): Promise<void> {
      const question = readSession<Question>('chat_unsent');
      open(thePanel().sessionId);
      if (!question) return;
      writeSession('chat_unsent', question);
      store.set({ reading: true });
      try {
        const { sessionId } = await call(sendMessage, question);
        dropSession('chat_unsent');
        setPanel({ sessionId });
        if (store.now().sessionId === sessionId) watch(sessionId);
        else open(sessionId);
      } catch (failure) {
        store.set({ reading: false });
        giveBack(question, failure);
      }
    },
    /** Follows an answer again whose connection was given up. */
    reconnect(): void {
      const { activity } = store.now();
      if (activity?.connection !== 'lost' || !activity.runId) return;
      void follower.follow(activity.runId, activity.answerId, left.signal);
    },
    readAgain: (): void => watch(store.now().sessionId),
    showBranch: (messageId: string): void => store.set({ leafId: newestLeafUnder(store.now().messages, messageId) }),
    decided: (answerId: string, callId: string, decision: Decision): void =>
      store.patch(answerId, (message) => withDecision(message, callId, decision)),
    rated: (answerId: string, feedback: ChatMessage['feedback']): void =>
      store.patch(answerId, (message) => ({ ...message, feedback })),
  };
}
