import { describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useTalk } from './talk-context';

describe('the conversation', () => {
  it('cannot be used outside of its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useTalk)).toThrow('The conversation is used outside of its provider');
    jest.restoreAllMocks();
  });
});
