import { describe, expect, it } from '@jest/globals';
import { errors, isErrorCode, problemOf } from './errors.js';

describe('the error table', () => {
  it.each([
    ['access.denied', 403, 'Access denied - insufficient permissions'],
    ['resource.missing', 404, 'Resource not found'],
    ['resource.conflict', 409, 'Conflict - resource already exists or is in use'],
    ['request.invalid', 422, 'Invalid data - please check your input'],
    ['request.rate', 429, 'Too many requests - please wait and try again'],
    ['server.error', 500, 'Server error - please contact support if this persists'],
    ['auth.required', 401, 'Authentication failed - please log in again'],
  ] as const)('answers %s as %s with the specified text', (code, status, title) => {
    expect(errors[code]).toMatchObject({ status, title });
  });

  it('becomes problem+json with a code, and nothing of the inside', () => {
    expect(problemOf('resource.stale', { instance: 'abc' })).toEqual({
      type: 'urn:talent-os:error:resource.stale',
      title: errors['resource.stale'].title,
      status: 409,
      code: 'resource.stale',
      instance: 'abc',
    });
  });

  it('knows its own rows only', () => {
    expect(isErrorCode('resource.missing')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
