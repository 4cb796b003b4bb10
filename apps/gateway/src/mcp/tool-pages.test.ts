import { describe, expect, it } from '@jest/globals';
import type { Tool } from '@modelcontextprotocol/server';
import fc from 'fast-check';
import { pageOf } from './tool-pages.js';

const toolNamed = (name: string): Tool => ({ name, inputSchema: { type: 'object' } });
const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 20 });

describe('pages of tools', () => {
  it('hold every tool once, in order, none larger than allowed but for one alone', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 400 }), (all, most) => {
        const tools = all.map(toolNamed);
        const seen: Tool[] = [];
        let cursor: string | undefined;
        do {
          const page = pageOf(tools, cursor, most)!;
          expect(page.tools.length === 1 || JSON.stringify(page.tools).length <= most + 2).toBe(true);
          seen.push(...page.tools);
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        expect(seen).toEqual(tools);
      }),
    );
  });

  it('do not begin behind a tool nobody has', () => {
    expect(pageOf([toolNamed('a')], 'b')).toBeUndefined();
  });
});
