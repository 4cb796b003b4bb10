import type { Frame } from './conversation.js';
import { joined, leaning } from './frame.js';
import { understand, type Scene, type Understanding } from './understand.js';
import type { Change } from './write/change.js';
import { draftOf } from './write/draft.js';
import { verbLeftOut } from './write/order.js';

/** What a text means by itself; nothing where it asks for a change. */
export const understandAlone = async (text: string, scene: Scene): Promise<Understanding | undefined> =>
  (await draftOf(text, scene)) ? undefined : understandOnce(text, scene);

/** A change that is ordered without its verb, `task call the buyer, due Friday`, where the words ask for nothing else. */
export async function briefly(text: string, scene: Scene): Promise<Change | undefined> {
  const verb = verbLeftOut(text);
  if (verb === undefined) return undefined;
  const { kind } = await understandOnce(text, scene);
  return kind === 'answer' || kind === 'denied' ? undefined : draftOf(`${verb} ${text}`, scene);
}

const understood = new WeakMap<Scene, Map<string, Promise<Understanding>>>();
/** A question is understood once, however often it is asked what it means: for its own sake, and before a model. */
function understandOnce(text: string, scene: Scene, frame?: string): Promise<Understanding> {
  const known = understood.get(scene) ?? new Map<string, Promise<Understanding>>();
  understood.set(scene, known);
  const key = `${frame ?? ''} ${text}`;
  const found = known.get(key) ?? understand(text, scene, frame);
  known.set(key, found);
  return found;
}

/** A question as it stands or leaning on the one before, and, where it is not understood so, joined to it. */
export async function understoodWith(
  text: string,
  frame: Frame | undefined,
  scene: Scene,
): Promise<{ found: Understanding; question: string }> {
  const leant = leaning(text, frame);
  const question = leant ?? text;
  const said = await understandOnce(question, scene, leant === undefined ? undefined : frame?.operation);
  const found = staying(said, text, frame);
  if (found.kind === 'answer' || leant !== undefined || !frame) return { found, question };
  const both = joined(frame.question, text);
  const whole = await understandOnce(both, scene, frame.operation);
  return whole.kind === 'answer' ? { found: whole, question: both } : { found, question };
}

/** `How many of those` asks about what was told, and nothing else answers it. */
function staying(found: Understanding, text: string, frame: Frame | undefined): Understanding {
  if (found.kind !== 'answer' || !frame || !/\bof (?:those|these|them)\b/i.test(text)) return found;
  const { reading } = found;
  return reading.source.operation.name === frame.operation ? found : { kind: 'nothing', reading };
}
