import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_AUDIO_SECONDS } from '@talent-os/contracts/transcription/audio.js';
import type { AudioKind } from '@talent-os/contracts/upload.js';
import type { Recording } from '../engines/engine.js';
import { SpeechFailure } from '../engines/speech-failure.js';
import { findProgram } from '../programs/find-program.js';
import { runProgram } from '../programs/run-program.js';
import { HEAD, secondsOf } from './sound.rules.js';

/** Computing time of a conversion, in seconds. */
const CPU_SECONDS = 60;
/** Most that is written: the longest recording as WAV is below it. In bytes. */
const LARGEST = 128 * 1024 * 1024;

/** What reads each kind; nothing else is tried, whatever the file says it is. */
const readers: Record<AudioKind, string> = {
  webm: 'matroska',
  ogg: 'ogg',
  wav: 'wav',
  mp3: 'mp3',
  m4a: 'mov',
  flac: 'flac',
};
const writers = { flac: 'flac', wav: 'pcm_s16le' } as const;
type AudioFormat = keyof typeof writers;

/** Where the converter lies; nothing where this server has none. */
export const findFfmpeg = (): string | undefined => findProgram('ffmpeg');

/** Writes a recording as 16 kHz and one channel. Throws `SpeechFailure` where it holds no sound, or too much of it. */
export async function normalise(
  ffmpeg: string,
  { path, kind }: Recording,
  normal: AudioFormat,
  folder: string,
  signal: AbortSignal,
): Promise<Recording> {
  const output = join(folder, `normal.${normal}`);
  const input = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1', '-protocol_whitelist', 'file,pipe'];
  const from = ['-f', readers[kind], '-i', path, '-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1'];
  const to = ['-ac', '1', '-ar', '16000', '-c:a', writers[normal], '-threads', '1', '-fs', String(LARGEST)];
  // One second more than is allowed shows that there was more.
  const args = [...input, ...from, '-t', String(MAX_AUDIO_SECONDS + 1), ...to, '-y', output];
  const { code } = await runProgram({ program: ffmpeg, args, folder, signal, cpuSeconds: CPU_SECONDS });
  if (signal.aborted) throw new SpeechFailure('late');
  const { size } = await stat(output).catch(() => ({ size: 0 }));
  if (code !== 0 || size === 0) throw new SpeechFailure('unreadable');
  return { path: output, kind: normal, bytes: size };
}

/** How long a recording plays, in seconds; null where its head does not say. */
export async function playingTime({ path, bytes }: Recording): Promise<number | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return secondsOf(buffer.subarray(0, bytesRead), bytes);
  } finally {
    await file.close();
  }
}
