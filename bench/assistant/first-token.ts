import { ask, type Answer, type AskPlan } from './asking.ts';
import type { AssistantSetup } from './asked.ts';
import { emailOf, questionOf } from './questions.ts';
import { signIn, type Topology } from '../product.ts';

export type Way = 'direct' | Topology;

/** First tokens and gaps by the way they came, in milliseconds. */
export type FirstTokens = Map<Way, { firsts: number[]; gaps: number[] }>;

const PER_SECOND = 50;
const TOKENS = 30;
const A_ROUND = 25;
/** Four are open at a time, out of step with their tokens. */
const EVERY_MS = 155;
/** The first ones of a round warm the reader up, which is a new process each time. */
const WARM_UP = 4;
const QUESTION = 'Please write something of this length.';
export const MODEL = `paced-${PER_SECOND}-${TOKENS}`;

/** Asks the model's server directly and through the product, in turn. Throws where answers differ in length. */
export async function measureFirstTokens(
  asked: AssistantSetup,
  rounds: number,
  signal: AbortSignal,
): Promise<FirstTokens> {
  const ways: Way[] = ['direct', ...asked.products.keys()];
  const found: FirstTokens = new Map(ways.map((way) => [way, { firsts: [], gaps: [] }]));
  const lengths = new Set<number>();
  for (let round = -1; round < rounds; round += 1) {
    const first = (round + ways.length) % ways.length;
    for (const way of [...ways.slice(first), ...ways.slice(0, first)]) {
      const { answers, gaps } = await ask(await askingOf(asked, way), signal);
      answers.forEach((answer) => lengths.add(lengthOf(answer, way)));
      // The first round warms up.
      if (round < 0) continue;
      found.get(way)?.firsts.push(...answers.slice(WARM_UP).map((answer) => answer.first));
      found.get(way)?.gaps.push(...gaps);
    }
  }
  if (lengths.size !== 1) throw new Error(`answers differ in length: ${[...lengths].join(', ')} characters`);
  return found;
}

function lengthOf({ letters, outcome }: Answer, way: Way): number {
  const whole = way === 'direct' ? 'complete' : 'complete, model';
  if (outcome !== whole) throw new Error(`${way}: an answer ended as "${outcome}"`);
  return letters;
}

async function askingOf({ model, products }: AssistantSetup, way: Way): Promise<AskPlan> {
  const common = { every: EVERY_MS, openWith: 'text' } as const;
  if (way === 'direct') return { ...common, ...directly(model.url, MODEL, A_ROUND) };
  const url = products.get(way)?.product.url ?? '';
  const { authorization } = await signIn(url, emailOf('SALES_REP'));
  const questions = Array.from({ length: A_ROUND }, () => questionOf(authorization, QUESTION, 'sales'));
  return { ...common, url, way: 'run', path: '/api/chat/messages', questions };
}

/** The same question for the model's own server. */
export function directly(
  url: string,
  model: string,
  count: number,
): Pick<AskPlan, 'url' | 'way' | 'path' | 'questions'> {
  const body = JSON.stringify({
    model,
    stream: true,
    stream_options: { include_usage: true },
    messages: [{ role: 'user', content: QUESTION }],
  });
  const questions = Array.from({ length: count }, () => ({ headers: { authorization: 'Bearer direct' }, body }));
  return { url, way: 'completion', path: '/v1/chat/completions', questions };
}
