import { hubServices } from '@talent-os/contracts/chat/hub-services.js';
import type { AnalysedQuestion } from './asked.js';
import type { Link, Source } from './types.js';

/** How much of a question's words a source could account for, by its best links. */
export function potentialOf(links: readonly Link[], { content }: AnalysedQuestion): number {
  const best = new Map<number, number>();
  for (const { from, to, weight } of links)
    for (let at = from; at < to; at += 1) best.set(at, Math.max(best.get(at) ?? 0, weight));
  return content.reduce((sum, at) => sum + (best.get(at) ?? 0), 0);
}

/** Whether a hub is where a source is at home. */
export const isHere = ({ operation: { name }, spec }: Source, hub: string): boolean =>
  (hubServices[hub] ?? []).some((prefix) => name.startsWith(prefix)) || spec?.hubs.includes(hub) === true;

/** Whether it lists a thing the widest. */
export const isMain = ({ noun, lists, operation }: Source): boolean =>
  noun !== undefined && lists.length > 0 && Object.keys(noun.lists)[0] === operation.name;

/** What speaks for a source before a word is read: the hub, being the widest list of its noun, having been asked last. */
export function bonus(source: Source, hub: string, frame: string | undefined): number {
  return (isHere(source, hub) ? 0.3 : 0) + (isMain(source) ? 0.05 : 0) + (frame === source.operation.name ? 1 : 0);
}

/** Reads of one's own are preferred by who speaks of their own, and the least by anybody else. */
export const ownBonus = ({ operation: { name }, lists }: Source, { mine, text }: AnalysedQuestion): number =>
  /\.(?:mine|own|schedule|ledger)$|\.my[A-Z]\w+\./.test(name) || lists.at(-1) === 'mine'
    ? mine
      ? HAVE.test(text)
        ? 0.4
        : 0.15
      : -0.15
    : 0;

/** What people have already, and not what there is for them. */
const HAVE =
  /\b(?:do|did|am|have|must|should) i\b(?! (?:take|claim|pick|grab|apply))|\bi (?:have|had|hold|own|work|am on)\b/i;
