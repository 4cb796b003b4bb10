import { inboxListOf } from '../inbox/shapes.js';

export const listSalesInbox = inboxListOf('sales');
