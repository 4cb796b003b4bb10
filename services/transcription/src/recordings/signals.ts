/** Told to every instance: the work on a recording is over. */
export const CLOSED = 'transcription.closed';
