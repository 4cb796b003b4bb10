import { admits } from '@talent-os/contracts';
import { toolNamed } from '../../tools/tool.js';
import type { Scene } from '../understand.js';
import type { Change, BegunChange } from './change.js';
import { complete } from './complete.js';
import { fill } from './fill.js';
import { isOrder, QUESTION } from './order.js';
import { orderIn } from './score.js';

const BEGINS =
  /^(?:(?:no|nope|not that|sorry|wait|oops|actually|rather|instead|correction|i mean(?:t)?|hm+|ah)[\s,.:;!–-]+)+/i;
const MAKES =
  /^(?:please |can you |could you )?(?:make|change|set|turn) (?:it|that|this)(?: to| into)?\s+|^(?:it|that) should be\s+|^(?:better|rather)\s+/i;
const ENDS = /[\s,]+(?:instead|rather|please|then)(?: please)?[.!]*$/i;

/** What a message says in place of something said before; nothing where it does not correct anything. */
export function correctionIn(text: string): string | undefined {
  const rest = text.replace(BEGINS, '').replace(MAKES, '').replace(ENDS, '').trim();
  return rest !== '' && rest !== text.trim() ? rest : undefined;
}

const MOST_WORDS = 4;
/** `Friday`, `high priority`: nothing but a value, after a change that was proposed. */
const isBare = (text: string): boolean =>
  text.split(/\s+/).length <= MOST_WORDS && !text.endsWith('?') && !QUESTION.test(text) && !isOrder(text);

/** A change with what a message corrects of it; nothing where the message corrects nothing of it. */
export async function corrected(known: BegunChange, text: string, scene: Scene): Promise<Change | undefined> {
  const meant = correctionIn(text);
  const said = meant ?? (isBare(text) ? text : undefined);
  const tool = toolNamed(known.tool);
  if (said === undefined || !tool || !admits(scene.run.ctx.ability, tool.operation.access)) return undefined;
  const heard = await fill(tool, { text: said, saidOnly: true }, scene);
  const changed = Object.entries(heard.args).filter(
    ([field, value]) => heard.origins[field] === 'said' && JSON.stringify(value) !== JSON.stringify(known.args[field]),
  );
  if (changed.length === 0 || (meant === undefined && (heard.loose > 0 || heard.unplaced.length > 0))) return undefined;
  const fields = new Set(changed.map(([field]) => field));
  // What stood on a value that is another now is worked out anew.
  const stays = Object.entries(known.args).filter(([field]) => !fields.has(field) && known.origins[field] !== 'record');
  const args = Object.fromEntries([...stays, ...changed]);
  const origins = { ...known.origins, ...Object.fromEntries(changed.map(([field]) => [field, 'said' as const])) };
  const order = orderIn(tool, known.said, scene);
  const filled = await fill(tool, { text: known.said, given: { args, origins }, ...order }, scene);
  const change = complete(tool, { ...filled, unplaced: [] }, known.said, scene.timezone);
  return change.kind === 'complete' ? { ...change, corrects: true } : change;
}
