import { describe, expect, it } from '@jest/globals';
import { allTools, type Tool } from '../tools/tool.js';
import { choose } from './choose.rules.js';
import { utteranceOf } from './utterance.js';

const everything: ReadonlySet<Tool> = new Set(allTools);
const now = new Date('2026-11-20T10:00:00Z');

/** A name alone leaves open whose it is. */
const means = (tool: Tool, example: string): boolean => {
  const choice = choose(utteranceOf(example, now), tool.spec.hubs[0]!, everything);
  return choice.kind === 'name' || (choice.kind === 'tool' && choice.tool === tool);
};
describe.each(allTools.map((tool) => [tool.name, tool] as const))('%s', (_, tool) => {
  it('is what its own example questions ask for', () => {
    expect(tool.spec.examples.filter((example) => !means(tool, example))).toEqual([]);
  });
});
