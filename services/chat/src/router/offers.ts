import type { Suggestion } from '@talent-os/contracts/chat/parts.js';
import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import type { AppAbility } from '@talent-os/contracts';
import { toolsFor } from '../tools/tools-for.js';
import type { Tool } from '../tools/tool.js';
import { choose } from './choose.rules.js';
import { utteranceOf } from './utterance.js';

const OFFERED = 3;

/** A question that asks a tool, as people would write it: its first example without a name in it. */
export function questionFor({ spec }: Tool): string {
  const example =
    spec.examples.find((one) => !/\s\p{Lu}\p{L}/u.test(one.replaceAll(/\bI\b/g, ''))) ?? spec.examples[0]!;
  const text = example.charAt(0).toUpperCase() + example.slice(1);
  return spec.proposes || /^(?:show|list|give|find|tell|propose)\b/i.test(example) ? text : `${text}?`;
}

export const suggestionFor = (tool: Tool): Suggestion => ({ label: questionFor(tool), text: questionFor(tool) });

/** What can be asked on this page: the hub's own prompts as far as the caller may ask them, then other questions of the hub. */
export function offersOf(hub: string, ability: AppAbility, now: Date): Suggestion[] {
  const mine = toolsFor(ability);
  const set = new Set(mine);
  const prompts = textsOf(hub).prompts.filter((prompt) => {
    const utterance = utteranceOf(prompt, now);
    return utterance.kind === 'question' && choose(utterance, hub, set).kind === 'tool';
  });
  const rest = mine
    .filter(({ writes }) => !writes)
    .toSorted((a, b) => Number(b.spec.hubs.includes(hub)) - Number(a.spec.hubs.includes(hub)));
  const texts = [...prompts, ...rest.map(questionFor)];
  return [...new Set(texts)].slice(0, OFFERED).map((text) => ({ label: text, text }));
}
