import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Answers to ask for, and how they come. */
export interface AskPlan {
  url: string;
  /** `completion`: the answer to the POST is the stream. `run`: the POST names a run, whose events are read on another connection. */
  way: 'completion' | 'run';
  path: string;
  questions: readonly { headers: Record<string, string>; body: string }[];
  /** At least between two beginnings, in milliseconds; `after the other`: each begins when the one before has ended. */
  every: number | 'after the other';
  /** What makes all of them count as open: that each is followed, or that each has had a word. */
  openWith: 'following' | 'text';
}

/** One answer as it came. Times in milliseconds since it was asked for. */
export interface Answer {
  first: number;
  ended: number;
  /** Characters of text, as they are on the wire. */
  letters: number;
  /** How it ended, in the words of the stream. */
  outcome: string;
}

export interface FollowedRun {
  answers: Answer[];
  /** Pauses between two arrivals of text on one stream, in milliseconds. */
  gaps: number[];
  /** The same while all were open and none had ended. */
  steadyGaps: number[];
}

/** What is told while answers come in. */
export interface Listener {
  /** All are open; the runs they come from. */
  open?(runs: readonly string[], pid: number): void;
  /** The first one has ended. */
  ended?(): void;
}

type Line = { open: string[] } | { ended: true } | { followed: FollowedRun };

/** Asks and follows in a process of its own. Throws where an answer failed. */
export async function ask(asking: AskPlan, signal: AbortSignal, listener: Listener = {}): Promise<FollowedRun> {
  signal.throwIfAborted();
  const folder = mkdtempSync(join(tmpdir(), 'asking-'));
  const file = join(folder, 'asking.json');
  writeFileSync(file, JSON.stringify(asking));
  try {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'follow.ts'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
      signal,
    });
    const failed = new Promise<never>((_, reject) => child.once('error', reject));
    let followed: FollowedRun | undefined;
    const reading = (async () => {
      for await (const text of createInterface({ input: child.stdout })) {
        const line = JSON.parse(text) as Line;
        if ('open' in line) listener.open?.(line.open, child.pid ?? 0);
        else if ('ended' in line) listener.ended?.();
        else ({ followed } = line);
      }
    })();
    await Promise.race([reading, failed]);
    if (followed === undefined) throw new Error('answers could not be followed to their end');
    return followed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
