import { inboxListOf } from '../inbox/shapes.js';

export const listChatInbox = inboxListOf('chat');
