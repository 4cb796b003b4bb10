import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diffWords } from './diff.rules';

const shown = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => ({ same: text, added: `+${text}`, removed: `-${text}` })[kind]);

describe('what changed between two texts', () => {
  it.each([
    ['same', 'same', ['same']],
    ['', 'new', ['+new']],
    ['old', '', ['-old']],
    ['', '', []],
    ['by people.', 'by people, always.', ['by people', '+, always', '.']],
    ['one two three', 'one three', ['one ', '-two ', 'three']],
    ['Use {{today}}', 'Use {{userName}}', ['Use {{', '-today', '+userName', '}}']],
  ])('"%s" to "%s"', (before, after, changes) => expect(shown(before, after)).toEqual(changes));

  it('leads from the one to the other, and says nothing twice', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '. ', '{{x}}', '\n')).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = diffWords(before, after);
        const without = (kind: string) => changes.map((change) => (change.kind === kind ? '' : change.text)).join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
        expect(changes.every(({ kind }, at) => kind !== changes[at + 1]?.kind)).toBe(true);
      }),
    );
  });
});
