import { describe, expect, it } from '@jest/globals';
import { branchTo, newestLeafUnder, parentFor, siblingsOf, withMessage } from './branches.rules';

/** Two questions; the first has two answers, the second was asked in two ways after the first of them. */
const tree = [
  ['q1', null, 'user', 1],
  ['a1', 'q1', 'assistant', 2],
  ['q2', 'a1', 'user', 3],
  ['a2', 'q2', 'assistant', 4],
  ['q2b', 'a1', 'user', 5],
  ['a2b', 'q2b', 'assistant', 6],
  ['a1b', 'q1', 'assistant', 7],
].map(([id, parentId, role, second]) => ({
  id: String(id),
  parentId: parentId as string | null,
  role: role as 'user' | 'assistant',
  timestamp: new Date(Number(second) * 1000).toISOString(),
}));
const at = (id: string) => tree.find((message) => message.id === id)!;
const ids = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);

describe('branches', () => {
  it.each([
    ['a2', ['q1', 'a1', 'q2', 'a2']],
    ['a2b', ['q1', 'a1', 'q2b', 'a2b']],
    ['a1b', ['q1', 'a1b']],
    ['unknown', []],
    [null, []],
  ])('to %s', (leaf, branch) => expect(ids(branchTo(tree, leaf))).toEqual(branch));

  it('end where they go round in circles', () => {
    const circle = [
      { ...at('q1'), parentId: 'a1' },
      { ...at('a1'), parentId: 'q1' },
    ];
    expect(ids(branchTo(circle, 'a1'))).toEqual(['q1', 'a1']);
  });

  it('fork into versions, oldest first', () => {
    expect(ids(siblingsOf(tree, at('a1b')))).toEqual(['a1', 'a1b']);
    expect(ids(siblingsOf(tree, at('q2')))).toEqual(['q2', 'q2b']);
    expect(ids(siblingsOf(tree, at('q1')))).toEqual(['q1']);
  });

  it.each([
    ['a1', 'a2b'],
    ['q2', 'a2'],
    ['a1b', 'a1b'],
  ])('through %s end newest at %s', (through, leaf) => expect(newestLeafUnder(tree, through)).toBe(leaf));

  it('end where people were last, also after an older answer', () => {
    const later = [{ ...at('a1b'), timestamp: new Date(2500).toISOString() }, ...tree.filter(({ id }) => id !== 'a1b')];
    expect(newestLeafUnder(later, 'q1')).toBe('a2b');
  });

  it('go on after their last answer', () => {
    expect(parentFor(branchTo(tree, 'a2'))).toBe('a2');
    expect(parentFor([at('q1')])).toBeNull();
    expect(parentFor([])).toBeNull();
  });
});

describe('a message that arrives', () => {
  it('replaces the one of its id, else comes last', () => {
    expect(
      withMessage(
        [
          { id: 'a', n: 1 },
          { id: 'b', n: 1 },
        ],
        { id: 'a', n: 2 },
      ),
    ).toEqual([
      { id: 'a', n: 2 },
      { id: 'b', n: 1 },
    ]);
    expect(ids(withMessage([{ id: 'a' }], { id: 'b' }))).toEqual(['a', 'b']);
  });
});
