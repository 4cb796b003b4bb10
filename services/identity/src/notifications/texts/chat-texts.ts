import type { Note } from './notification-texts.js';

/** What it is about stays behind the check of rights: the note says only that there is something. */
export const conversationShared = (name: string, shareId: string): Note => ({
  kind: 'collaboration',
  title: 'A conversation was shared with you',
  message: `${name} lets you read a conversation with the assistant.`,
  link: `/productivity/history?share=${shareId}`,
});
