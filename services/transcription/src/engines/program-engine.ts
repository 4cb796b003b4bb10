import { findProgram } from '../programs/find-program.js';
import { runProgram } from '../programs/run-program.js';
import { filled, wordsOf } from '../programs/template.rules.js';
import type { Engine } from './engine.js';
import { languageOf } from './language.rules.js';
import { SpeechFailure } from './speech-failure.js';

/** Computing time of a program, in seconds, over all its threads. */
const CPU_SECONDS = 600;

type LocalPrograms = {
  readonly program: string;
  readonly args: readonly string[];
  /** The language it hears where it knows one only. */
  readonly language: string | null;
  /** It brings no model: one must be named by `STT_MODEL_PATH`. */
  readonly needsModel: boolean;
};

/** Recognisers that are used where they are found on PATH, best first. None ever loads a model from elsewhere. */
const locals: readonly LocalPrograms[] = [
  {
    program: 'whisper-cli',
    args: ['-m', '{model}', '-l', 'auto', '-nt', '-np', '-f', '{file}'],
    language: null,
    needsModel: true,
  },
  {
    program: 'vosk-transcriber',
    args: ['--log-level', 'ERROR', '-m', '{model}', '-i', '{file}'],
    language: null,
    needsModel: true,
  },
  {
    program: 'pocketsphinx_continuous',
    args: ['-logfn', '/dev/null', '-infile', '{file}'],
    language: 'en',
    needsModel: false,
  },
];

/** The recogniser a command template names; nothing where it is empty. */
export function commandEngine(command: string | undefined, language: string | null): Engine | undefined {
  const [program, ...args] = wordsOf(command ?? '');
  return program === undefined ? undefined : programEngine('command', program, args, { language });
}

/** The best recogniser that is found on PATH; nothing where none is. */
export function localEngine(model: string | undefined, path = process.env.PATH): Engine | undefined {
  for (const { program, args, language, needsModel } of locals) {
    const found = findProgram(program, path);
    if (found && (model || !needsModel)) return programEngine('local', found, args, { language, model });
  }
  return undefined;
}

type SpeechOptions = { readonly language: string | null; readonly model?: string | undefined };

/** A program that reads a WAV file and writes the text to standard output. */
const programEngine = (
  kind: 'command' | 'local',
  program: string,
  args: readonly string[],
  { language: usual, model }: SpeechOptions,
): Engine => ({
  kind,
  reads: 'wav',
  async hear({ path, language = usual ?? undefined }, folder, signal) {
    const values = { file: path, language: language ?? 'auto', ...(model && { model }) };
    const run = { program, args: filled(args, values), folder, signal, cpuSeconds: CPU_SECONDS };
    const { code, said } = await runProgram(run);
    if (signal.aborted) throw new SpeechFailure('late');
    if (code !== 0) throw new SpeechFailure('program', code ?? undefined);
    return { text: said.replace(/\s+/g, ' ').trim(), language: languageOf(language), duration: null };
  },
});
