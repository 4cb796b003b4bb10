import type { ChatMessage } from '@talent-os/contracts/chat/messages';

type AnswerEnd = { readonly text: string; readonly retry: boolean };

/** How an answer ended where it is not whole; a whole one needs no word. */
export const ends: Readonly<Partial<Record<ChatMessage['status'], AnswerEnd>>> = {
  stopped: { text: 'You stopped this answer.', retry: false },
  interrupted: { text: 'This answer was interrupted before it was complete.', retry: true },
  truncated: { text: 'This answer reached its length limit and is not complete.', retry: false },
  error: { text: 'This answer could not be completed.', retry: true },
};
