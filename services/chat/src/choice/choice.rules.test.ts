import { describe, expect, it } from '@jest/globals';
import { barrierOf, choiceAt, chosenFirst, type ModelPolicy } from './choice.rules.js';

const offered = (id: string, more: Partial<ModelPolicy> = {}): ModelPolicy => ({
  id,
  allowedHubs: ['sales', 'healthtech'],
  baaSigned: false,
  phi: 'placeholder',
  ...more,
});
const signed = offered('signed', { baaSigned: true });
const plain = offered('plain');
const sales = { hub: 'sales', health: false };

describe('what keeps a model from reading what is said', () => {
  it.each([
    ['nothing where its hubs and its agreement allow it', signed, { hub: 'healthtech', health: true }, null],
    ['the hub', signed, { hub: 'talent', health: false }, 'hub'],
    ['no agreement in a health hub', plain, { hub: 'healthtech', health: false }, 'health'],
    ['no agreement in a conversation that was in one', plain, { hub: 'sales', health: true }, 'health'],
    ['a policy that sends nothing of people', { ...signed, phi: 'block' }, { hub: 'sales', health: true }, 'health'],
    ['nothing elsewhere', plain, sales, null],
  ] as const)('%s', (_, provider, place, barrier) => expect(barrierOf(provider, place)).toBe(barrier));
});

describe('what a choice comes to', () => {
  it.each([
    ['nothing chosen', null, sales, { providerId: null, fallback: null }],
    ['one that may read it', 'plain', sales, { providerId: 'plain', fallback: null }],
    ['one that is gone', 'other', sales, { providerId: null, fallback: 'gone' }],
    ['one not allowed in the hub', 'plain', { hub: 'talent', health: false }, { providerId: null, fallback: 'hub' }],
    ['one without an agreement', 'plain', { hub: 'sales', health: true }, { providerId: null, fallback: 'health' }],
  ] as const)('%s', (_, chosen, place, choice) => expect(choiceAt(chosen, [signed, plain], place)).toEqual(choice));

  it('asks the chosen one first, and the others in their order', () => {
    const order = (chosen: string | null) =>
      chosenFirst([{ id: 'a' }, { id: 'b' }, { id: 'c' }], chosen).map(({ id }) => id);
    expect([order('c'), order(null), order('gone')]).toEqual([
      ['c', 'a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });
});
