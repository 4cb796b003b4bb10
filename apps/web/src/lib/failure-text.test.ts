import { describe, expect, it } from '@jest/globals';
import { errors, type ErrorCode } from '@talent-os/contracts/errors';
import { ApiError } from './api-error';
import { permissionText, textOf, validationText } from './failure-text';

const refused = (status: number, title = 'from the server') => new ApiError({ status, title });
const coded = (code: ErrorCode) => new ApiError({ ...errors[code], code });

describe('the text of a failed call', () => {
  it.each([
    [401, "You don't have permission to perform this action"],
    [403, 'Access denied - insufficient permissions'],
    [404, 'Resource not found'],
    [409, 'Conflict - resource already exists or is in use'],
    [422, 'Invalid data - please check your input'],
    [429, 'Too many requests - please wait and try again'],
    [500, 'Server error - please contact support if this persists'],
    [502, 'Server error - please contact support if this persists'],
    [503, 'Server error - please contact support if this persists'],
    [504, 'Server error - please contact support if this persists'],
    [418, 'from the server'],
  ])('with status %i is "%s"', (status, text) => expect(textOf(refused(status))).toBe(text));

  it.each<[ErrorCode, string]>([
    ['access.denied', 'Access denied - insufficient permissions'],
    ['service.down', 'Server error - please contact support if this persists'],
    ['request.invalid', 'Invalid data - please check your input'],
    ['resource.missing', 'Resource not found'],
    ['auth.required', "You don't have permission to perform this action"],
  ])('with the general code %s says what its status says', (code, text) => expect(textOf(coded(code))).toBe(text));

  it.each<ErrorCode>([
    'deal.lossReason',
    'mobility.limit',
    'territory.pending',
    'resource.stale',
    'auth.locked',
    'auth.credentials',
  ])('with the rule %s names the rule', (code) => expect(textOf(coded(code))).toBe(errors[code].title));

  it('without a status speaks of the network', () => {
    expect(textOf(new ApiError({ status: 0 }, 'unreachable'))).toBe('Unable to connect - please try again');
    expect(textOf(new ApiError({ status: 0 }, 'unreadable'))).toBe('Network error occurred');
  });

  it('falls back where nothing is known', () => {
    expect(textOf(refused(418, ''))).toBe('An unexpected error occurred');
    expect(textOf(new Error('boom'))).toBe('boom');
    expect(textOf('boom', 'Operation failed')).toBe('Operation failed');
  });
});

it('names the field or the role where there is one', () => {
  expect(validationText('email')).toBe('Please check the email field and try again');
  expect(validationText()).toBe('Please check required fields and try again');
  expect(permissionText('Recruiter')).toBe('This action requires Recruiter permissions');
  expect(permissionText()).toBe('Access denied - insufficient permissions');
});
