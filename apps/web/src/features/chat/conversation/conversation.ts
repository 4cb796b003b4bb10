import type { QueryClient } from '@tanstack/react-query';
import { regenerate, type ChatMessage } from '@talent-os/contracts/chat/messages';
import { call } from '@/lib/api';
import { dropSession } from '../session-storage';
import type { ChatContext } from '../chat-context';
import { withDecision } from './answer.rules';
import { branchTo, newestLeafUnder, parentFor } from './branches.rules';
import type { ConversationPlace } from './conversation-place';
import { questionSender, resumeAfterReload } from './question-sender';
import { sessionFollower } from './session-follower';
import { empty, localAnswer, newId, questionOf } from './state';
import { conversationStore } from './store';

export type ConversationControl = ReturnType<typeof conversationControl>;
type Decision = Parameters<typeof withDecision>[2];

/** The one conversation a person has open, and everything they can do with it. Failures are told from here. */
export function conversationControl(client: QueryClient, place: ConversationPlace) {
  const store = conversationStore();
  const session = sessionFollower(store, client, place.unsentKey);
  const { submit, begin } = questionSender(store, session, place);

  return {
    now: store.now,
    subscribe: store.subscribe,
    open: session.open,
    leave: session.leave,
    stop: session.stop,
    takeUp: () => resumeAfterReload(store, session, place),
    /** A conversation of its own: nothing of the one before is kept in this tab. */
    startNew(): void {
      session.leave();
      dropSession(place.unsentKey, 'chat_messages');
      store.set(empty);
      place.reset();
    },
    /** Asks after the branch people look at. With `after` it follows that message instead; null begins anew. */
    send(content: string, context: ChatContext, after?: string | null): void {
      const { sessionId, activity, messages, leafId } = store.now();
      if (activity || content.trim() === '') return;
      const parentId = after === undefined ? parentFor(branchTo(messages, leafId)) : after;
      const { providerId } = place.now();
      const begins = providerId === undefined ? {} : { providerId };
      void submit(questionOf(content.trim(), context, sessionId ? { sessionId, parentId } : begins));
    },
    /** The same question once more, under the id it had: should it have arrived after all, nothing happens twice. */
    sendAgain(): void {
      const { unsent, activity } = store.now();
      if (unsent && !activity) void submit(unsent.question);
    },
    discardUnsent: (): void => store.set({ unsent: undefined }),
    /** Another answer to the same question, beside the ones there are. */
    answerAgain(answer: ChatMessage, askModel = false): void {
      const question = store.find(answer.parentId);
      if (!question || store.now().activity) return;
      const input = { messageId: question.id, clientMessageId: newId(), ...(askModel && { askModel }) };
      void begin(localAnswer(question), () => call(regenerate, input));
    },
    /** Follows an answer again whose connection was given up. */
    reconnect(): void {
      const { activity } = store.now();
      if (activity?.connection !== 'lost' || !activity.runId) return;
      session.follow(activity.runId, activity.answerId);
    },
    readAgain: (): void => session.watch(store.now().sessionId),
    showBranch: (messageId: string): void => store.set({ leafId: newestLeafUnder(store.now().messages, messageId) }),
    decided: (answerId: string, callId: string, decision: Decision): void =>
      store.patch(answerId, (message) => withDecision(message, callId, decision)),
    rated: (answerId: string, feedback: ChatMessage['feedback']): void =>
      store.patch(answerId, (message) => ({ ...message, feedback })),
  };
}
