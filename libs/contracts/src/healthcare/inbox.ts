import { inboxListOf } from '../inbox/shapes.js';

export const listHealthcareInbox = inboxListOf('healthcare');
