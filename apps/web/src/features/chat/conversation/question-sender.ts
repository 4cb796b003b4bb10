import { sendMessage, type ChatMessage } from '@talent-os/contracts/chat/messages';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { notify } from '@/lib/notify';
import { dropSession, readSession, writeSession } from '../session-storage';
import { reasonOf, textOfDefeat, textWhileTrying } from '../stream/failure';
import { withRetries } from '../stream/retry';
import { THINKING } from './answer.rules';
import { withMessage } from './branches.rules';
import type { ConversationPlace } from './conversation-place';
import type { SessionFollower } from './session-follower';
import { adopted, localAnswer, localQuestion, type Question, type StartedRun } from './state';
import type { Store } from './store';

const isSessionOver = (failure: unknown) => failure instanceof ApiError && failure.status === 401;

/** Sends questions, shows them and their answers before the server has them, and keeps what did not get through. */
export function questionSender(store: Store, session: SessionFollower, place: ConversationPlace) {
  async function submit(question: Question): Promise<void> {
    const shown = localQuestion(question);
    writeSession(place.unsentKey, question);
    store.set({ messages: withMessage(store.now().messages, shown) });
    const failure = await begin(localAnswer(shown), () => call(sendMessage, question));
    if (failure === undefined) return;
    store.set({ messages: store.now().messages.filter(({ id }) => id !== shown.id) });
    giveBack(store, place, question, failure);
  }

  /** Shows the answer to be written, asks for it, and follows it; answers what went wrong, if anything did. */
  async function begin(answer: ChatMessage, ask: () => Promise<StartedRun>): Promise<unknown> {
    const { leafId, messages } = store.now();
    const signal = session.signal();
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

  function arrive(started: StartedRun, local: { readonly questionId: string; readonly answerId: string }): void {
    const { sessionId, answerId, runId } = started;
    dropSession(place.unsentKey);
    store.set({ sessionId, messages: adopted(store.now().messages, local, started), leafId: answerId });
    place.set({ sessionId, providerId: undefined });
    session.follow(runId, answerId);
    session.watch(sessionId);
  }

  return { submit, begin };
}

/** A session that is over takes the page with it: the text waits for its owner to sign in again. */
function giveBack(store: Store, place: ConversationPlace, sent: Question, failure: unknown): void {
  dropSession(place.unsentKey);
  const { providerId: _, ...forDefault } = sent;
  // A model that is gone would be refused again.
  const isGone = failure instanceof ApiError && failure.code === 'chat.model';
  const question = isGone ? forDefault : sent;
  if (isGone) place.set({ providerId: undefined });
  if (isSessionOver(failure)) writeSession('chat_draft', question.content);
  else store.set({ unsent: { question, reason: reasonOf(failure) } });
}

/** Takes up what a reload interrupted: sends what may not have arrived, and opens its conversation. */
export async function resumeAfterReload(
  store: Store,
  session: SessionFollower,
  place: ConversationPlace,
): Promise<void> {
  const question = readSession<Question>(place.unsentKey);
  session.open(place.now().sessionId);
  // What was asked in another conversation of the same place waits for that one.
  if (!question || (place.only && question.sessionId !== place.only)) return;
  writeSession(place.unsentKey, question);
  store.set({ reading: true });
  try {
    const { sessionId } = await call(sendMessage, question);
    dropSession(place.unsentKey);
    place.set({ sessionId });
    if (store.now().sessionId === sessionId) session.watch(sessionId);
    else session.open(sessionId);
  } catch (failure) {
    store.set({ reading: false });
    giveBack(store, place, question, failure);
  }
}
