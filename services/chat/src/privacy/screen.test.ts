import { describe, expect, it } from '@jest/globals';
import { cpuCosts, growsWithLength } from '@talent-os/testing/cpu-costs';
import { Vault } from './placeholders.js';
import { knownNames } from './known-names.js';
import { handlingOf, toOutgoing } from './outgoing.js';
import { Screen } from './screen-of.js';
import { findDetails } from './screen.js';
import { ordinary, people, rows } from './test/identifying.data.js';
import { tradeSentences } from './test/trade.data.js';
import { identifyingTexts, leakOf } from './test/identifying.js';

const reading = { names: knownNames(people), thisYear: 2026 };
const all = identifyingTexts(rows);
const policies = [
  { phi: 'placeholder', baaSigned: false },
  { phi: 'placeholder', baaSigned: true },
  { phi: 'off', baaSigned: false },
  { phi: 'block', baaSigned: false },
  { phi: 'block', baaSigned: true },
] as const;

const sentOf = (policy: (typeof policies)[number], content: string, vault = new Vault()) =>
  toOutgoing(policy, { messages: [{ role: 'user', content }], tools: [], maxTokens: 1 }, new Screen(reading), vault);

describe('texts with details of somebody', () => {
  it('are two hundred and more', () => expect(all.length).toBeGreaterThanOrEqual(200));

  it.each(policies)('lose all of them on their way to a provider: %j', (policy) => {
    const passed = all.flatMap((one) => {
      const sent = sentOf(policy, one.text);
      const isHealth = sent && findDetails(one.text, reading).every(({ kind }) => kind === 'HEALTH');
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
    expect(findDetails(text, reading).map(({ start, end }) => text.slice(start, end))).toEqual([]);
    expect(sentOf({ phi: 'block', baaSigned: false }, text)?.messages[0]!.content).toBe(text);
  });
});

describe('the screen', () => {
  const namesOf = (count: number) =>
    knownNames(Array.from({ length: count }, (_, nth) => `Fn${nth.toString(36)}x Ln${(nth * 7).toString(36)}y`));
  const many = namesOf(5_000);
  const few = namesOf(50);
  const look = (text: string, names = many, times = 1) => {
    for (let time = 0; time < times; time += 1) findDetails(text, { names, thisYear: 2026 });
  };
  const ofLength = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

  it('costs a text what it costs among a hundredth of the names', () => {
    const sentence =
      'Jonah Prescott was seen on 2026-01-04 about 3 deals at 42 Oak Drive, call 415-555-0134 for more. ';
    for (const text of [sentence, sentence.replaceAll('a', 'а')].map((one) => ofLength(one, 4_096))) {
      const [among, alone] = cpuCosts(
        () => look(text, many, 30),
        () => look(text, few, 30),
      );
      expect(among!).toBeLessThan(alone! * 3);
    }
  });

  it.each([
    '1',
    'a',
    '1 ',
    'a1-',
    '1-',
    'a.',
    'a-b-',
    '(1',
    '+1 ',
    '1 a ',
    '12 oak ',
    'a@',
    'mrn 1',
    'policy - ',
    'calle a ',
    'Xa ',
  ])('is not held up by a text that repeats %j: four times the length costs no more than about four times', (unit) => {
    const [short, long] = [4_000, 16_000].map((length) => `${ofLength(unit, length)} at@`);
    expect(growsWithLength(look, short!, long!)).toBe(true);
  });
});

describe('sentences of the trade', () => {
  it('are five hundred, and one in a hundred at most loses a word', () => {
    const changed = tradeSentences.filter((text) => findDetails(text, reading).length > 0);
    expect(tradeSentences.length).toBeGreaterThanOrEqual(500);
    expect(changed.slice(Math.floor(tradeSentences.length / 100))).toEqual([]);
  });

  it.each([
    ['the patient Okonkwo waits', 'Okonkwo'],
    ['nurse Portal Okonkwo is late', 'Portal Okonkwo'],
    ['PATIENT QUXLEY IS HERE', 'QUXLEY'],
    ['my colleague Delacroix', 'Delacroix'],
    ['resident Blankenship, room 4', 'Blankenship'],
    ['client Clement called', 'Clement'],
  ])('still hide who is named in them: %s', (text, name) => {
    expect(findDetails(text, reading).map(({ start, end }) => text.slice(start, end))).toContain(name);
  });
});
