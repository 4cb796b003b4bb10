import { describe, expect, it } from '@jest/globals';
import { plain } from './plain';

describe('markdown as words', () => {
  it.each([
    ['Plain words.', 'Plain words.'],
    ['**2 deals** (Stalled: yes) [1]', '2 deals (Stalled: yes)'],
    ['| Deal | Stage |\n| --- | ---: |\n| Second site | Won |', 'Deal · Stage · Second site · Won'],
    ['## Next\n\n- one\n- two\n\n1. three', 'Next one two three'],
    ['see [the board](/sales) and ![a picture](https://x.example/y.png)', 'see the board and a picture'],
    ['```sql\nselect 1\n```', 'select 1'],
    ['a * b and snake_case - dash', 'a * b and snake_case - dash'],
    ['', ''],
  ])('%s', (markdown, words) => expect(plain(markdown)).toBe(words));
});
