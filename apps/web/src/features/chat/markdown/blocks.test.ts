import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { growBlocks, noBlocks, type Blocks } from './blocks';

const rawOf = ({ blocks }: Blocks) => blocks.map(({ raw }) => raw);

const answer = `Here is your **pipeline**:

| Stage | Count |
|---|---|
| Screen | 42 |
| Interview | 17 |

1. *Enterprise AE* is at risk
2. Move **SOC Analyst II**

   to scheduling

\`\`\`sql
select 1

from deals
\`\`\`

> quoted
> twice

## Next

- [ ] call
- [x] write

Done [1].`;

describe('blocks of a text that grows', () => {
  it('are those of the whole text, however it arrived', () => {
    const whole = rawOf(growBlocks(noBlocks, answer));
    expect(whole).toHaveLength(8);
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
    fc.assert(
      fc.property(sizes, (steps) => {
        let grown = noBlocks;
        let at = 0;
        for (let step = 0; at < answer.length; step += 1) {
          at += steps[step % steps.length] ?? 1;
          grown = growBlocks(grown, answer.slice(0, at));
        }
        expect(rawOf(grown)).toEqual(whole);
      }),
    );
  });

  it('make up the text, nothing lost and nothing twice, each where it begins', () => {
    const line = fc.constantFrom(
      '# One',
      'two',
      '- three',
      '',
      '| a | b |',
      '|---|---|',
      '```',
      '> four',
      '    five',
      '***',
    );
    fc.assert(
      fc.property(fc.array(fc.array(line)), (pieces) => {
        let grown = noBlocks;
        let text = '';
        for (const lines of pieces) {
          text += lines.map((one) => `${one}\n`).join('');
          grown = growBlocks(grown, text);
          expect(rawOf(grown).join('')).toBe(text);
          for (const { start, raw } of grown.blocks) expect(text.startsWith(raw, start)).toBe(true);
        }
      }),
    );
  });

  it('keep what is settled', () => {
    const before = growBlocks(noBlocks, 'One.\n\nTwo.\n\nThree.\n\n');
    const after = growBlocks(before, 'One.\n\nTwo.\n\nThree.\n\nFour');
    expect(after.blocks[0]).toBe(before.blocks[0]);
    expect(rawOf(after)).toEqual(['One.\n\n', 'Two.\n\n', 'Three.\n\n', 'Four']);
  });

  it('begin anew with another text', () => {
    const before = growBlocks(noBlocks, 'One.\n\nTwo.\n\nThree.');
    expect(rawOf(growBlocks(before, 'Another'))).toEqual(['Another']);
  });
});
