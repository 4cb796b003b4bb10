import { inboxListOf } from '../inbox/shapes.js';

export const listIdentityInbox = inboxListOf('identity');
