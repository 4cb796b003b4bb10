import { industryLabels, roleTable } from '@talent-os/contracts/access/tables.js';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Question } from '../answering/answerer.js';
import { asLine, fill } from '../prompts/prompt.rules.js';
import type { Tool } from '../tools/tool.js';
import { capabilities, houseRules } from './house-rules.js';

const NAMES_KEPT_MS = 5 * 60_000;
const NAMES_KEPT = 10_000;
const names = new Map<string, { readonly name: string; readonly until: number }>();

/** The caller's own name; a general word where it cannot be had. */
export async function callerName(ctx: Ctx): Promise<string> {
  const known = names.get(ctx.userId);
  if (known && known.until > Date.now()) return known.name;
  try {
    const { people } = await ctx.call(namePeople, { ids: [ctx.userId] });
    const name = people[0]?.name ?? 'the person';
    if (names.size >= NAMES_KEPT) names.clear();
    names.set(ctx.userId, { name, until: Date.now() + NAMES_KEPT_MS });
    return name;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the assistant does not know whom it talks to');
    return 'the person';
  }
}

type ToolOffer = {
  readonly offered: readonly Tool[];
  readonly permitted: readonly Tool[];
  readonly mayFindMore: boolean;
};

/** Who asks, and the day it is where they are. */
export type PromptFacts = { readonly userName: string; readonly today: Day };

/** The first message of every model: the organization's prompt, filled in, and the rules of the house. */
export function instructions(body: string, { ctx, context }: Question, about: PromptFacts, offer: ToolOffer): string {
  const { activeRole, currentIndustry } = ctx.principal;
  const filled = fill(body, {
    hubTitle: asLine(context.hubTitle),
    pageTitle: asLine(context.pageTitle),
    userName: asLine(about.userName),
    roleLabel: roleTable[activeRole].label,
    industry: industryLabels[currentIndustry],
    today: about.today,
    capabilities: capabilities(offer.offered, offer.permitted),
  });
  return `${filled}\n\nThese rules always hold:\n${houseRules(offer.offered, offer.mayFindMore)}`;
}
