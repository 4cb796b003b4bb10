import { useMemo, useRef } from 'react';

type Playback = { readonly audio: HTMLAudioElement; readonly blob: Blob; readonly url: string };

/** Plays a recording (`onEnd`, a function that stays the same, is told when it has ended), goes on where it was paused, and lets go of it. */
export function usePlayback(onEnd: () => void) {
  const playing = useRef<Playback>(undefined);
  return useMemo(() => {
    const release = () => {
      playing.current?.audio.pause();
      if (playing.current) URL.revokeObjectURL(playing.current.url);
      playing.current = undefined;
    };
    return {
      play: (blob: Blob) => {
        if (playing.current?.blob !== blob) {
          release();
          const url = URL.createObjectURL(blob);
          const audio = new Audio(url);
          audio.onended = () => onEnd();
          playing.current = { audio, blob, url };
        }
        void playing.current.audio.play().catch(() => onEnd());
      },
      pause: () => playing.current?.audio.pause(),
      release,
    };
  }, [onEnd]);
}
