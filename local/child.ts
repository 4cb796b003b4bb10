import { spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { lastLines } from './files.ts';
import { UserError } from './trouble.ts';

interface ServiceOptions {
  name: string;
  command: string;
  args: string[];
  logFile: string;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number | undefined;
  gid?: number | undefined;
  /** What asks the program to end; `SIGTERM` unless it has a better one. */
  stopSignal?: NodeJS.Signals;
  /** What ends it when it does not listen. */
  killSignal?: NodeJS.Signals;
}

export interface Service {
  name: string;
  pid: number;
  logFile: string;
  /** Resolves when the program has ended, with a sentence about how. */
  exited: Promise<string>;
  running(): boolean;
  /** Asks the program to end and insists after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Starts a program that keeps running. It gets a process group of its own, so that Ctrl-C in the
 * terminal does not end it before the ones that still use it, and writes to a file rather than to a
 * pipe, so that it does not depend on this process.
 */
export function startService(options: ServiceOptions): Service {
  const { name, command, args, logFile } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`);
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, {
    cwd: options.cwd ?? '/',
    env: options.env ?? process.env,
    stdio: ['ignore', log, log],
    detached: true,
    ...identity(options),
  });
  closeSync(log);
  let running = true;
  const exited = new Promise<string>((resolve) => {
    const end = (sentence: string): void => {
      running = false;
      resolve(sentence);
    };
    child.once('error', (error) => end(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => end(`${name} ended (${signal ?? `exit code ${code}`})`));
  });
  return {
    name,
    pid: child.pid ?? 0,
    logFile,
    exited,
    running: () => running,
    async stop(graceMs) {
      if (!running) return;
      child.kill(options.stopSignal ?? 'SIGTERM');
      const timer = setTimeout(() => child.kill(options.killSignal ?? 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

interface TaskOptions {
  command: string;
  args: string[];
  /** What failed, as the first line of the message. */
  failure: string;
  signal?: AbortSignal | undefined;
  input?: string;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number | undefined;
  gid?: number | undefined;
}

/** Runs a program to its end and answers what it wrote; a failure is told with its last lines. */
export function runTask(options: TaskOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(options.command, options.args, {
      cwd: options.cwd ?? '/',
      env: options.env ?? process.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...identity(options),
    });
    let out = '';
    let all = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      all += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      all += chunk.toString();
    });
    // A program that ends before it reads its input is told by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(options.input ?? '');
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new UserError(`${options.failure}\n${all.trimEnd().split('\n').slice(-40).join('\n')}`));
    });
  });
}

function identity(options: { uid?: number | undefined; gid?: number | undefined }): SpawnOptions {
  return options.uid === undefined || options.gid === undefined ? {} : { uid: options.uid, gid: options.gid };
}

/** The message about a program that ended although it should run. */
export async function endedEarly(service: Service): Promise<UserError> {
  const how = await service.exited;
  return new UserError(`${how}. Its last lines (all of them: ${service.logFile}):\n${lastLines(service.logFile)}`);
}
