import type { AudioKind } from '@talent-os/contracts/upload.js';

/** A recording in a folder of its own, as it will be heard. */
export type Recording = {
  readonly path: string;
  readonly kind: AudioKind;
  readonly bytes: number;
  /** What its person says they speak, as ISO 639-1; where absent, as the engine is set. */
  readonly language?: string | undefined;
};
/** `language` is an ISO 639-1 code and `duration` seconds; null where the engine does not say. */
export type TranscriptResult = {
  readonly text: string;
  readonly language: string | null;
  readonly duration: number | null;
};

/** Something that turns speech into text. */
export type Engine = {
  readonly kind: 'organization' | 'deployment' | 'command' | 'local';
  /** `sound`: what browsers record as well. `wav`: 16 kHz, one channel, and nothing else. */
  readonly reads: 'sound' | 'wav';
  /** Throws `SpeechFailure`. */
  hear(recording: Recording, folder: string, signal: AbortSignal): Promise<TranscriptResult>;
};
