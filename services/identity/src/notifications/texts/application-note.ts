import type { Note } from './notification-texts.js';

export const PIPELINE = '/talent/recruit/pipeline';
/** Where everybody, whatever their role, finds their own applications and the interviews they hold. */
export const DAY = '/productivity';

/** A note about an application. */
export const note = (link: Note['link'], title: string, message: string): Note => ({
  kind: 'application',
  link,
  title,
  message,
});
