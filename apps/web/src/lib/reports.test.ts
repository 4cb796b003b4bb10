import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reportCrash, reportError } from '@talent-os/contracts/audit/reports';
import { answer, nothing } from '../../test/answers';
import { fieldErrors } from './field-errors';
import { catchUnhandled, reportAppCrash, reportClientError } from './reports';

const sent = (asked: readonly { body: string | undefined }[]) =>
  asked.map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>);

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('reports to the server', () => {
  it('of an error fit the contract', () => {
    localStorage.setItem('auth_user_id', 'u-1');
    const asked = answer({ '/api/errors': nothing() });
    reportClientError('route', new TypeError('boom'));
    const [report] = sent(asked);
    expect(report).toMatchObject({
      category: 'route',
      name: 'TypeError',
      message: 'boom',
      context: { userId: 'u-1', route: '/' },
    });
    expect(fieldErrors(reportError.input, report)).toEqual({});
  });

  it('of a crash count, and say which keys were kept but never their values', () => {
    localStorage.setItem('auth_token', 'a-secret-token');
    const asked = answer({ '/api/admin/debug/crash': nothing() });
    reportAppCrash(new Error('boom'), '\n    at Shell');
    reportAppCrash(new Error('boom'), null);
    const [first, second] = sent(asked);
    expect([first?.['crashCount'], second?.['crashCount']]).toEqual([1, 2]);
    expect(first?.['storedKeys']).toMatchObject({ auth_token: true, auth_user_id: false });
    expect(asked[0]?.body).not.toContain('a-secret-token');
    expect(fieldErrors(reportCrash.input, first)).toEqual({});
  });

  it('that fail are not reported again', async () => {
    const asked = answer({ '/api/errors': new TypeError('fetch failed') });
    reportClientError('route', new Error('boom'));
    // Fails after it: what the first failure leads to has come by then.
    await fetch('/api/errors').catch(() => undefined);
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('come from errors nobody caught, aborted calls excepted', () => {
    const asked = answer({ '/api/errors': nothing() });
    catchUnhandled();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('boom') }));
    window.dispatchEvent(new ErrorEvent('error', { error: new DOMException('left', 'AbortError') }));
    expect(sent(asked)).toMatchObject([{ category: 'unhandled-error', message: 'boom' }]);
    expect(console.info).toHaveBeenCalledWith('[ERROR] An unexpected error occurred');
  });
});
