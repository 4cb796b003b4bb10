/** Whether an error, or one it wraps, is of a kind. */
export const isCausedBy = (error: unknown, kind: abstract new (...args: never[]) => Error): boolean =>
  error instanceof kind || (error instanceof Error && isCausedBy(error.cause, kind));
