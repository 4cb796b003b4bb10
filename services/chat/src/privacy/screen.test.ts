import { describe, expect, it } from '@jest/globals';
import { Vault } from '../model/placeholders.js';
import { knownNames } from './known-names.js';
import { handlingOf, outgoing } from './outgoing.js';
import { Screen } from './screen-of.js';
import { screened } from './screen.js';
import { ordinary, people } from './test/identifying.data.js';
import { identifyingTexts, leakOf } from './test/identifying.js';

const reading = { names: knownNames(people), thisYear: 2026 };
const all = identifyingTexts();
const policies = [
  { phi: 'placeholder', baaSigned: false },
  { phi: 'placeholder', baaSigned: true },
  { phi: 'off', baaSigned: false },
  { phi: 'block', baaSigned: false },
  { phi: 'block', baaSigned: true },
] as const;

const sentOf = (policy: (typeof policies)[number], content: string, vault = new Vault()) =>
  outgoing(policy, { messages: [{ role: 'user', content }], tools: [], maxTokens: 1 }, new Screen(reading), vault);

describe('texts with details of somebody', () => {
  it('are two hundred and more', () => expect(all.length).toBeGreaterThanOrEqual(200));

  it.each(policies)('lose all of them on their way to a provider: %j', (policy) => {
    const passed = all.flatMap((one) => {
      const sent = sentOf(policy, one.text);
      const isHealth = sent && screened(one.text, reading).every(({ kind }) => kind === 'HEALTH');
      if (!sent || (handlingOf(policy) === 'who' && isHealth)) return [];
      const leak = leakOf(one, JSON.stringify(sent.messages));
      return leak === undefined ? [] : [`${one.text} → ${String(sent.messages[0]!.content)} (${leak})`];
    });
    expect(passed).toEqual([]);
  });

  it('do not leave at all for a provider that is kept from them', () => {
    expect(all.filter(({ text }) => sentOf({ phi: 'block', baaSigned: true }, text))).toEqual([]);
  });

  it('come back whole', () => {
    for (const { text } of all) {
      const vault = new Vault();
      const sent = String(sentOf(policies[0], text, vault)!.messages[0]!.content);
      expect(vault.reveal(sent)).toBe(text);
    }
  });
});

describe('an ordinary question', () => {
  it.each(ordinary)('leaves as it is: %s', (text) => {
    expect(screened(text, reading).map(({ start, end }) => text.slice(start, end))).toEqual([]);
    expect(sentOf({ phi: 'block', baaSigned: false }, text)?.messages[0]!.content).toBe(text);
  });
});
