import type { LookupSpec } from '@talent-os/contracts/assistant.js';
import { foldText, holdsWords } from '@talent-os/contracts/search/fold.js';
import type { Origin } from '../../tools/proposal-words.js';
import { toolNamed } from '../../tools/tool.js';
import type { AnalysedQuestion } from '../asked.js';
import type { Scene } from '../understand.js';
import type { Draft, Option } from './change.js';
import { candidates, matches } from './entities.js';
import { spansIn } from '../dates.js';
import { heardBy, todayOf } from './fill.js';
import type { Named } from '../../tools/named-row.js';
import { QUESTION } from './order.js';
import { slotsOf, valueOf, type Slot } from './slots.js';
import { rowOf } from './things.js';
import { heardIn, valueIn } from './values.js';

export type Reply = { readonly value: unknown; readonly origin: Origin };

/** What a reply gives for the thing a draft asked for; nothing where it is something else. */
export async function replyTo(draft: Draft, text: string, scene: Scene): Promise<Reply | undefined> {
  const tool = toolNamed(draft.tool);
  const slot = tool && slotsOf(tool).find(({ field }) => field === draft.field);
  if (!slot) return undefined;
  const bare = text
    .replace(/^(?:(?:the|it is|its|for|in|on|with|to)\s+(?=\S))+/i, '')
    .replace(/[.!]+$/, '')
    .trim();
  const option = optionIn(draft.options, bare.toLowerCase(), text);
  if (option) return { value: wrap(slot, valueOf(slot, option.value)), origin: 'chosen' };
  const asked = heardBy(text, scene);
  const value = slot.spec.lookup
    ? await thingIn(slot.spec.lookup, asked, draft, scene).then((one) => one && valueOf(slot, one))
    : saidIn(slot, text.trim(), asked, scene);
  return value === undefined ? undefined : { value: wrap(slot, value), origin: 'said' };
}

const wrap = ({ many }: Slot, value: unknown): unknown => (many && !Array.isArray(value) ? [value] : value);

/** `End of the year` alone is the day it ends on. */
const untilIn = (text: string, today: string): string | undefined =>
  [`by ${text}`, `by the ${text}`].flatMap((one) => spansIn(one, today)).find(({ until }) => until)?.until;

function saidIn(slot: Slot, text: string, asked: AnalysedQuestion, scene: Scene): unknown {
  const { run, timezone } = scene;
  const today = todayOf(scene);
  const value =
    valueIn(slot, heardIn(asked, new Set(), run.ctx.now, timezone)) ??
    (slot.kind === 'day' ? untilIn(text, today) : undefined);
  if (value !== undefined) return value;
  if (slot.kind === 'yes')
    return /^(?:y|yes|yeah|yep|sure|ok|okay)\b/i.test(text) ? true : /^(?:n|no|nope)\b/i.test(text) ? false : undefined;
  if (slot.kind !== 'text') return undefined;
  const unquoted = text.replaceAll(/^["']|["']$/g, '');
  return (QUESTION.test(text) && text.endsWith('?')) || unquoted === '' ? undefined : unquoted;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** An option by its place, its name, or a part of its name that no other has. */
function optionIn(options: readonly Option[], bare: string, text: string): Option | undefined {
  const place =
    /^(?:number |option |no |nr |#|the )?(\d|first|second|third|fourth|fifth|sixth|last)(?: one| option)?$/.exec(
      bare,
    )?.[1];
  const index =
    place === 'last' ? options.length - 1 : PLACES.includes(place ?? '') ? PLACES.indexOf(place!) : Number(place) - 1;
  const placed = place === undefined ? undefined : options[index];
  if (placed) return placed;
  const named = options.filter(({ name, value }) => foldText(name) === foldText(bare) || value === text);
  const part = bare.length > 2 ? options.filter(({ name }) => holdsWords(name, bare)) : [];
  const inside = options.filter(({ name }) =>
    `${foldText(bare)} `.includes(`${foldText(name.replace(/ \(.*$/, ''))} `),
  );
  return [named, part, inside].find(({ length }) => length === 1)?.[0];
}

async function thingIn(
  lookup: LookupSpec,
  { words, days }: AnalysedQuestion,
  draft: Draft,
  scene: Scene,
): Promise<string | undefined> {
  const tool = toolNamed(draft.tool)!;
  const rows = new Map<string, Named>();
  for (const slot of slotsOf(tool))
    await rowOf(slot, draft.args[slot.field], draft.args, { rows, open: new Map() }, scene);
  const found = await candidates(lookup, { words, days }, scene, { args: draft.args, rows });
  const [best, second] = matches(found, words, days, new Set(), scene.timezone);
  return best && best.score >= 1 && best.score > (second?.score ?? 0) ? best.row.value : undefined;
}
