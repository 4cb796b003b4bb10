import { RESTORE_DAYS } from '@talent-os/contracts/chat/sessions.js';

const DAY_MS = 24 * 60 * 60_000;

/** Whether a conversation is deleted and its time to be restored has not passed. It is not before it is removed, either. */
export const isRestorable = ({ deletedAt }: { readonly deletedAt: Date | null }, now: Date): boolean =>
  deletedAt !== null && now.getTime() < deletedAt.getTime() + RESTORE_DAYS * DAY_MS;
