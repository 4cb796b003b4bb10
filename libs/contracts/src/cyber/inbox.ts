import { inboxListOf } from '../inbox/shapes.js';

export const listCyberInbox = inboxListOf('cyber');
