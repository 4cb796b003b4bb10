import { listDeletedSessions, listHistory, listSessions } from '@talent-os/contracts/chat/sessions';

/** What is read again when a conversation goes or comes back. */
export const refetches = [listSessions, listHistory, listDeletedSessions];
