import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answer, json, problem } from '../../../../test/answers';
import { message } from '../../../../test/chat';
import { signedIn } from '../../../../test/people';
import { keepTokens } from '@/lib/tokens';
import { readHistory } from './read-history';

const HISTORY = '/api/chat/history';
const page = { messages: [message({ content: 'How are you?' })], hasMore: true, next: 'time,id' };
const read = (before?: string) => readHistory(before, new AbortController().signal);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
  localStorage.clear();
  keepTokens(signedIn());
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the history', () => {
  it('is read page by page', async () => {
    const asked = answer({ [HISTORY]: () => json(page) });
    await expect(read()).resolves.toEqual({ ...page, local: false });
    await read('time,id');
    expect(asked.map(({ url }) => url)).toEqual([HISTORY, `${HISTORY}?before=time%2Cid`]);
  });

  it('falls back to what this tab kept', async () => {
    answer({ [HISTORY]: [json(page), problem(503, 'service.down')] });
    await read();
    await expect(read()).resolves.toEqual({ messages: page.messages, hasMore: false, next: null, local: true });
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch chat history: 503');
  });

  it('says so where nothing was kept, and for older pages always', async () => {
    answer({ [HISTORY]: problem(500, 'server.error') });
    await expect(read()).rejects.toThrow('Failed to fetch chat history: 500');
    answer({ [HISTORY]: [json(page), problem(500, 'server.error')] });
    await read();
    await expect(read('time,id')).rejects.toThrow('Failed to fetch chat history: 500');
  });

  it('shows nobody what somebody else’s tab kept', async () => {
    answer({ [HISTORY]: [json(page), problem(503, 'service.down')] });
    await read();
    localStorage.setItem('auth_user_id', 'somebody-else');
    await expect(read()).rejects.toThrow('Failed to fetch chat history: 503');
  });

  it('needs a session', async () => {
    localStorage.clear();
    await expect(read()).rejects.toThrow('No authentication token available');
  });
});
