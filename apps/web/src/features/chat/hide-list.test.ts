import { describe, expect, it } from '@jest/globals';
import { isHiddenAt } from './hide-list';

describe('where the assistant is hidden', () => {
  it.each(['/login', '/candidate/register', '/excellence/get-started', '/voice-test'])('at %s', (path) => {
    expect(isHiddenAt(path)).toBe(true);
  });

  it.each(['/', '/sales', '/login/help', '/excellence', '/voice-tests'])('not at %s', (path) => {
    expect(isHiddenAt(path)).toBe(false);
  });

  it('below everything an entry with a star begins', () => {
    expect(isHiddenAt('/candidate/mobile/voice', ['/candidate/mobile/*'])).toBe(true);
    expect(isHiddenAt('/candidate/mobile', ['/candidate/mobile*'])).toBe(true);
    expect(isHiddenAt('/candidate', ['/candidate/mobile*'])).toBe(false);
  });
});
