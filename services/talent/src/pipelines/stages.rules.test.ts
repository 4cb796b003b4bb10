import { describe, expect, it } from '@jest/globals';
import { standardStages, type Stage } from '@talent-os/contracts/talent/pipeline.js';
import { keptStages, stageFaults } from './stages.rules.js';

const stages = standardStages('SALES');
const fieldsOf = (changed: readonly Stage[]) => stageFaults(changed, stages).map(({ field }) => field);
const withStage = (at: number, more: Partial<Stage>) =>
  stages.map((stage, index) => (index === at ? { ...stage, ...more } : stage));

describe('stages of a new version', () => {
  it('may be called and timed otherwise, and be more within a type', () => {
    expect(fieldsOf(withStage(1, { name: 'First call', slaDays: 2, waitsFor: 'manager' }))).toEqual([]);
    expect(fieldsOf([...stages, { ...stages[3]!, key: 'panel', name: 'Panel' }])).toEqual([]);
  });

  it('keep at least one of every type, and what each is for', () => {
    expect(fieldsOf(stages.filter(({ type }) => type !== 'offer'))).toEqual(['stages']);
    expect(fieldsOf([...withStage(1, { type: 'assess' }), { ...stages[1]!, key: 'call', name: 'Call' }])).toEqual([
      'stages.1.type',
    ]);
  });

  it('are told apart by key and by name', () => {
    expect(fieldsOf([...stages, { ...stages[3]!, name: 'Panel' }])).toEqual(['stages.7.key']);
    expect(fieldsOf(withStage(4, { name: 'TEAM INTERVIEW' }))).toEqual(['stages.4.name']);
  });

  it('name whom they wait for only where nothing that happens in them says so', () => {
    expect(fieldsOf(withStage(3, { waitsFor: 'manager' }))).toEqual(['stages.3.waitsFor']);
    expect(fieldsOf(withStage(5, { waitsFor: 'manager' }))).toEqual(['stages.5.waitsFor']);
  });

  it('stand in the order of their types, counted anew', () => {
    const late = { ...stages[1]!, key: 'second-call', name: 'Second call', order: 12 };
    const kept = keptStages([...stages, late]);
    expect(kept.map(({ key }) => key).slice(0, 4)).toEqual(['applied', 'screen', 'second-call', 'assess']);
    expect(kept.map(({ order }) => order)).toEqual(kept.map((_, at) => at + 1));
  });
});
