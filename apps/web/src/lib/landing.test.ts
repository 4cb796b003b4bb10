import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberPath, takeLandingPath } from './landing';
import { keepTokens, type SignedIn } from './tokens';

const KEY = 'auth_redirect_after_login';
beforeEach(() => localStorage.clear());

describe('the way back after signing in', () => {
  it('is the path with its query', () => {
    rememberPath({ pathname: '/sales/opportunities', search: '?stage=proposal' });
    expect(takeLandingPath()).toBe('/sales/opportunities?stage=proposal');
  });

  it.each(['/login', '/'])('is not kept for %s', (pathname) => {
    rememberPath({ pathname, search: '' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is nobody else’s: who signs in where another was meets home', () => {
    const answer = (id: string) =>
      ({ accessToken: 'a.b.c', expiresAt: '2026-01-01T00:00:00Z', user: { id } }) as SignedIn;
    keepTokens(answer('ann'));
    rememberPath({ pathname: '/sales', search: '' });
    keepTokens(answer('ann'));
    expect(localStorage.getItem(KEY)).toBe('/sales');
    keepTokens(answer('bob'));
    expect(takeLandingPath()).toBe('/');
  });

  it('serves once', () => {
    rememberPath({ pathname: '/sales', search: '' });
    takeLandingPath();
    expect(takeLandingPath()).toBe('/');
  });

  it.each([
    ['/sales-excellence', '/excellence'],
    ['/sales-excellence/gtm?x=1', '/excellence/gtm?x=1'],
    ['/sales-excellence?x=1', '/excellence?x=1'],
    ['/sales-excellence-old', '/sales-excellence-old'],
  ])('rewrites %s to %s', (kept, landed) => {
    localStorage.setItem(KEY, kept);
    expect(takeLandingPath()).toBe(landed);
  });

  it.each(['https://evil.example', '//evil.example', '/..//evil.example', 'javascript:alert(1)'])(
    'never leaves the product: %s',
    (kept) => {
      localStorage.setItem(KEY, kept);
      expect(takeLandingPath()).toBe('/');
    },
  );
});
