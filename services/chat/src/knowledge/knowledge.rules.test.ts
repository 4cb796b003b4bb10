import { describe, expect, it } from '@jest/globals';
import { audienceOf, isStrong, knowledgeName, quotable, searchWords } from './knowledge.rules.js';

describe('the name of a document’s file', () => {
  it.each([
    ['Travel policy.PDF', 'pdf', 'Travel policy.pdf'],
    ['handbook.docx', 'docx', 'handbook.docx'],
    ['leave.md', 'txt', 'leave.md'],
    ['leave.markdown', 'txt', 'leave.md'],
    ['notes.txt', 'txt', 'notes.txt'],
    ['../../etc/passwd', 'txt', 'etc passwd.txt'],
    ['run.exe', 'pdf', 'run.exe.pdf'],
    [undefined, 'pdf', 'document.pdf'],
  ] as const)('%j of a %s becomes %s', (called, kind, name) => expect(knowledgeName(called, kind)).toBe(name));
});

describe('who may read a document', () => {
  const chosen = { roles: ['SALES_REP' as const], hubs: ['sales' as const] };
  it.each([
    ['nobody', { readers: 'nobody', roles: [], hubs: [] }],
    ['everyone', { readers: 'everyone', roles: [], hubs: [] }],
    ['roles', { readers: 'roles', roles: ['SALES_REP'], hubs: [] }],
    ['hubs', { readers: 'hubs', roles: [], hubs: ['sales'] }],
  ] as const)('as %s forgets what does not count', (readers, kept) =>
    expect(audienceOf({ readers, ...chosen })).toEqual(kept),
  );

  it.each(['roles', 'hubs'] as const)('is nobody’s decision where no %s are chosen', (readers) =>
    expect(audienceOf({ readers, roles: [], hubs: [] })).toBeUndefined(),
  );
});

describe('the words of a question', () => {
  it.each([
    ['How many days of parental leave do I get?', 'How days of parental leave do I'],
    ['Please tell me what our documents say about per-diem rates.', 'me what our per-diem rates.'],
    ['Wie viele Urlaubstage gibt es?', 'Urlaubstage'],
    ['Tell me', 'me'],
    ['List files', 'List files'],
    ['???', ''],
  ])('%s', (question, words) => expect(searchWords(question)).toBe(words));
});

describe('a passage', () => {
  it.each([
    // matched, wanted, named: strong
    [3, 3, false, true],
    [3, 5, false, true],
    [2, 3, false, true],
    [2, 4, true, false],
    [2, 5, true, false],
    [1, 2, true, false],
    [1, 1, true, true],
    [1, 1, false, false],
    [0, 1, false, false],
    [0, 0, false, false],
    [0, 4, false, false],
  ])('with %d of %d words, named %s: strong %s', (matched, wanted, named, strong) =>
    expect(isStrong({ matched, wanted, named })).toBe(strong),
  );

  it('is quoted where it is strong and holds as much as the best, three of them at most', () => {
    const of = (matched: number) => ({ matched, wanted: 5, named: false });
    expect(quotable([of(4), of(4), of(3), of(1)])).toEqual([of(4), of(4)]);
    expect(quotable([of(3), of(3), of(3), of(3)])).toHaveLength(3);
    expect(quotable([of(2), of(1)])).toEqual([]);
    expect(quotable([])).toEqual([]);
  });
});
