import { describe, expect, it } from '@jest/globals';
import { assistantSpecs } from '../assistant-specs.js';
import { operations } from '../registry.js';

describe('clearance', () => {
  it('is no tool of the assistant: its data never enters a prompt', () => {
    const own = operations.filter(({ name }) => name.startsWith('cyber.clearance.'));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ name }) => assistantSpecs[name] !== undefined)).toEqual([]);
    const covered = Object.values(assistantSpecs).flatMap((spec) => spec?.covers ?? []);
    expect(covered.filter((name) => name.startsWith('cyber.clearance.'))).toEqual([]);
  });

  it('is recorded when somebody reads that of another person', () => {
    const others = ['list', 'get', 'export'].map((verb) =>
      operations.find((one) => one.name === `cyber.clearance.${verb}`),
    );
    expect(others.map((one) => one?.audited)).toEqual([true, true, true]);
  });
});
