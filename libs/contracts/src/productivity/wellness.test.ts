import { describe, expect, it } from '@jest/globals';
import { assistantSpecs } from '../assistant-specs.js';
import { operations, events } from '../registry.js';
import { checkInWellness } from './wellness.js';
import { instrumentKeys, itemsOf, scaleKeys, scales, scalesOf } from './wellness-instruments.js';

const ofWellness = ({ name }: { readonly name: string }) => name.startsWith('productivity.wellness.');

describe('well-being', () => {
  it('is no tool of the assistant, and is covered by none', () => {
    const mine = operations.filter(ofWellness);
    expect(mine.length).toBeGreaterThan(6);
    expect(mine.filter(({ name }) => assistantSpecs[name] !== undefined)).toEqual([]);
    const covered = Object.values(assistantSpecs).flatMap((spec) => spec?.covers ?? []);
    expect(covered.filter((name) => ofWellness({ name }))).toEqual([]);
  });

  it('is told to the person’s own browsers only, by one event', () => {
    expect(events.filter(ofWellness).map(({ name, live }) => [name, live?.to])).toEqual([
      ['productivity.wellness.changed', 'subject'],
    ]);
  });
});

describe('the instruments', () => {
  it('have the items of their authors: 5 of the WHO-5, 6, 7 and 6 of the CBI, one of them reversed', () => {
    expect(instrumentKeys.map((instrument) => itemsOf(instrument).length)).toEqual([5, 19, 1]);
    expect(scalesOf('CBI').map((scale) => scales[scale].items.length)).toEqual([6, 7, 6]);
    expect(itemsOf('CBI').filter(({ reversed }) => reversed)).toHaveLength(1);
    for (const scale of scaleKeys) expect(scales[scale].atLeast).toBeLessThanOrEqual(scales[scale].items.length);
  });

  it('refuse answers they do not offer', () => {
    const accepts = (instrument: string, answers: readonly (number | null)[]) =>
      checkInWellness.input.safeParse({ instrument, answers }).success;
    expect(accepts('WHO5', [0, 1, 2, 3, 5])).toBe(true);
    expect(accepts('WHO5', [0, 1, 2, 3, 6])).toBe(false);
    expect(accepts('WHO5', [0, 1, 2, 3])).toBe(false);
    expect(accepts('mood', [0])).toBe(false);
    expect(accepts('CBI', Array(19).fill(25))).toBe(true);
    expect(accepts('CBI', Array(19).fill(30))).toBe(false);
    expect(accepts('CBI', [25, ...Array<null>(18).fill(null)])).toBe(true);
  });
});
