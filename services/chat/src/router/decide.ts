import { toolsFor } from '../tools/tools-for.js';
import { toolNamed, type Tool } from '../tools/tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import { choose, type Choice } from './choose.rules.js';
import { complete } from './complete.js';
import type { Conversation, Pending } from './conversation.js';
import type { Decision } from './decision.js';
import { fill, focusOf, type Filled } from './fill.js';
import { takesNames } from './rank.js';
import { answerTo, isClear } from './reply.rules.js';
import { knows, whoKnows } from './who-knows.js';
import { utteranceOf, type Utterance } from './utterance.js';
import { wantedOf } from './wanted.js';

export type Scene = { readonly run: ToolRun; readonly hub: string; readonly conversation: Conversation };

/** Decides what comes of a message: reads what it must to turn names into records, and changes nothing. */
export async function decide(content: string, scene: Scene): Promise<Decision> {
  const { run, conversation } = scene;
  const utterance = utteranceOf(content, run.ctx.now);
  const { pending } = conversation;
  if (utterance.kind === 'cancel') return { kind: 'cancelled', had: pending !== undefined };
  if (pending) {
    const decision = await resume(pending, utterance, content, scene);
    if (decision) return decision;
  }
  if (utterance.kind === 'help' || utterance.kind === 'thanks' || utterance.kind === 'capture')
    return { kind: utterance.kind };
  return (await refined(utterance, scene)) ?? anew(utterance, scene);
}

async function anew(utterance: Utterance, scene: Scene): Promise<Decision> {
  const { run, hub } = scene;
  const mine = new Set(toolsFor(run.ctx.ability));
  const choice = choose(utterance, hub, mine);
  const command = utterance.kind === 'command';
  if (choice.kind === 'denied' || choice.kind === 'help') return choice;
  if (choice.kind === 'tool') {
    const tool = (await ofItsName(choice, utterance, run)) ?? choice.tool;
    return settle(tool, filled(tool, utterance, run), utterance, scene, choice.close);
  }
  if (choice.kind === 'name') {
    const tool = await whoKnows(choice.tools, utterance.names[0]!, run);
    if (tool) return settle(tool, filled(tool, utterance, run), utterance, scene);
    return { kind: 'tells', text: `I found nothing called “${utterance.names[0]}” among what you may see.` };
  }
  // `I would like to change teams` asks a question as well as it orders something.
  if (command && utterance.wish) return anew({ ...utterance, kind: 'question' }, scene);
  return { kind: 'unclear', near: command ? [] : choice.near, command };
}

/** The tool that knows the one name in a question: what a name stands for, its owner's records say better than words. */
async function ofItsName(
  { tool, others }: Extract<Choice, { kind: 'tool' }>,
  { names }: Utterance,
  run: ToolRun,
): Promise<Tool | undefined> {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0 || !others.length || !takesNames(tool)) return undefined;
  return (await knows(tool, name, run)) ? tool : whoKnows(others, name, run);
}

const filled = (tool: Tool, utterance: Utterance, { ctx }: ToolRun): Filled =>
  fill(tool, utterance, ctx.userId, ctx.now);

async function settle(
  tool: Tool,
  found: Filled,
  utterance: Utterance,
  { run }: Scene,
  close?: Tool,
): Promise<Decision> {
  const result = await complete(tool, found, run);
  if (result.kind !== 'complete') return result;
  const { args, named } = result;
  if (tool.writes) return { kind: 'propose', tool, args };
  const wanted = wantedOf(tool, args, named, utterance);
  return { kind: 'ask', tool, args: { ...wanted.focus?.args, ...args }, wanted, close };
}

/** A reply to what was asked back; nothing where the message is a new question instead. */
async function resume(
  pending: Pending,
  utterance: Utterance,
  content: string,
  scene: Scene,
): Promise<Decision | undefined> {
  const tool = toolNamed(pending.tool);
  if (!tool || !toolsFor(scene.run.ctx.ability).includes(tool)) return undefined;
  const reply = answerTo(tool, pending, utterance, content.trim(), scene.run.ctx.now);
  if (!reply) return undefined;
  const found = {
    values: { ...pending.values, ...reply.values },
    names: { ...pending.names, ...reply.names },
  };
  const decision = await settle(tool, found, utterance, scene);
  return isUnheard(decision, pending, reply) && isClear(utterance) ? undefined : decision;
}

/** Whether the same would be asked once more, because the reply meant nothing. */
const isUnheard = (decision: Decision, { field }: Pending, { values, names }: Filled): boolean =>
  decision.kind === 'asks' &&
  decision.pending.field === field &&
  (decision.options.length === 0 || Object.keys({ ...values, ...names }).length === 0);

const CARRIES_ON = /^(?:and|only|just|but|now|then|what about|how about|or)\b/i;

/** `And the stalled ones?` asks the last tool again, with what is new added. */
async function refined(utterance: Utterance, scene: Scene): Promise<Decision | undefined> {
  const { last } = scene.conversation;
  const tool = last && toolNamed(last.tool);
  if (!tool || !CARRIES_ON.test(utterance.text)) return undefined;
  const more = filled(tool, utterance, scene.run);
  const fresh = Object.keys(more.values).some((field) => tool.spec.slots?.[field]?.me === undefined);
  if (!fresh && Object.keys(more.names).length === 0 && !focusOf(tool, utterance)) return undefined;
  return settle(tool, { values: { ...last.args, ...more.values }, names: more.names }, utterance, scene);
}
