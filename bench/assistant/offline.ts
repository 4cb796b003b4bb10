import { signIn, type Topology } from '../product.ts';
import { ask } from './asking.ts';
import type { AssistantSetup } from './asked.ts';
import { emailOf, listedQuestions, questionOf, type ListedTool, type Question } from './questions.ts';

/** Times from the question to the last frame, in milliseconds. */
export type Offline = Map<Topology, number[]>;

const WARM_UP = 20;

/** Asks the whole list while no model is configured, each question when the one before is answered. */
export async function measureOffline({ products }: AssistantSetup, signal: AbortSignal): Promise<Offline> {
  const listed = await listedQuestions();
  const found: Offline = new Map();
  for (const [topology, { product }] of products) {
    const { url } = product;
    const tokens = await tokensOf(url, [...new Set(listed.map(({ role }) => role))]);
    const questions = (some: readonly ListedTool[]): Question[] =>
      some.map(({ role, hub, question }) => questionOf(tokens.get(role) ?? '', question, hub));
    const asking = { url, way: 'run', path: '/api/chat/messages', every: 'after the other', openWith: 'text' } as const;
    await ask({ ...asking, questions: questions(listed.slice(0, WARM_UP)) }, signal);
    const { answers } = await ask({ ...asking, questions: questions(listed) }, signal);
    const wrong = answers.find(({ outcome }) => outcome !== 'complete, platform-data');
    if (wrong !== undefined) throw new Error(`an answer without a model ended as "${wrong.outcome}"`);
    found.set(
      topology,
      answers.map(({ ended }) => ended),
    );
  }
  return found;
}

async function tokensOf(url: string, roles: readonly string[]): Promise<Map<string, string>> {
  const signedIn = roles.map(async (role) => [role, (await signIn(url, emailOf(role))).authorization] as const);
  return new Map(await Promise.all(signedIn));
}
