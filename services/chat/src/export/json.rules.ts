import { fallbacks } from '@talent-os/contracts/chat/models.js';
import { marksOf, proposalsOf, sourcesOf, type Conversation } from './conversation.js';

/** A conversation as JSON. No tag can begin in it, should something take it for a page. */
export function jsonOf({ title, hubTitle, exportedAt, messages }: Conversation): string {
  const document = {
    title,
    hub: hubTitle,
    exportedAt,
    messages: messages.map((message) => {
      const { role, timestamp, content } = message;
      if (role === 'user') return { role, at: timestamp, hub: message.hubTitle, page: message.pageTitle, content };
      const { status, mode, answeredBy, fallback } = message;
      return {
        role,
        at: timestamp,
        content,
        status,
        mode,
        answeredBy,
        fallback: fallback && fallbacks[fallback],
        sources: sourcesOf(message),
        proposals: proposalsOf(message).map(({ operation, title: what, details, state, outcome }) => ({
          operation,
          title: what,
          details,
          state,
          outcome,
        })),
        verification: marksOf(message) ?? null,
      };
    }),
  };
  return `${JSON.stringify(document, null, 2).replaceAll('<', String.raw`\u003c`)}\n`;
}
