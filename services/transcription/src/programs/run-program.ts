import { spawn, type ChildProcess } from 'node:child_process';

/** Most that is kept of what a program says, in characters. */
const LONGEST = 1_000_000;
/** What programs get to know of the environment: nothing secret. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'LD_LIBRARY_PATH'];

type Program = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  /** Ends the program and everything it has started. */
  readonly signal: AbortSignal;
  /** Of computing time. */
  readonly cpuSeconds: number;
};
type ProgramResult = { readonly code: number | null; readonly said: string };

/**
 * Runs a program in a process group of its own, without a shell reading its arguments, and answers what it wrote to
 * standard output. Rejects where it cannot be started; a signal that is aborted ends as `code: null`.
 */
export function runProgram({ program, args, folder, signal, cpuSeconds }: Program): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve({ code: null, said: '' });
    const limited = ['-c', `ulimit -t ${cpuSeconds}; exec "$@"`, 'sh', program, ...args];
    const child = spawn('/bin/sh', limited, {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    });
    const stop = () => endGroup(child);
    signal.addEventListener('abort', stop, { once: true });
    let said = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text: string) => {
      said += text;
      if (said.length > LONGEST) stop();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      resolve({ code: signal.aborted ? null : code, said: said.slice(0, LONGEST) });
    });
    // What a program left running would hold the recording, and the output, open.
    child.once('exit', stop);
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
