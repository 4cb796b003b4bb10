import { toolNamed } from '../../tools/tool.js';
import { platformRun } from '../../tools/tool-run.js';
import { decide } from '../decide.js';
import type { Decision } from '../decision.js';
import type { ListedQuestion } from '../listed-question.js';
import { platformOf } from './platform.js';

export type Verdict = {
  readonly right: boolean;
  readonly question: string;
  readonly expected: string;
  readonly got: string;
};

/** Asks a listed question as its asker and says whether what was decided is what was expected. */
export async function judge(listed: ListedQuestion, generous: boolean): Promise<Verdict> {
  // What is off topic must not become an answer by a search that finds everything.
  const { ctx } = platformOf(listed.role, listed.industry, generous && !('answer' in listed.expect));
  const scene = { run: platformRun(ctx, crypto.randomUUID()), hub: listed.hub ?? 'general', conversation: {} };
  const decision = await decide(listed.question, scene);
  const got = describe(decision);
  return {
    right: agrees(listed, decision),
    question: `${listed.role}: ${listed.question}`,
    expected: JSON.stringify(listed.expect),
    got,
  };
}

function agrees({ expect }: ListedQuestion, decision: Decision): boolean {
  if ('denied' in expect) return decision.kind === 'denied' && covers(decision.tool.name, expect.denied);
  if ('answer' in expect) {
    if (expect.answer === 'off-topic') return decision.kind === 'unclear' || decision.kind === 'tells';
    return decision.kind === expect.answer;
  }
  const name = nameOf(decision);
  const wanted = 'tool' in expect ? expect.tool : expect.proposes;
  return name !== undefined && covers(name, wanted) && holds(valuesOf(decision), expect.slots ?? {});
}

/** A tool answers for itself and for what its contract says it covers. */
const covers = (name: string, wanted: string | readonly string[]): boolean =>
  [wanted].flat().some((one) => one === name || (toolNamed(name)?.spec.covers ?? []).includes(one));

function nameOf(decision: Decision): string | undefined {
  if (decision.kind === 'ask' || decision.kind === 'propose') return decision.tool.name;
  return decision.kind === 'asks' ? decision.pending.tool : undefined;
}

function valuesOf(decision: Decision): Readonly<Record<string, unknown>> {
  if (decision.kind === 'ask' || decision.kind === 'propose') return decision.args;
  return decision.kind === 'asks' ? { ...decision.pending.names, ...decision.pending.values } : {};
}

/** Every expected value is there; a record may be named by its id or by the name it was looked up with. */
const holds = (values: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(expected).every(([field, value]) => {
    const given = String(values[field]).toLowerCase();
    const wanted = String(value).toLowerCase();
    return given === wanted || given === `any ${wanted}`;
  });

function describe(decision: Decision): string {
  if (decision.kind === 'unclear') return `unclear ${decision.near.map(({ name }) => name).join(', ')}`;
  if (decision.kind === 'denied') return `denied ${decision.tool.name}`;
  if (decision.kind === 'tells') return `tells ${decision.text}`;
  const name = nameOf(decision);
  return name ? `${decision.kind} ${name} ${JSON.stringify(valuesOf(decision))}` : decision.kind;
}

/** All verdicts of a list, and the share that is right. */
export async function judgeAll(list: readonly ListedQuestion[], generous: boolean) {
  const verdicts: Verdict[] = [];
  for (const listed of list) verdicts.push(await judge(listed, generous));
  const wrong = verdicts.filter(({ right }) => !right);
  return { wrong, share: list.length === 0 ? 1 : 1 - wrong.length / list.length };
}
