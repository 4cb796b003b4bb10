import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePanel } from '../panel';
import { conversationControl, type ConversationControl } from './conversation';
import type { Conversation } from './state';

const TalkContext = createContext<ConversationControl | undefined>(undefined);

/** Keeps the conversation while its dialog opens and closes, and takes it up again after a reload or a gap. */
export function TalkProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const [mine] = useState(() => conversationControl(client));
  const { sessionId } = usePanel();
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
