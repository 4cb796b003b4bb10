/** Something the person at the keyboard can put right. Shown as its message alone, without a stack. */
export class UserError extends Error {
  override name = 'Trouble';
}

const KNOWN: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and start again.',
  EACCES: 'A file or folder may not be written. Check who owns this folder.',
  EROFS: 'This folder is on a read-only disk. Clone it to a place that can be written.',
};

/** The text to show for whatever was thrown: plain advice where it is known what to do. */
export function explain(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : KNOWN[code];
  if (known !== undefined) return path === undefined ? known : `${known} (${path})`;
  return `Unexpected: ${message ?? String(error)}`;
}
