import type { TranscriptionStage } from '@talent-os/contracts/transcription/audio.js';

/** How often a recording is taken up at most, killed workers included. */
export const MOST_ATTEMPTS = 3;
/** Work that is not over by then is given up, in milliseconds; the store forgets the recording soon after. */
export const GIVE_UP_AFTER = 10 * 60_000;
/** How long a text can be fetched, in milliseconds. */
export const TEXT_KEPT = 24 * 60 * 60_000;
/** A stored file nobody speaks of may still be on its way to its row for so long, in milliseconds. */
const ON_ITS_WAY = 2 * 60_000;

const next: Record<TranscriptionStage, readonly TranscriptionStage[]> = {
  stored: ['normalising', 'transcribing', 'failed'],
  normalising: ['normalising', 'transcribing', 'failed'],
  transcribing: ['normalising', 'transcribing', 'done', 'failed'],
  done: [],
  failed: [],
};

/** Whether work may come from one stage to another. A worker that takes over begins anew; what is over stays over. */
export const mayBecome = (from: TranscriptionStage, to: TranscriptionStage): boolean => next[from].includes(to);

/** Stages a recording may have been in before this one. */
export const stagesBefore = (stage: TranscriptionStage): TranscriptionStage[] =>
  (Object.keys(next) as TranscriptionStage[]).filter((from) => mayBecome(from, stage));

export const isOver = (stage: TranscriptionStage): boolean => next[stage].length === 0;

/** Whether a failure that may pass is worth another attempt. */
export const mayTryAgain = (attempt: number, ageMs: number): boolean =>
  attempt < MOST_ATTEMPTS && ageMs < GIVE_UP_AFTER;

/** Files no recording needs: of nobody's row, and old enough to have one. */
export const orphansOf = (
  files: readonly { readonly name: string; readonly ageMs: number }[],
  needed: ReadonlySet<string>,
): string[] => files.filter(({ name, ageMs }) => !needed.has(name) && ageMs > ON_ITS_WAY).map(({ name }) => name);
