import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useRecorder } from './use-recorder';
import type { Purpose } from './send-recording';

/** Who lets go sooner has pressed, not spoken; in milliseconds. */
const SHORTEST_HOLD_MS = 400;
/** Keys that hold a button down. */
const KEYS = [' ', 'Enter'];

type HoldToTalk = {
  readonly purpose: Purpose;
  /** Told what was said. */
  readonly onText: (text: string) => void;
};

/**
 * Records as long as a button is held, by finger, mouse or key, and hands over what was said. `toggle` does the same for
 * people who cannot hold anything: press to begin, press again to end.
 */
export function useHoldToTalk({ purpose, onText }: HoldToTalk) {
  const { start, stop, transcribe, clear, ...recorder } = useRecorder({ purpose });
  /** When the button went down; undefined once it is up again. */
  const heldSince = useRef<number>(undefined);
  const open = useRef(false);
  const [tooShort, setTooShort] = useState(false);

  async function finish(): Promise<void> {
    open.current = false;
    await stop();
    const transcript = await transcribe();
    if (transcript?.text) onText(transcript.text);
  }

  function abandon(): void {
    open.current = false;
    clear();
    setTooShort(true);
  }

  async function press(at: number): Promise<void> {
    if (heldSince.current !== undefined || open.current || recorder.state.phase === 'transcribing') return;
    heldSince.current = at;
    setTooShort(false);
    open.current = await start();
    // The browser asks for the microphone first: who let go meanwhile has said nothing yet.
    if (open.current && heldSince.current === undefined) abandon();
  }

  function release(at: number): void {
    const since = heldSince.current;
    heldSince.current = undefined;
    if (since === undefined || !open.current) return;
    if (at - since < SHORTEST_HOLD_MS) abandon();
    else void finish();
  }

  async function toggle(): Promise<void> {
    if (open.current) return finish();
    setTooShort(false);
    open.current = await start();
  }

  return {
    ...recorder,
    /** The button was let go before anything could be said. */
    tooShort,
    toggle,
    hold: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        void press(event.timeStamp);
      },
      onPointerUp: (event: PointerEvent) => release(event.timeStamp),
      onPointerCancel: (event: PointerEvent) => release(event.timeStamp),
      onKeyDown(event: KeyboardEvent) {
        if (!KEYS.includes(event.key)) return;
        event.preventDefault();
        if (!event.repeat) void press(event.timeStamp);
      },
      onKeyUp: (event: KeyboardEvent) => KEYS.includes(event.key) && release(event.timeStamp),
      /** The key is let go elsewhere. */
      onBlur: (event: { readonly timeStamp: number }) => release(event.timeStamp),
    },
  };
}
