import { describe, expect, it } from '@jest/globals';
import { answerOf } from './upload-file';

const refusal = (status: number, text: string): unknown => {
  try {
    return answerOf({ status, text });
  } catch (error) {
    return error;
  }
};

describe('the reply to a file', () => {
  it('is what the operation answers', () => {
    expect(answerOf({ status: 201, text: '{"id":"a"}' })).toEqual({ id: 'a' });
  });

  it.each([
    [413, '{"code":"request.size","errors":[{"field":"file","message":"Too large"}]}', { file: 'Too large' }],
    [502, '<html>', {}],
  ])('refuses with %s', (status, text, byField) => {
    expect(refusal(status, text)).toMatchObject({ status, byField });
  });

  it('that is no JSON is said to be unreadable', () => {
    expect(refusal(200, '<html>')).toMatchObject({ network: 'unreadable' });
  });
});
