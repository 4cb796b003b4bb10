import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { createContext, type ReactNode } from 'react';

/** What a screen with a conversation of its own offers under each answer, beside what is offered everywhere. */
export const AnswerExtras = createContext<((answer: ChatMessage) => ReactNode) | undefined>(undefined);
