import { describe, expect, it } from '@jest/globals';
import { routes } from './index.js';
import { isKnownPath } from './known-path.js';
import { redirects } from './redirects.js';

const filled = (path: string) => path.replaceAll(/:\w+\??/g, 'x1').replace('*', 'a/b');

describe('an address', () => {
  it('of every screen there is, and of every one that leads to such, is known', () => {
    const all = [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)];
    expect(all.filter((path) => !isKnownPath(filled(path)))).toEqual([]);
  });

  it.each(['/', '/login', '/LOGIN', '/login/'])('%s is known', (path) => expect(isKnownPath(path)).toBe(true));

  it.each(['/nowhere', '/login/x/y', '/wp-admin.php', '/robots.txt', '/.env', '/sales/../login'])(
    '%s is none',
    (path) => expect(isKnownPath(path)).toBe(false),
  );
});
