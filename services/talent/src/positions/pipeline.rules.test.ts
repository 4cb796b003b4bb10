import { describe, expect, it } from '@jest/globals';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { firstStage } from './pipeline.rules.js';

const standard = stageTypes.map((type, index) => ({ key: type, name: type, type, order: index + 1, slaDays: 5 }));

describe('a pipeline', () => {
  it('is entered at the earliest stage of a type, wherever it stands in the list', () => {
    const twice = [{ ...standard[1]!, key: 'late-screen', order: 9 }, ...standard];
    expect(firstStage(twice, 'screen').key).toBe('screen');
  });
});
