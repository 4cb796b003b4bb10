import { UnreadableFile } from './unreadable-file.js';

/** A text in UTF-8, without its byte order mark. Throws `UnreadableFile`. */
export function decoded(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new UnreadableFile('encoding');
  }
}
