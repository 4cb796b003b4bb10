import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'talent-os-speech-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A sentence as a WAV file, spoken by the system's synthesiser. */
function spoken(name: string, text: string): string {
  const file = join(folder, `${name}.wav`);
  if (!existsSync(file)) execFileSync('flite', ['-voice', 'slt', '-t', text, '-o', file]);
  return file;
}

/** What Chromium needs to hear a sentence, once, from its microphone, and to let everybody use it. */
export const hearing = (text: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${spoken('said', text)}%noloop`,
];
