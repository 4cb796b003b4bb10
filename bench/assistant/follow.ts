// Asks for streamed answers, follows them to their end and prints lines of JSON: `node follow.ts <file>`.
import { readFileSync } from 'node:fs';
import type { Answer, AskPlan, FollowedRun } from './asking.ts';
import { Connection, type FrameListener } from './connection.ts';
import { saidByModel, saidByRun } from './events.ts';

const asking = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as AskPlan;
const target = new URL(asking.url);
const count = asking.questions.length;
const saidBy = asking.way === 'run' ? saidByRun : saidByModel;
const say = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** Answers that have been asked for and have not begun: more would measure a queue. */
const OPENING = 8;
/** Connections kept ready: few, because servers close those that are not used. */
const AHEAD = 10;

const answers: Answer[] = [];
const gaps: { at: number; gap: number }[] = [];
const runs: string[] = [];
let open = 0;
let opening = 0;
const waiting: (() => void)[] = [];
let openedAt = Infinity;
let firstEndedAt = Infinity;

/** Connections nobody uses right now, opened ahead: that is no part of an answer. */
const idle: Connection[] = await Promise.all(Array.from({ length: AHEAD }, () => new Connection(target).ready()));
function take(): Connection {
  if (idle.length < AHEAD) idle.unshift(new Connection(target));
  for (let found = idle.pop(); found !== undefined; found = idle.pop()) if (found.usable) return found;
  return new Connection(target);
}

function countOpen(): void {
  open += 1;
  const next = waiting.shift();
  if (next === undefined) opening -= 1;
  else next();
  if (open < count) return;
  openedAt = performance.now();
  say({ open: runs });
}

/** Resolves when another answer may be asked for. */
function mayBegin(): Promise<void> {
  if (opening >= OPENING) return new Promise((resolve) => waiting.push(resolve));
  opening += 1;
  return Promise.resolve();
}

/** Asks one question; resolves when its answer has ended. */
function askOne({ headers, body }: AskPlan['questions'][number]): Promise<void> {
  const asked = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const failed = (why: string): void => reject(new Error(`${asking.url}${asking.path} ${why}`));
  const exchange = (
    method: string,
    path: string,
    sent: string,
    hear: Pick<FrameListener, 'text'>,
    end: () => void,
  ): void => {
    const connection = take();
    const done = (): void => {
      idle.push(connection);
      end();
    };
    connection.send(method, path, headers, sent, { ...hear, end: done, failed });
  };
  const stream = following(asked);
  const end = (): void => {
    answers.push(stream.answer());
    if (firstEndedAt === Infinity) say({ ended: true });
    firstEndedAt = Math.min(firstEndedAt, performance.now());
    resolve();
  };
  if (asking.way === 'completion') exchange('POST', asking.path, body, stream, end);
  else {
    let told = '';
    exchange('POST', asking.path, body, { text: (part) => (told += part) }, () => {
      const { runId } = JSON.parse(told) as { runId: string };
      runs.push(runId);
      exchange('GET', `/api/chat/runs/${runId}/events`, '', stream, end);
    });
  }
  return promise;
}

/** Hears the events of one stream. */
function following(asked: number): { text(part: string): void; answer(): Answer } {
  let rest = '';
  let first = Number.NaN;
  let latest = Number.NaN;
  let letters = 0;
  let outcome = 'no end';
  let counted = false;
  const begun = (): void => {
    if (!counted) countOpen();
    counted = true;
  };
  const text = (part: string): void => {
    const now = performance.now();
    const events = (rest + part).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const said = saidBy(event);
      if (said === undefined) continue;
      if (said === 'waits') {
        if (asking.openWith === 'following') begun();
      } else if ('outcome' in said) ({ outcome } = said);
      else {
        if (Number.isNaN(first)) first = now - asked;
        else gaps.push({ at: now, gap: now - latest });
        latest = now;
        letters += said.letters;
        begun();
      }
    }
  };
  return { text, answer: () => ({ first, ended: performance.now() - asked, letters, outcome }) };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const rounded = (value: number): number => Math.round(value * 100) / 100;

const asked: Promise<void>[] = [];
for (const question of asking.questions) {
  await mayBegin();
  const ended = askOne(question);
  asked.push(ended);
  await (asking.every === 'after the other' ? ended : pause(asking.every));
}
await Promise.all(asked);
const steady = gaps.filter(({ at, gap }) => at - gap >= openedAt && at <= firstEndedAt);
const followed: FollowedRun = {
  answers,
  gaps: gaps.map(({ gap }) => rounded(gap)),
  steadyGaps: steady.map(({ gap }) => rounded(gap)),
};
process.stdout.write(`${JSON.stringify({ followed })}\n`, () => process.exit());
