import { describe, expect, it } from '@jest/globals';
import { transcriptionStages, type TranscriptionStage } from '@talent-os/contracts/transcription/audio.js';
import fc from 'fast-check';
import {
  GIVE_UP_AFTER,
  isOver,
  mayBecome,
  mayTryAgain,
  MOST_ATTEMPTS,
  orphansOf,
  stagesBefore,
} from './recording.rules.js';

describe('the stages of a recording', () => {
  it('end with a text or a reason, and what is over stays over', () => {
    expect(transcriptionStages.filter(isOver)).toEqual(['done', 'failed']);
    for (const over of transcriptionStages.filter(isOver))
      expect(transcriptionStages.filter((to) => mayBecome(over, to))).toEqual([]);
    expect(stagesBefore('done')).toEqual(['transcribing']);
    expect(stagesBefore('failed')).toEqual(['stored', 'normalising', 'transcribing']);
  });

  it('never leave the end, whichever way workers take over from each other', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...transcriptionStages), { maxLength: 20 }), (wishes) => {
        let now: TranscriptionStage = 'stored';
        let ended = 0;
        for (const wish of wishes)
          if (mayBecome(now, wish)) {
            now = wish;
            ended += isOver(now) ? 1 : 0;
          }
        expect(ended).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are tried again a few times, and not for ever', () => {
    expect(mayTryAgain(1, 0)).toBe(true);
    expect(mayTryAgain(MOST_ATTEMPTS, 0)).toBe(false);
    expect(mayTryAgain(1, GIVE_UP_AFTER)).toBe(false);
  });
});

describe('files nobody speaks of', () => {
  it('are removed once they cannot be on their way any more', () => {
    const files = [
      { name: 'needed', ageMs: 600_000 },
      { name: 'left', ageMs: 600_000 },
      { name: 'arriving', ageMs: 30_000 },
    ];
    expect(orphansOf(files, new Set(['needed']))).toEqual(['left']);
  });
});
