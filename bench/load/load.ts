import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../local/find.ts';
import { endedChildrenCpu } from '../cpu.ts';

/** Requests that are sent over and over, one after the other, on every connection. */
export interface Target {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** Path and, where there is one, body. */
  requests: readonly { path: string; body?: string }[];
}

export interface Pressure {
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  /** How long it really took, in seconds. */
  seconds: number;
  /** Latencies in milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx, broken connections, timeouts. */
  errors: number;
  /** What the generator itself used, in microseconds per request. */
  ownCpu: number;
}

type LoadFigures = Omit<LoadResult, 'ownCpu'>;

/** The program that makes the load: wrk where it is installed, because it costs least, else one of our own. */
export interface Generator {
  name: string;
  command(target: Target, pressure: Pressure, folder: string): { program: string; args: string[] };
}

const wrk = (program: string): Generator => ({
  name: 'wrk',
  command(target, { connections, seconds }, folder) {
    const script = join(folder, 'load.lua');
    writeFileSync(script, luaOf(target));
    return {
      program,
      args: ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, target.url],
    };
  },
});

const sockets: Generator = {
  name: 'sockets of Node',
  command(target, pressure, folder) {
    const file = join(folder, 'load.json');
    writeFileSync(file, JSON.stringify({ target, pressure }));
    return { program: process.execPath, args: [join(import.meta.dirname, 'sockets.ts'), file] };
  },
};

/** Finds the generator of this machine; `own` asks for ours although wrk is there. */
export function findGenerator(own = false): Generator {
  const program = own ? undefined : findProgram('wrk');
  return program === undefined ? sockets : wrk(program);
}

/** Loads a target with keep-alive connections from a process of its own. */
export async function load(
  generator: Generator,
  target: Target,
  pressure: Pressure,
  signal?: AbortSignal,
): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const before = endedChildrenCpu();
  try {
    const { program, args } = generator.command(target, pressure, folder);
    const told = await run(program, args, signal);
    return { ...told, ownCpu: (endedChildrenCpu() - before) / Math.max(1, told.requests) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], signal?: AbortSignal): Promise<LoadFigures> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(signal && { signal }) });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => {
      const line = output.split('\n').find((one) => one.startsWith('{"requests"'));
      if (line === undefined) reject(new Error(`the load generator failed:\n${output}`));
      else resolve(JSON.parse(line) as LoadFigures);
    });
  });
}

// A long bracket of Lua keeps every character as it is, as long as the text does not hold its end.
const lua = (text: string): string => `[==[${text}]==]`;

function luaOf({ method, headers, requests }: Target): string {
  const fields = Object.entries(headers).map(([name, value]) => `[ ${lua(name)} ] = ${lua(value)}`);
  return `
local headers = { ${fields.join(', ')} }
local requests = {}
local position = 0
init = function()
${requests
  .map(
    ({ path, body }) =>
      `  requests[#requests + 1] = wrk.format(${lua(method)}, ${lua(path)}, headers, ${body === undefined ? 'nil' : lua(body)})`,
  )
  .join('\n')}
end
request = function()
  position = position % #requests + 1
  return requests[position]
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%.6f,"p50":%.4f,"p99":%.4f,"errors":%d}\\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}
