import { inboxListOf } from '../inbox/shapes.js';

export const listTalentInbox = inboxListOf('talent');
