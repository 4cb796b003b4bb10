import { describe, expect, it } from '@jest/globals';
import { answerOf } from './upload-file';

describe('the reply to a file', () => {
  it('is what the operation answers', () => {
    expect(answerOf({ status: 201, text: '{"id":"a"}' })).toEqual({ id: 'a' });
  });

  it.each([
    [413, '{"code":"request.size","errors":[{"field":"file","message":"Too large"}]}', { file: 'Too large' }],
    [502, '<html>', {}],
  ])('refuses with %s', (status, text, byField) => {
    expect(() => answerOf({ status, text })).toThrow(expect.objectContaining({ status, byField }) as Error);
  });

  it('that is no JSON is said to be unreadable', () => {
    expect(() => answerOf({ status: 200, text: '<html>' })).toThrow(
      expect.objectContaining({ network: 'unreadable' }) as Error,
    );
  });
});
