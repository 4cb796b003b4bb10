import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Systems give ports from 32768 on to connections that leave: one of those is taken again before somebody listens there. */
const PORTS = { from: 12_000, to: 32_000 };
/** Ports that products will listen at, each with the process that has drawn it: others draw another meanwhile. */
const CLAIMS = join(tmpdir(), 'talent-os-ports');

/** A port that is free and stays so: for who listens there later, or after a pause. */
export async function freePort(draw: () => number = () => randomInt(PORTS.from, PORTS.to)): Promise<number> {
  for (;;) {
    const port = draw();
    if (claim(port) && (await isFree(port))) return port;
  }
}

const claimed = new Set<string>();
process.once('exit', () => {
  for (const file of claimed) rmSync(file, { force: true });
});

/** Takes a port until this process ends, unless another one that still runs has taken it. */
function claim(port: number): boolean {
  mkdirSync(CLAIMS, { recursive: true });
  const file = join(CLAIMS, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (runs(file)) return false;
    rmSync(file, { force: true });
    return claim(port);
  }
  claimed.add(file);
  return true;
}

/** Whether the process that has written a claim still runs; one without a number is being written. */
function runs(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
