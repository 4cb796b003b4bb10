import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import type { listSessions } from '@talent-os/contracts/chat/sessions';
import type { Output } from '@talent-os/contracts/define';
import { assistantHubs } from '@talent-os/contracts/chat/providers';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { shortened } from '@/features/chat/history/days';
import { plain } from '@/features/chat/history/plain';
import { counted } from '@/lib/counted';

export type ConversationRow = Output<typeof listSessions>[number];

/** What a conversation is called: its first question. */
export function nameOf({ messages }: { readonly messages: readonly Pick<ChatMessage, 'role' | 'content'>[] }): string {
  const question = messages.find(({ role }) => role === 'user') ?? messages[0];
  return question ? shortened(plain(question.content)) : 'Conversation';
}

/** Questions and answers, in words. */
export function sizeOf({ metrics, messages }: Pick<ConversationRow, 'metrics' | 'messages'>): string {
  return counted(metrics ? metrics.messages + metrics.answers : messages.length, 'messages');
}

/** A conversation as plain text, one paragraph per message. */
export const textOf = (messages: readonly Pick<ChatMessage, 'role' | 'content'>[]): string =>
  messages.map(({ role, content }) => `${role === 'user' ? 'You' : 'Assistant'}: ${content}`).join('\n\n');

/** Two hubs share the product's name. */
const names: Readonly<Partial<Record<(typeof assistantHubs)[number], string>>> = {
  dashboard: 'Dashboard',
  general: 'Elsewhere',
};

export const hubChoices = assistantHubs.map((value) => ({ value, label: names[value] ?? textsOf(value).title }));
