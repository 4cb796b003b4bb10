import { describe, expect, it } from '@jest/globals';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { firstStage, Stages } from './pipeline.rules.js';

const standard = stageTypes.map((type, index) => ({ key: type, name: type, type, order: index + 1, slaDays: 5 }));

describe('a pipeline', () => {
  it('is entered at the earliest stage of a type, wherever it stands in the list', () => {
    const twice = [{ ...standard[1]!, key: 'late-screen', order: 9 }, ...standard];
    expect(firstStage(twice, 'screen').key).toBe('screen');
  });

  it('keeps at least one stage of every type', () => {
    expect(Stages.safeParse(standard).success).toBe(true);
    for (const type of stageTypes)
      expect(Stages.safeParse(standard.filter((stage) => stage.type !== type)).success).toBe(false);
  });

  it('gives every stage a key of its own', () =>
    expect(Stages.safeParse([...standard, { ...standard[0]!, name: 'Again' }]).success).toBe(false));
});
