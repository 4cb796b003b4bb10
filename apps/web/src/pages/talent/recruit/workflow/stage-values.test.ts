import { describe, expect, it } from '@jest/globals';
import { standardStages } from '@talent-os/contracts/talent/pipeline';
import { canGo, stageOf, valuesOf, withoutStage, withStage } from './stage-values';

const stages = standardStages('SALES');
const values = stages.map(valuesOf);

describe('stages in the form', () => {
  it('come out as they went in', () => expect(values.map(stageOf)).toEqual(stages));

  it('are added as the last of their type, with a key of their own', () => {
    const more = withStage(withStage(values, 'interview'), 'interview');
    expect(more.map(({ key }) => key).slice(3, 8)).toEqual([
      'team-interview',
      'final-interview',
      'interview-2',
      'interview-3',
      'offer',
    ]);
    expect(more.map(({ order }) => order)).toEqual(more.map((_, at) => at + 1));
  });

  it('go as long as another of their type stays', () => {
    expect(values.filter((one) => canGo(values, one)).map(({ key }) => key)).toEqual([
      'team-interview',
      'final-interview',
    ]);
    expect(withoutStage(values, 'team-interview')).toHaveLength(values.length - 1);
  });
});
