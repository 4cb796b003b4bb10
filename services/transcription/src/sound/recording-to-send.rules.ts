import type { Recording } from '../engines/engine.js';

/** Hosted speech APIs count the whole request, a little more than the file, against 25 MB. */
export const MOST_SENT = 24 * 1024 * 1024;

/** What is sent to an API: the converted recording, unless only the original, which may be denser, is small enough. */
export const recordingToSend = (original: Recording, normal: Recording): Recording =>
  normal.bytes <= MOST_SENT || original.bytes >= normal.bytes ? normal : original;
