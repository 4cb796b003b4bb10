import { describe, expect, it } from '@jest/globals';
import { allTools, type Tool } from '../tools/tool.js';
import { choose } from './choose.rules.js';
import type { ListedQuestion } from './listed-question.js';
import { tuning } from './questions.tuning.js';
import { utteranceOf } from './utterance.js';

const everything: ReadonlySet<Tool> = new Set(allTools);
const now = new Date('2026-11-20T10:00:00Z');

/** A name alone leaves open whose it is. */
const means = (tool: Tool, example: string): boolean => {
  const choice = choose(utteranceOf(example, now), tool.spec.hubs[0]!, everything);
  return choice.kind === 'name' || (choice.kind === 'tool' && choice.tool === tool);
};
const expectedOf = ({ expect: expected }: ListedQuestion): readonly string[] => {
  if ('tool' in expected) return [expected.tool].flat();
  return 'proposes' in expected ? [expected.proposes] : [];
};

describe.each(allTools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  it('is what its own example questions ask for', () => {
    expect(tool.spec.examples.filter((example) => !means(tool, example))).toEqual([]);
  });

  it('is asked for in the list the router was tuned with', () => {
    expect(tuning.filter((listed) => expectedOf(listed).includes(name)).length).toBeGreaterThanOrEqual(2);
  });
});
