import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hideFields, mapTexts } from '../privacy/hide-fields.js';
import { knownNames } from '../privacy/known-names.js';
import { passesLuhn } from '../privacy/numbers.rules.js';
import { toOutgoing } from '../privacy/outgoing.js';
import { Screen } from '../privacy/screen-of.js';
import { PlaceholderStream, Vault } from '../privacy/placeholders.js';
import { pieces } from './test/pieces.js';

const cuts = fc.array(fc.nat(500), { maxLength: 40 });

describe('placeholders', () => {
  it('are given back in a stream cut anywhere exactly as in the whole text', () => {
    const vault = new Vault();
    const tokens = ['Zoë Marín', '"a" & ⟦b', 'x'].map((value) => vault.hide('PERSON', value));
    const part = fc.oneof(
      fc.constantFrom(...tokens, '⟦', '⟧', '⟦PERSON_9⟧', '⟦PERSON_'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), cuts, (parts, where) => {
        const text = parts.join('');
        const reveal = new PlaceholderStream(vault);
        const streamed =
          pieces(text, where)
            .map((piece) => reveal.push(piece))
            .join('') + reveal.end();
        expect(streamed).toBe(vault.reveal(text));
      }),
    );
  });

  it('hold back no more than one of them', () => {
    const reveal = new PlaceholderStream(new Vault());
    expect(reveal.push('a ⟦never closed')).toBe('a ');
    expect(reveal.push(' and so on and on')).toBe('⟦never closed and so on and on');
  });

  it('are the same for the same value, and another for another', () => {
    const vault = new Vault();
    expect(vault.hide('PERSON', 'Ada Lane')).toBe('⟦PERSON_1⟧');
    expect(vault.hide('EMAIL', 'ada@x.example')).toBe('⟦EMAIL_2⟧');
    expect(vault.hide('PERSON', 'ADA LANE ')).toBe('⟦PERSON_1⟧');
    expect(vault.hideKnown('Ask ada lane, not Ada Laner or Adalane; ⟦EMAIL_2⟧')).toBe(
      'Ask ⟦PERSON_1⟧, not Ada Laner or Adalane; ⟦EMAIL_2⟧',
    );
    const again = new Vault(JSON.parse(JSON.stringify(vault)) as Record<string, string>);
    expect(again.hide('PERSON', 'Ada Lane')).toBe('⟦PERSON_1⟧');
    expect(again.hide('PERSON', 'Ben')).toBe('⟦PERSON_3⟧');
  });
});

describe('fields that say who somebody is', () => {
  it('are placeholders at every place of the path, and nothing else changes', () => {
    const vault = new Vault();
    const answer = {
      total: 2,
      items: [
        { name: 'Ada Lane', notes: [{ body: 'ill' }] },
        { name: null, notes: [] },
      ],
    };
    expect(
      hideFields(answer, { 'items.name': 'PERSON', 'items.notes.body': 'NOTE', 'items.gone': 'NOTE' }, vault),
    ).toEqual({
      total: 2,
      items: [
        { name: '⟦PERSON_1⟧', notes: [{ body: '⟦NOTE_2⟧' }] },
        { name: null, notes: [] },
      ],
    });
    expect(answer.items[0]!.name).toBe('Ada Lane');
    expect(hideFields(['Ada Lane', 4711], { '': 'PERSON' }, vault)).toEqual(['⟦PERSON_1⟧', '⟦PERSON_3⟧']);
  });

  it('come back whole, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (names) => {
        const vault = new Vault();
        const hidden = hideFields({ names }, { names: 'PERSON' }, vault);
        const shown = mapTexts(hidden, (text) => vault.reveal(text)) as { names: string[] };
        expect(shown.names.map((name) => name.trim().toLowerCase())).toEqual(
          names.map((name) => name.trim().toLowerCase()),
        );
      }),
    );
  });
});

describe('free text', () => {
  const hide = (text: string, vault = new Vault()) => {
    const screen = new Screen({ names: knownNames([]), thisYear: 2026 });
    const request = { messages: [{ role: 'user' as const, content: text }], tools: [], maxTokens: 1 };
    return String(toOutgoing({ phi: 'placeholder', baaSigned: false }, request, screen, vault)!.messages[0]!.content);
  };
  it.each([
    ['write to ada.lane+cv@mail.example.org today', 'write to ⟦EMAIL_1⟧ today'],
    ['card 4111 1111 1111 1111 expires', 'card ⟦CARD_1⟧ expires'],
    ['card 4111-1111-1111-1111', 'card ⟦CARD_1⟧'],
    ['card 4111 1111 1111 1112', 'card ⟦NUMBER_1⟧'],
    ['SSN 123-45-6789.', 'SSN ⟦SSN_1⟧.'],
    ['no such number 666-45-6789, 900-45-6789, 123-00-6789, 123-45-0000', undefined],
    ['MRN: A0012345 was seen', 'MRN: ⟦NUMBER_1⟧ was seen'],
    ['NPI 1234567893', 'NPI ⟦NUMBER_1⟧'],
    ['not an NPI 1234567890', 'not an NPI ⟦NUMBER_1⟧'],
    ['call +49 (30) 901820-0 or (415) 555-0134', 'call ⟦PHONE_1⟧ or ⟦PHONE_2⟧'],
    ['call 415-555-0134 / 415.555.0134', 'call ⟦PHONE_1⟧ / ⟦PHONE_2⟧'],
    ['due 2026-11-20, 12,500.00 of 1,250,000, version 3.4.12', undefined],
    ['id 018f3b6e-7c1a-7b2e-9d3f-1a2b3c4d5e6f', undefined],
    ['what only looks like a placeholder: ⟦SSN_123456789⟧', 'what only looks like a placeholder: ⟦SSN_⟦NUMBER_1⟧⟧'],
  ])('%s', (text, expected) => expect(hide(text)).toBe(expected ?? text));

  it('comes back whole, and hidden twice it stays hidden', () => {
    const person = fc.oneof(fc.emailAddress(), fc.constantFrom('4111111111111111', '123-45-6789', '+1 415 555 0134'));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.lorem(), person), { maxLength: 5 }), (parts) => {
        const vault = new Vault();
        const text = parts.map(([words, found]) => `${words} ${found}`).join(' , ');
        const hidden = hide(text, vault);
        for (const [, found] of parts) expect(hidden).not.toContain(found);
        expect(hide(hidden, vault)).toBe(hidden);
        expect(vault.reveal(hidden).toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });

  it('knows a check digit', () => {
    expect([passesLuhn('79927398713'), passesLuhn('79927398710'), passesLuhn('0000')]).toEqual([true, false, false]);
  });
});
