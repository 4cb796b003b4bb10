// `node local/run.mjs bench/profile.ts write`: where the product's own CPU time goes under one of the workloads.
import { writeFileSync } from 'node:fs';
import { freePort } from '../local/ports.ts';
import { StopList, stopRequest } from '../local/stopping.ts';
import { columns } from './figures.ts';
import { findGenerator, load, type LoadResult } from './load/load.ts';
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

const [name = 'write', seconds = '8', file] = process.argv.slice(2);
const workload = workloadNames.find((one) => one === name);

/** A debugger's connection: calls by name, answers by number. */
async function inspector(port: number): Promise<(method: string) => Promise<{ profile?: Profile }>> {
  const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(list[0]?.webSocketDebuggerUrl ?? '');
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
const working = (frame: CallFrame): boolean => !['(idle)', '(program)', '(root)'].includes(frame.functionName);

function print(title: string, entries: [string, number][], { requests }: LoadResult, count: number): void {
  const rows = entries.slice(0, count).map(([key, time]) => [key, (time / requests).toFixed(1)]);
  process.stdout.write(`\n${title}, µs per request\n${columns(rows)}\n`);
}

async function run(chosen: WorkloadName, stopList: StopList, signal: AbortSignal): Promise<void> {
  const port = await freePort();
  const { subject } = await startOurs('one process', signal, { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
  stopList.add(subject.stop);
  const { method, requests } = subject.addresses[chosen];
  const headers = { ...(await subject.headers()), ...(method === 'POST' && { 'content-type': 'application/json' }) };
  const target = { url: subject.url, method, headers, requests };
  await load(findGenerator(), target, { connections: 32, seconds: 3 });
  const call = await inspector(port);
  await call('Profiler.enable');
  await call('Profiler.start');
  const result = await load(findGenerator(), target, { connections: 32, seconds: Number(seconds) });
  if (method === 'POST') await subject.settle();
  const { profile } = await call('Profiler.stop');
  if (profile === undefined) throw new Error('no profile came back');
  if (file !== undefined) writeFileSync(file, JSON.stringify(profile));
  process.stdout.write(`${result.requests} requests, ${result.errors} errors\n`);
  print(
    'By package, own time',
    sums(profile, (frame) => (working(frame) ? packageOf(frame) : undefined), false),
    result,
    30,
  );
  print(
    'By function, own time',
    sums(profile, (frame) => (working(frame) ? functionOf(frame) : undefined), false),
    result,
    60,
  );
  print('By function of ours, with what it calls', sums(profile, ours, true), result, 60);
}

const stopList = new StopList();
try {
  if (workload === undefined) throw new Error(`which workload? One of ${workloadNames.join(', ')}`);
  await run(workload, stopList, stopRequest());
} finally {
  await stopList.stopAll((error) => process.stderr.write(`${String(error)}\n`));
}
process.exit();
