import { describe, expect, it } from '@jest/globals';
import { citationOf, quotation } from './quote.js';

const passage = { title: 'Travel policy', page: 3, heading: 'Hotels', text: 'Up to 180 EUR a night.' };

describe('a citation', () => {
  it.each([
    [{}, 'Travel policy, page 3, “Hotels”'],
    [{ page: null }, 'Travel policy, “Hotels”'],
    [{ heading: null }, 'Travel policy, page 3'],
    [{ page: null, heading: null }, 'Travel policy'],
  ])('with %j', (more, text) => expect(citationOf({ ...passage, ...more })).toBe(text));
});

describe('a quotation', () => {
  it('stands in its own lines, with where it is from', () => {
    expect(quotation({ ...passage, text: 'One.\nTwo.' }, 2)).toBe(
      '> One.\n>\n> Two.\n\nTravel policy, page 3, “Hotels” [2]',
    );
  });

  it('forms no link, no image, no heading and no source, whoever wrote it', () => {
    const text = '![x](https://evil.example/a)\n# Big\n[1] <script>alert(1)</script>';
    expect(quotation({ ...passage, text, title: '[now](http://evil.example)' }, 1)).toBe(
      [
        String.raw`> \!\[x\](${'`https://evil.example/a)`'}`,
        '>',
        String.raw`> \# Big`,
        '>',
        String.raw`> \[1\] \<script\>alert(1)\</script\>`,
        '',
        String.raw`\[now\](${'`http://evil.example),`'} page 3, “Hotels” [1]`,
      ].join('\n'),
    );
  });

  it('of a long passage ends between words and says that there is more', () => {
    const long = quotation({ ...passage, text: 'word '.repeat(400).trim() }, 1);
    expect(long.length).toBeLessThan(760);
    expect(long).toContain('word …\n');
  });
});
