// `node local/run.mjs bench/profile.ts --only write [--split]`: where the product's own CPU time goes under one of the workloads.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StopList, stopRequest } from '../local/stopping.ts';
import { columns } from './figures.ts';
import { findGenerator, load, type LoadResult } from './load/load.ts';
import type { Topology } from './product.ts';
import { startOurs } from './subjects.ts';
import { workloadNames, type WorkloadName } from './workloads.ts';

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
}
interface Profile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'write' },
    seconds: { type: 'string', default: '8' },
    split: { type: 'boolean', default: false },
    functions: { type: 'string', default: '50' },
    /** A folder for the profiles themselves, which browsers' developer tools show as flames. */
    keep: { type: 'string' },
  },
});
const workload = workloadNames.find((one) => one === values.only);
const topology: Topology = values.split ? 'split' : 'one process';

type Call = (method: string) => Promise<{ profile?: Profile }>;

/** A debugger's connection to a process that says in its log where it listens: calls by name, answers by number. */
async function inspector(logFile: string): Promise<Call> {
  const address = /ws:\/\/\S+/.exec(readFileSync(logFile, 'utf8'))?.[0];
  if (address === undefined) throw new Error(`no debugger in ${logFile}`);
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (result: { profile?: Profile }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: { profile?: Profile } };
    waiting.get(id)?.(result);
  });
  let last = 0;
  return (method) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method }));
    });
}

/** Microseconds by a property of the frame: of its own, or with everything it called. */
function sums(
  profile: Profile,
  keyOf: (frame: CallFrame) => string | undefined,
  inclusive: boolean,
): [string, number][] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const keysOf = new Map<number, Set<string>>();
  const keysAt = (id: number): Set<string> => {
    let keys = keysOf.get(id);
    if (keys === undefined) {
      const parent = parents.get(id);
      keys = new Set(inclusive && parent !== undefined ? keysAt(parent) : []);
      const frame = nodes.get(id)?.callFrame;
      const key = frame && keyOf(frame);
      if (key !== undefined) keys.add(key);
      keysOf.set(id, keys);
    }
    return keys;
  };
  const totals = new Map<string, number>();
  profile.samples.forEach((id, index) => {
    for (const key of keysAt(id)) totals.set(key, (totals.get(key) ?? 0) + (profile.timeDeltas[index] ?? 0));
  });
  return [...totals].toSorted((a, b) => b[1] - a[1]);
}

const place = ({ url }: CallFrame): string =>
  url
    .replace(/^file:\/\//, '')
    .replace(/^.*\/node_modules\//, '')
    .replace(/^.*\/(libs|services|apps)\//, '$1/');
const packageOf = (frame: CallFrame): string => {
  if (frame.url === '') return frame.functionName;
  if (frame.url.startsWith('node:')) return 'node';
  return /^(libs|services|apps)\/[^/]+|^@[^/]+\/[^/]+|^[^/]+/.exec(place(frame))?.[0] ?? frame.url;
};
const functionOf = (frame: CallFrame): string =>
  `${frame.functionName || '(anonymous)'} ${place(frame)}:${frame.lineNumber + 1}`;
const ours = (frame: CallFrame): string | undefined =>
  /^(libs|services|apps)\//.test(place(frame)) ? functionOf(frame) : undefined;
const IDLE = ['(idle)', '(program)', '(root)'];
const onlyWorking =
  (keyOf: (frame: CallFrame) => string) =>
  (frame: CallFrame): string | undefined =>
    IDLE.includes(frame.functionName) ? undefined : keyOf(frame);

function print(title: string, entries: [string, number][], { requests }: LoadResult, count: number): void {
  const rows = entries.slice(0, count).map(([key, time]) => [key, (time / requests).toFixed(1)]);
  process.stdout.write(`\n${title}, µs per request\n${columns(rows)}\n`);
}

async function run(chosen: WorkloadName, stopList: StopList, signal: AbortSignal): Promise<void> {
  const { subject, logFiles } = await startOurs(topology, signal, { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  stopList.add(subject.stop);
  const { method, requests } = subject.addresses[chosen];
  const headers = { ...(await subject.headers()), ...(method === 'POST' && { 'content-type': 'application/json' }) };
  const target = { url: subject.url, method, headers, requests };
  await load(findGenerator(), target, { connections: 32, seconds: 3 });
  const calls = await Promise.all(
    [...logFiles].map(async ([parts, logFile]) => [parts, await inspector(logFile)] as const),
  );
  for (const [, call] of calls) {
    await call('Profiler.enable');
    await call('Profiler.start');
  }
  const result = await load(findGenerator(), target, { connections: 32, seconds: Number(values.seconds) });
  if (method === 'POST') await subject.settle();
  process.stdout.write(`${result.requests} requests, ${result.errors} errors\n`);
  for (const [parts, call] of calls) {
    const { profile } = await call('Profiler.stop');
    if (profile === undefined) throw new Error('no profile came back');
    if (values.keep !== undefined) writeFileSync(join(values.keep, `${parts}.cpuprofile`), JSON.stringify(profile));
    process.stdout.write(`\n--- ${parts}\n`);
    const count = Number(values.functions);
    print('By package, own time', sums(profile, onlyWorking(packageOf), false), result, 30);
    print('By function, own time', sums(profile, onlyWorking(functionOf), false), result, count);
    print('By function of ours, with what it calls', sums(profile, ours, true), result, count);
  }
}

const stopList = new StopList();
try {
  if (workload === undefined) throw new Error(`which workload? --only one of ${workloadNames.join(', ')}`);
  await run(workload, stopList, stopRequest());
} finally {
  await stopList.stopAll((error) => process.stderr.write(`${String(error)}\n`));
}
process.exit();
