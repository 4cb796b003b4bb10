import { describe, expect, it } from '@jest/globals';
import { LinkToken } from '@talent-os/contracts/identity/links.js';
import { hashOfToken, newLinkToken, organizationOf } from './link-token.js';

const HOME = '0199f0e6-7a10-7c3e-9f00-0123456789ab';

describe('the secret of a link', () => {
  it('says where it belongs, is never the same twice, and stands in an address as it is', () => {
    const [one, other] = [newLinkToken(HOME), newLinkToken(HOME)];
    expect(organizationOf(one)).toBe(HOME);
    expect(one).not.toBe(other);
    expect(LinkToken.parse(one)).toBe(one);
    expect(encodeURIComponent(one)).toBe(one);
    expect(hashOfToken(one)).not.toContain(one.slice(22));
  });

  it.each(['', 'short', `${'a'.repeat(63)}!`, 'a'.repeat(65)])('is not %j', (text) =>
    expect(organizationOf(text)).toBeUndefined(),
  );
});
