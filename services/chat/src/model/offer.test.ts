import { describe, expect, it } from '@jest/globals';
import { abilityFor, type Role } from '@talent-os/contracts';
import { roles } from '@talent-os/contracts/access/tables.js';
import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import { rankTools } from '../understanding/rank-tools.js';
import { allTools, type Tool } from '../tools/tool.js';
import { toolsFor } from '../tools/tools-for.js';
import { principalOf } from '../tools/test/callers.js';
import { lexicon } from '../understanding/lexicon.js';
import { rowsOf } from '../understanding/rows.js';
import { companyOf } from '../understanding/test/company.js';
import { generated } from '../understanding/test/grammar.js';
import { asFunctions, firstOffer, OFFERED, type PreviousTurn } from './offer.js';

const COUNT = 300;
const LEAST = 0.99;

const permittedTo = new Map(
  roles.map((role): [Role, readonly Tool[]] => [role, toolsFor(abilityFor(principalOf(role)))]),
);
const tellsOf = (name: string) => (tool: Tool) => tool.name === name || tool.spec.covers?.includes(name) === true;

function offeredTo(role: Role, text: string, hub: string, before: PreviousTurn = {}): readonly Tool[] {
  const permitted = permittedTo.get(role)!;
  const fitting = (one: string) => rankTools(one, hub).filter((tool) => permitted.includes(tool));
  return firstOffer(permitted, fitting, text, before, hub);
}

/** Questions about an operation, each of which some role may ask. */
type Labelled = { readonly text: string; readonly operation: string; readonly hub: string };

/** The share of questions whose operation is offered, over every role that may ask it, and those it is not for. */
function found(questions: readonly Labelled[]): { share: number; missed: string[] } {
  let asked = 0;
  const missed: string[] = [];
  for (const { text, operation, hub } of questions) {
    const ranked = rankTools(text, hub);
    for (const [role, permitted] of permittedTo) {
      if (!permitted.some(tellsOf(operation))) continue;
      const offer = firstOffer(permitted, () => ranked.filter((tool) => permitted.includes(tool)), text, {}, hub);
      expect(offer.length).toBeLessThanOrEqual(OFFERED);
      asked += 1;
      if (!offer.some(tellsOf(operation))) missed.push(`${operation} | ${role} | ${hub} | ${text}`);
    }
  }
  return { share: 1 - missed.length / asked, missed };
}

describe('the tools a model is offered', () => {
  it('hold the one that a generated question is about, whoever asks', () => {
    const { answerOf } = companyOf();
    const told = lexicon().sources.filter(
      ({ lists, noun, operation }) => lists.length === 1 && noun && allTools.some(tellsOf(operation.name)),
    );
    const questions = [...generated(COUNT, told, (one) => rowsOf(answerOf(one.operation), one))].map(
      ({ text, source }, at): Labelled => ({
        text,
        operation: source.operation.name,
        hub: assistantHubs[at % assistantHubs.length]!,
      }),
    );
    const { share, missed } = found(questions);
    if (share < LEAST) expect(missed).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(LEAST);
  });

  it('hold the one that an example is of, reads and changes, whoever asks', () => {
    const questions = allTools.flatMap(({ name, spec }) =>
      spec.examples.slice(0, 1).map((text): Labelled => ({ text, operation: name, hub: 'general' })),
    );
    const { share, missed } = found(questions);
    if (share < LEAST) expect(missed).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(LEAST);
  });

  it('hold a few of the screen’s hub, whatever is asked', () => {
    for (const hub of ['sales', 'talent', 'productivity'] as const) {
      const ofHub = offeredTo('ORGANIZATION_ADMIN', 'hm', hub).filter(({ spec }) => spec.hubs.includes(hub));
      expect([hub, ofHub.length]).toEqual([hub, 4]);
    }
  });

  it('are the same every time, and keep what the last answer was read from', () => {
    const names = (before?: PreviousTurn) =>
      offeredTo('ORGANIZATION_ADMIN', 'and last month?', 'general', before).map(({ name }) => name);
    expect(names()).toEqual(names());
    expect(names()).not.toContain('cyber.incidents.list');
    expect(names({ operations: ['cyber.incidents.list', 'gone.since.then'] })).toContain('cyber.incidents.list');
    expect(names({ question: 'Which incidents are open?' })).toContain('cyber.incidents.list');
  });

  it('say in a few words what arguments they take: no pattern where a format says it', () => {
    expect(JSON.stringify(asFunctions(allTools, false))).not.toMatch(/"format":"uuid","pattern"/);
  });
});
