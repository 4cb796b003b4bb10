import { describe, expect, it } from '@jest/globals';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { headsOf } from './board.rules.js';

const stages = stageTypes.map((type, index) => ({
  key: `my-${type}`,
  name: `My ${type}`,
  type,
  order: index + 1,
  slaDays: 5,
}));
const one = { id: 'p1', stages };
const two = { id: 'p2', stages };
describe('the board', () => {
  it('has the stages of the one pipeline, or the types of stages of several', () => {
    const of = (...pipelines: (typeof one)[]) => headsOf(pipelines);
    expect(of(one).heads.map(({ title }) => title)).toEqual(stages.map(({ name }) => name));
    expect(of(one, two).heads.map(({ key }) => key)).toEqual([...stageTypes]);
    expect(of().heads.map(({ key }) => key)).toEqual([...stageTypes]);
    expect([of(one).by, of(one, two).by]).toEqual(['stage', 'type']);
  });
});
