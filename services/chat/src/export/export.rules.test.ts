import { describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@talent-os/contracts/chat/messages.js';
import { fixtureOf } from '@talent-os/contracts/fields/examples.js';
import { ChatMessage as Schema } from '@talent-os/contracts/chat/messages.js';
import type { Conversation } from './conversation.js';
import { fileNameOf } from './file-name.rules.js';
import { asInertMarkdown, asLine, asText } from './inert.rules.js';
import { jsonOf } from './json.rules.js';
import { markdownOf } from './markdown.rules.js';

const at = '2026-11-20T10:05:00.000Z';
const message = (more: Partial<ChatMessage>): ChatMessage => ({
  ...fixtureOf(Schema, {}),
  timestamp: at,
  fallback: null,
  answeredBy: null,
  status: 'complete',
  mode: 'platform-data',
  parts: [],
  ...more,
});
const table = '| Deal | Amount |\n| --- | --- |\n| Acme | $12,000 |';
const answer = message({
  role: 'assistant',
  content: `You have **one** deal [1].\n\n${table}`,
  mode: 'model',
  answeredBy: { name: 'House', model: 'echo-1', promptTokens: 100, completionTokens: 20, estimated: false },
  parts: [
    {
      type: 'sources',
      sources: [{ number: 1, operation: 'sales.deals.list', label: 'Deals', link: '/sales', asOf: at }],
    },
    {
      type: 'proposal',
      proposal: {
        runId: 'r',
        callId: 'c',
        operation: 'sales.deals.move',
        title: 'Move a deal',
        details: [{ label: 'Deal', value: 'Acme <b>' }],
        permission: 'Sales',
        expiresAt: at,
        signature: 'secret-signature',
        state: 'expired',
        outcome: null,
      },
    },
    { type: 'verification', verification: { grounded: true, unverified: ['$12,000'] } } as never,
  ],
});
const conversation = (...messages: readonly ChatMessage[]): Conversation => ({
  title: messages[0]?.content ?? 'Nothing',
  hubTitle: 'Sales Hub',
  at,
  exportedAt: at,
  messages,
});
const question = (content: string) => message({ role: 'user', content });

describe('a conversation as Markdown', () => {
  const text = markdownOf(conversation(question('Which deals are mine?'), answer));

  it('holds question, answer, table, sources with their time, marks, proposals and who answered', () => {
    for (const part of [
      '# Which deals are mine?',
      '### Question, 2026-11-20 10:05 UTC',
      'You have **one** deal [1].',
      table,
      String.raw`- \[1\] Deals, as of 2026-11-20 10:05 UTC at /sales`,
      '*Not found in what was read: $12,000*',
      '**Proposed change: Move a deal** (expired)',
      '- Deal: Acme &lt;b>'.replace('>', String.raw`\>`),
      '*Answered by House (echo-1, 120 tokens).*',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('secret-signature');
    expect(text.charCodeAt(0)).not.toBe(0xfeff);
  });

  it('says what answered where no model did, why not the chosen one, and that it is not whole', () => {
    const other = message({
      role: 'assistant',
      content: 'Two.',
      fallback: 'gone',
      status: 'stopped',
      mode: 'degraded',
    });
    const said = markdownOf(conversation(question('How many?'), other));
    expect(said).toContain('*This answer is not complete: stopped.*');
    expect(said).toContain('from platform data, the AI model was away; the chosen model is no longer offered');
  });
});

describe('what people typed', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', String.raw`&lt;img src=x onerror=alert(1)\>`],
    ['# heading', String.raw`\# heading`],
    ['[a](javascript:alert(1))', String.raw`\[a\](javascript:alert(1))`],
    ['![x](https://evil.example/p.png)', String.raw`\!\[x\](https:​//evil.example/p.png)`],
    ['- one', String.raw`\- one`],
    ['1. one', String.raw`1\. one`],
    ['    code', '&nbsp;&nbsp;&nbsp;&nbsp;code'],
    ['&lt;script&gt;', '&amp;lt;script&amp;gt;'],
    ['a\r\n---\r\nb', 'a  \n\\---  \nb'],
    ['`tick` *bold* _it_ a|b ~~gone~~', String.raw`\`tick\` \*bold\* \_it\_ a\|b \~\~gone\~\~`],
  ])('%s is letters', (typed, letters) => expect(asText(typed)).toBe(letters));

  it('is one line in titles', () => expect(asLine('a\n# b')).toBe(String.raw`a \# b`));
});

describe('what an answer says', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['[deals](/sales/deals) now', 'deals now'],
    ['[x](javascript:alert(1))', String.raw`[x]\(javascript:alert(1))`],
    ['![x](https://evil.example/p.png)', 'x'],
    ['[a [b](c) d](e)', String.raw`[a b d]\(e)`],
    ['![a][1]\n\n[1]: https://evil.example', '!\\[a][1]\n\n[1]\\: https:​//evil.example'],
    ['<https://evil.example>', '&lt;https:​//evil.example>'],
    ['see www.evil.example', 'see www​.evil.example'],
    [table, table],
    ['**bold** and [1]', '**bold** and [1]'],
  ])('%s leads nowhere', (said, inert) => expect(asInertMarkdown(said)).toBe(inert));
});

describe('a conversation as JSON', () => {
  it('holds the same, without signatures, and no tag can begin in it', () => {
    const text = jsonOf(conversation(question('</script><b>'), answer));
    expect(text).not.toContain('<');
    expect(text).not.toContain('secret-signature');
    const read = JSON.parse(text) as { title: string; messages: Record<string, unknown>[] };
    expect(read.title).toBe('</script><b>');
    expect(read.messages[1]).toMatchObject({
      content: answer.content,
      answeredBy: { name: 'House', model: 'echo-1' },
      fallback: null,
      sources: [{ number: 1, label: 'Deals', asOf: at, link: '/sales' }],
      proposals: [{ title: 'Move a deal', state: 'expired' }],
      verification: { unverified: ['$12,000'] },
    });
  });
});

describe('the name of the file', () => {
  it.each([
    ['Which deals are mine?', 'which-deals-are-mine-2026-11-20.md'],
    ['Überfällige Ziele / ../../etc', 'uberfallige-ziele-etc-2026-11-20.md'],
    ['🙂', 'conversation-2026-11-20.md'],
    ['a'.repeat(200), `${'a'.repeat(60)}-2026-11-20.md`],
  ])('of %s', (title, name) => expect(fileNameOf(title, '2026-11-20', 'md')).toBe(name));
});
