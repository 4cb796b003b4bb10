import { describe, expect, it } from '@jest/globals';
import { sendMessage } from '@talent-os/contracts/chat/messages.js';
import { Frame } from '@talent-os/contracts/chat/frames.js';
import { remaining, textOf } from '../runs/packed-frames.js';
import { conversations } from './conversations.data.js';
import { demoConversation } from './demo.js';

const now = new Date('2026-11-20T10:00:00Z');
const personId = '01900000-0000-7000-8000-000000000001';

describe.each(conversations)('the demo conversation $key', (conversation) => {
  const { session, messages, runs } = demoConversation({ organization: 'meridian', personId }, conversation, now);

  it('is one branch, in order of time, that ends at the leaf', () => {
    expect(messages.map(({ parentId }) => parentId)).toEqual([null, ...messages.slice(0, -1).map(({ id }) => id)]);
    expect(session.leafId).toBe(messages.at(-1)!.id);
    const times = messages.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(now.getTime());
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  });

  it('was asked as anybody may ask, and its runs can be followed like any other', () => {
    for (const { role, content, hubContext, hubTitle, pageContext, pageTitle, clientMessageId, path } of messages)
      if (role === 'user')
        sendMessage.input.parse({ content, hubContext, hubTitle, pageContext, pageTitle, clientMessageId, path });
    runs.forEach(({ frames, answerId }) => {
      const { content } = messages.find(({ id }) => id === answerId)!;
      const streamed = remaining(frames, content, 0);
      streamed.forEach(({ frame }) => Frame.parse(frame));
      expect(textOf(streamed)).toBe(content);
    });
  });
});
