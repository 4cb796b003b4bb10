import { describe, expect, it } from '@jest/globals';
import { Vault } from './placeholders.js';
import type { ModelMessage } from '../providers/completion-request.js';
import { knownNames } from './known-names.js';
import { toOutgoing } from './outgoing.js';
import { Screen } from './screen-of.js';

const screen = new Screen({ names: knownNames(['Ada Lane']), thisYear: 2026 });
type Policy = Parameters<typeof toOutgoing>[0];
const without: Policy = { phi: 'placeholder', baaSigned: false };
const under: Policy = { phi: 'placeholder', baaSigned: true };

const contents = (policy: Policy, messages: readonly ModelMessage[], vault = new Vault()) =>
  toOutgoing(policy, { messages, tools: [], maxTokens: 1 }, screen, vault)?.messages.map(({ content }) => content);
const user = (content: string): ModelMessage => ({ role: 'user', content });
const result = (value: unknown): ModelMessage => ({
  role: 'tool',
  tool_call_id: '1',
  content: JSON.stringify(value),
});

describe('what leaves for a model', () => {
  it('says how somebody is only under an agreement, and who it is to nobody', () => {
    const said = [user('ada lane has diabetes')];
    expect(contents(without, said)).toEqual(['⟦PERSON_1⟧ has ⟦HEALTH_2⟧']);
    expect(contents(under, said)).toEqual(['⟦PERSON_1⟧ has diabetes']);
    expect(contents({ phi: 'off', baaSigned: true }, said)).toEqual(['ada lane has diabetes']);
    expect(contents({ phi: 'off', baaSigned: false }, said)).toEqual(['⟦PERSON_1⟧ has ⟦HEALTH_2⟧']);
    expect(contents({ phi: 'block', baaSigned: true }, said)).toBeUndefined();
  });

  it('is the same for what was said before, by whomever, and for the instructions', () => {
    const all: ModelMessage[] = [
      { role: 'system', content: 'You talk with Ada Lane.' },
      user('I am Ada Lane'),
      { role: 'assistant', content: 'Hello Ada, call 415-555-0134.' },
      user('thanks'),
    ];
    expect(contents(without, all)).toEqual([
      'You talk with ⟦PERSON_1⟧.',
      'I am ⟦PERSON_1⟧',
      'Hello ⟦PERSON_2⟧, call ⟦PHONE_3⟧.',
      'thanks',
    ]);
    expect(contents({ phi: 'block', baaSigned: false }, all)).toBeUndefined();
    expect(contents({ phi: 'block', baaSigned: false }, [all[0]!, user('How many?')])).toEqual([
      'You talk with the person.',
      'How many?',
    ]);
  });

  it('is the text of a result, and every field that tells of somebody; figures, days and ids stay', () => {
    const id = '018f3b6e-7c1a-7b2e-9d3f-1a2b3c4d5e6f';
    const told = {
      id,
      total: 1_250_000_000,
      day: '2010-03-04',
      stage: 'CLOSED_WON',
      note: 'Ada Lane has asthma',
      phone: 4155550134,
    };
    expect(contents(without, [result(told)])).toEqual([
      JSON.stringify({ ...told, note: '⟦PERSON_1⟧ has ⟦HEALTH_2⟧', phone: '⟦NUMBER_3⟧' }),
    ]);
    expect(contents({ phi: 'block', baaSigned: true }, [result({ id, total: 3, day: '2010-03-04' })])).toBeDefined();
    expect(contents({ phi: 'block', baaSigned: true }, [result({ dateOfBirth: '2010-03-04' })])).toBeUndefined();
  });

  it('is read inside JSON too, where an escape could hide it', () => {
    const text = String(contents(without, [user(String.raw`{"note":"\u0041da Lane","ssn":123456789}`)])![0]);
    expect(text).not.toMatch(/Lane|0041|123456789/);
  });
});
