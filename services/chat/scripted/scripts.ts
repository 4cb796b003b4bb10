import { toolScripts } from './tool-scripts.ts';
import { chunk, envelope, failure, question, usageOf, words } from './wire.ts';
import type { WireRequest, Plan, Script, Step } from './wire.ts';

const TOKENS = 20;
const DONE: Step = { bytes: 'data: [DONE]\n\n' };

function* says(
  asked: WireRequest,
  pieces: readonly string[],
  finish: string | null = 'stop',
  done = true,
): Iterable<Step> {
  yield chunk(asked.model, { role: 'assistant', content: '' });
  for (const content of pieces) yield chunk(asked.model, { content });
  if (finish) yield chunk(asked.model, {}, finish);
  yield* usage(asked, pieces.length);
  if (done) yield DONE;
}

function* usage(asked: WireRequest, tokens: number): Iterable<Step> {
  if (asked.stream_options?.include_usage)
    yield { event: envelope(asked.model, { choices: [], usage: usageOf(asked, tokens) }) };
}

/** `count` tokens, `rate` of them a second, measured from the start so that delays do not add up. */
function* paced(asked: WireRequest, rate: number, count: number): Iterable<Step> {
  const start = Date.now();
  yield chunk(asked.model, { role: 'assistant', content: '' });
  for (const [index, content] of words(count).entries()) {
    if (rate > 0) yield { waitUntil: start + (index * 1_000) / rate };
    yield chunk(asked.model, { content });
  }
  yield chunk(asked.model, {}, 'stop');
  yield* usage(asked, count);
  yield DONE;
}

/** Half of `count` tokens, and the rest when the server is told to go on. */
function* gated(asked: WireRequest, count: number): Iterable<Step> {
  yield chunk(asked.model, { role: 'assistant', content: '' });
  for (const [index, content] of words(count).entries()) {
    if (index === Math.floor(count / 2)) yield 'gate';
    yield chunk(asked.model, { content });
  }
  yield chunk(asked.model, {}, 'stop');
  yield* usage(asked, count);
  yield DONE;
}

function* some(asked: WireRequest, ...then: readonly Step[]): Iterable<Step> {
  yield chunk(asked.model, { role: 'assistant', content: '' });
  for (const content of words(5)) yield chunk(asked.model, { content });
  yield* then;
}

/** The whole stream as single bytes of its own: characters and events arrive torn. */
function* torn(steps: Iterable<Step>): Iterable<Step> {
  for (const step of steps) {
    if (typeof step === 'string' || 'waitUntil' in step) yield step;
    else {
      const whole = 'event' in step ? `data: ${JSON.stringify(step.event)}\n\n` : step.bytes;
      const bytes = typeof whole === 'string' ? new TextEncoder().encode(whole) : whole;
      for (let from = 0; from < bytes.length; from += 3) yield { bytes: bytes.subarray(from, from + 3) };
    }
  }
}

/** Thinks aloud for a while before it speaks. Times in milliseconds. */
function* thinks(asked: WireRequest, ms: number, every: number): Iterable<Step> {
  const start = Date.now();
  for (let at = 0; at <= ms; at += every) {
    yield { waitUntil: start + at };
    yield {
      event: envelope(asked.model, {
        choices: [{ index: 0, delta: { reasoning_content: 'hm ' }, finish_reason: null }],
      }),
    };
  }
  yield* says(asked, words(TOKENS));
}

const answer = (asked: WireRequest): Plan => ({ steps: says(asked, words(TOKENS)) });
const needs = (wanted: boolean, message: string, asked: WireRequest): Plan =>
  wanted ? answer(asked) : failure(400, message);

/** What each model does. A name may end in numbers: `paced-50-200` writes 200 tokens at 50 a second. */
const table: Record<string, Script> = {
  ...toolScripts,
  paced: (asked, _, [rate = 50, count = 40]) => ({ steps: paced(asked, rate, count) }),
  gated: (asked, _, [count = 40]) => ({ steps: gated(asked, count) }),
  /** Repeats the question, character by character. */
  echo: (asked) => ({ steps: says(asked, [...question(asked)]) }),
  'echo-torn': (asked) => ({ steps: torn(says(asked, [...question(asked)])) }),
  thinks: (asked, _, [ms = 2_500, every = 250]) => ({ steps: thinks(asked, ms, every) }),
  'no-usage': (asked) => ({ steps: says({ ...asked, stream_options: {} }, words(TOKENS)) }),
  'done-no-reason': (asked) => ({ steps: says(asked, words(TOKENS), null) }),
  'reason-no-done': (asked) => ({ steps: says(asked, words(TOKENS), 'stop', false) }),
  'clean-eof': (asked) => ({ steps: says({ ...asked, stream_options: {} }, words(TOKENS), null, false) }),
  length: (asked) => ({ steps: says(asked, words(TOKENS), 'length') }),
  filter: (asked) => ({ steps: says(asked, words(TOKENS), 'content_filter') }),
  empty: (asked) => ({ steps: says(asked, []) }),
  busy: () => failure(429, 'Too many requests'),
  /** Asks for a pause of so many seconds, every time. */
  'busy-after': (_, __, [seconds = 1]) => failure(429, 'Too many requests', { 'retry-after': String(seconds) }),
  'busy-once': (asked, turn, [seconds = 1]) =>
    turn % 2 ? failure(429, 'Too many requests', { 'retry-after': String(seconds) }) : answer(asked),
  broken: () => failure(500, 'Something went wrong'),
  'broken-once': (asked, turn) => (turn % 2 ? failure(500, 'Something went wrong') : answer(asked)),
  redirect: () => ({ status: 307, headers: { location: '/v1/elsewhere' }, body: {} }),
  'wrong-key': () => failure(401, 'Incorrect API key provided'),
  'unknown-model': () => failure(404, 'The model does not exist'),
  hang: () => 'silence',
  'hang-headers': () => ({ steps: ['hang'] }),
  'hang-mid': (asked) => ({ steps: some(asked, 'hang') }),
  /** Comments keep the connection busy while no token ever comes. */
  'hang-pings': () => ({ steps: pings() }),
  reset: () => 'torn',
  /** A reset overtakes what is still on its way, so it waits until that has arrived. */
  // A reset takes away what the other side has not read yet, so it is given time to read.
  'reset-mid': (asked) => ({ steps: some(asked, { waitUntil: Date.now() + 400 }, 'reset') }),
  'error-first': () => ({ steps: [{ event: { error: { message: 'Overloaded', type: 'server_error' } } }] }),
  'error-mid': (asked) => ({
    steps: some(asked, { event: { error: { message: 'Overloaded', type: 'server_error' } } }, DONE),
  }),
  /** A failure told by the name of the event. */
  'error-event': (asked) => ({
    steps: some(asked, { bytes: 'event: error\ndata: {"message":"Overloaded"}\n\n' }, DONE),
  }),
  'bad-json': () => ({ steps: [{ bytes: 'data: {"choices":[{"delta":{"content"\n\n' }, DONE] }),
  'bad-json-mid': (asked) => ({ steps: some(asked, { bytes: 'data: {"choices":[{"del\n\n' }, DONE) }),
  endless: () => ({ steps: [{ bytes: `data: ${'x'.repeat(3_000_000)}` }, 'hang'] }),
  'new-limit': (asked) => needs(asked.max_tokens === undefined, "Use 'max_completion_tokens' instead", asked),
  'no-stream-options': (asked) => needs(!asked.stream_options, 'Unknown field: stream_options', asked),
  'no-tools': (asked) => needs(!asked.tools, 'This model does not support tools', asked),
};

function* pings(): Iterable<Step> {
  for (let at = Date.now(); ; at += 50) {
    yield { waitUntil: at };
    yield { bytes: ': ping\n\n' };
  }
}

/** The plan of a call; a model nobody scripted does not exist. */
export function planOf(asked: WireRequest, turn: number): Plan {
  const [, name = '', numbers = ''] = /^(.*?)((?:-\d+)*)$/.exec(asked.model)!;
  const script = table[name];
  const args = numbers.split('-').slice(1).map(Number);
  return script ? script(asked, turn, args) : failure(404, `The model ${asked.model} does not exist`);
}

export const models = Object.keys(table);
