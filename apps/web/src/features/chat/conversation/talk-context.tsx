import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { panelPlace, type ConversationPlace } from './conversation-place';
import { conversationControl, type ConversationControl } from './conversation';
import type { Conversation } from './state';

const TalkContext = createContext<ConversationControl | undefined>(undefined);

type TalkProviderProps = {
  readonly children: ReactNode;
  /** Where the conversation stands: in the assistant's dialog, where no screen has one of its own. */
  readonly place?: ConversationPlace;
};

/** Keeps the conversation while its dialog opens and closes, and takes it up again after a reload or a gap. */
export function TalkProvider({ children, place = panelPlace }: TalkProviderProps) {
  const client = useQueryClient();
  const [mine] = useState(() => conversationControl(client, place));
  const { sessionId } = useSyncExternalStore(place.subscribe, place.now);
  useEffect(() => {
    void mine.takeUp();
    return mine.leave;
  }, [mine]);
  useEffect(() => mine.open(sessionId), [mine, sessionId]);
  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && mine.reconnect();
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [mine]);
  return <TalkContext value={mine}>{children}</TalkContext>;
}

/** What can be done in the conversation. Throws outside of its provider. */
export function useTalk(): ConversationControl {
  const found = use(TalkContext);
  if (!found) throw new Error('The conversation is used outside of its provider');
  return found;
}

export function useConversation(): Conversation {
  const { subscribe, now } = useTalk();
  return useSyncExternalStore(subscribe, now);
}
