import { describe, expect, it } from '@jest/globals';
import { operation, type Operation } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { changeWords } from '@talent-os/contracts/changes.assistant.js';
import { operations } from '@talent-os/contracts/registry.js';
import { day, uuid, version } from '@talent-os/contracts/paging.js';
import { z } from 'zod';
import { requiredFields, inputSchema } from '../../tools/json-schema.js';
import { changeSpec } from '../../tools/change-spec.js';
import { allTools, toolOf, type Tool } from '../../tools/tool.js';
import { assistantExclusions } from '../../tools/assistant-exclusions.data.js';
import type { Scene } from '../understand.js';
import type { Change } from './change.js';
import { complete } from './complete.js';
import { draftOf, resumed } from './draft.js';
import { fill } from './fill.js';
import { orderIn } from './score.js';
import { ids, officeScene } from './test/office.js';
import { fullCompany, orderFor, replyFor } from './test/order-for.js';

/** More fields are a form. */
const MOST_FIELDS = 5;
/** Questions back, one for each field at most. */
const MOST_TURNS = 12;

const isForPeople = ({ access, effect, refreshCookie }: Operation): boolean =>
  effect === 'write' && access !== 'internal' && access !== 'public' && !refreshCookie;
const fieldsOf = (one: Operation): string[] =>
  Object.keys(inputSchema(one).properties ?? {}).filter((field) => field !== 'version');

/** What keeps a change from being proposed in the words of its own contract; nothing where it can be. */
async function hindered(tool: Tool, scene: Scene, choice = 0): Promise<string | undefined> {
  const order = orderFor(tool, choice);
  let change: Change | undefined = await draftOf(order, scene);
  for (let turn = 0; change?.kind === 'asks' && turn < MOST_TURNS; turn += 1) {
    // One row alone stands there already: it was understood, and is so by chance.
    if (choice === 0 && change.text.includes('already')) return hindered(tool, scene, 1);
    const { draft } = change;
    const reply = replyFor(tool, draft);
    change = await resumed(draft, reply, scene);
    if (!change) return `${tool.name}: “${order}”: took “${reply}” for no answer to ${draft.field}`;
  }
  if (change?.kind === 'says' && change.text.includes('already'))
    return choice === 0 ? hindered(tool, scene, 1) : undefined;
  if (change?.kind !== 'complete')
    return `${tool.name}: “${order}”: ${change?.kind ?? 'nothing'} ${change?.kind === 'says' ? change.text : ''}`;
  if (change.tool.name !== tool.name) return `${tool.name}: “${order}” proposes ${change.tool.name}`;
  const { args } = change.known;
  const missing = requiredFields(tool.operation).filter((field) => field !== 'version' && args[field] === undefined);
  return missing.length > 0 ? `${tool.name}: “${order}” lacks ${missing.join(', ')}` : undefined;
}

/** Changes of people with few fields that neither can be proposed nor say why not. */
const undecided = (all: readonly Operation[]): string[] =>
  all
    .filter((one) => isForPeople(one) && fieldsOf(one).length <= MOST_FIELDS && !(one.name in assistantExclusions))
    .filter((one) => !toolOf(one, assistantSpecs[one.name] ?? changeSpec(one, changeWords[one.name])))
    .map(({ name }) => name);

describe('every change that a screen offers with five fields or fewer', () => {
  it('can be proposed by words, or says why not', () => {
    expect(undecided(operations)).toEqual([]);
  });

  it('is proposed from the words of its contract, what is missing asked one by one', async () => {
    const scene = fullCompany();
    const changes = allTools.filter(({ writes }) => writes);
    expect(changes.length).toBeGreaterThan(90);
    const found: string[] = [];
    for (const tool of changes) {
      const hindrance = await hindered(tool, { ...scene, hub: tool.spec.hubs[0] ?? 'general' });
      if (hindrance) found.push(hindrance);
    }
    expect(found).toEqual([]);
  });

  it('would be found out where it cannot', () => {
    const planted = operation('sales.ferries.board', {
      http: 'POST /api/sales/ferries/board',
      access: 'signed-in',
      summary: 'Board a ferry',
      input: z.object({ cabins: z.array(z.object({ deck: z.int() })) }),
      output: z.object({}),
      effect: 'write',
    });
    expect(undecided([...operations, planted as Operation])).toEqual(['sales.ferries.board']);
  });

  it('needs nothing but its contract where its fields can be said', async () => {
    const added = operation('sales.deals.discount', {
      http: 'POST /api/sales/deals/:dealId/discount',
      access: 'signed-in',
      summary: 'Grant a discount on a deal, with a reason its owner reads',
      input: z.object({
        dealId: uuid(),
        version,
        severity: z.enum(['low', 'medium', 'high']),
        endsOn: day,
        reason: z.string().min(1, 'Please say why'),
      }),
      output: z.object({}),
      effect: 'write',
    }) as Operation;
    const tool = toolOf(added, changeSpec(added))!;
    const scene = officeScene('sales');
    const text = 'discount the Second site deal until December 4, 2026, high: they sign today';
    const { verb, about } = orderIn(tool, text, scene);
    expect([verb.size, about.size > 0]).toEqual([1, true]);
    const change = complete(tool, await fill(tool, { text, verb, about }, scene), text, scene.timezone);
    const args = { dealId: ids.deals[1]!.id, severity: 'high', endsOn: '2026-12-04', reason: 'they sign today' };
    expect(change).toMatchObject({ kind: 'complete', known: { args } });
    const bare = complete(tool, await fill(tool, { text: 'discount Second site' }, scene), '', scene.timezone);
    expect(bare).toMatchObject({ kind: 'asks', text: 'Which severity?', options: [{ name: 'Low' }, {}, {}] });
  });
});
