import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@/lib/api-error';
import { failureOf, reasonOf, textOfDefeat, textWhileTrying } from './failure';
import { waitBefore } from './retry';

const refused = (status: number, code = 'server.error', title = 'Refused') => new ApiError({ status, code, title });
const unreachable = new ApiError({ status: 0 }, 'unreachable');

describe('what a failure to send is called', () => {
  it.each([
    ['NETWORK_ERROR', unreachable, 'Network connection issue. Message will be retried automatically.'],
    ['AUTH_ERROR', refused(401), 'Authentication expired. Please refresh the page.'],
    ['RATE_LIMIT', refused(429), 'Too many requests. Your message is queued and will be sent shortly.'],
    ['SERVER_ERROR', refused(500), 'Server temporarily unavailable. Retrying automatically.'],
    ['SERVER_ERROR', refused(502), 'Server temporarily unavailable. Retrying automatically.'],
    ['SERVER_ERROR', refused(503), 'Server temporarily unavailable. Retrying automatically.'],
    ['SERVER_ERROR', refused(504), 'Server temporarily unavailable. Retrying automatically.'],
    ['OTHER', refused(422, 'request.invalid'), 'Failed to send message. Please try again.'],
    ['OTHER', new Error('anything'), 'Failed to send message. Please try again.'],
  ])('%s', (kind, failure, text) => {
    expect(failureOf(failure)).toBe(kind);
    expect(textWhileTrying(failure)).toBe(text);
  });

  it('promises nothing once it has given up', () => {
    expect(textOfDefeat(unreachable)).toBe('Failed to send message. Please try again.');
    expect(textOfDefeat(refused(429))).toBe('Failed to send message. Please try again.');
    expect(textOfDefeat(refused(401))).toBe('Authentication expired. Please refresh the page.');
  });

  it('lets the assistant’s own refusals speak', () => {
    const spent = refused(402, 'chat.budget', 'The assistant has used up its budget for this month');
    expect(textOfDefeat(spent)).toBe('The assistant has used up its budget for this month');
    expect(reasonOf(spent)).toBe('The assistant has used up its budget for this month');
    expect(reasonOf(unreachable)).toBe('Unable to connect - please try again');
  });
});

describe('the pause before another attempt', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, undefined],
  ])('attempt %i', (attempt, wait) => {
    expect(waitBefore(attempt, unreachable)).toBe(wait);
    expect(waitBefore(attempt, refused(503))).toBe(wait);
    expect(waitBefore(attempt, refused(429))).toBe(wait);
  });

  it.each([refused(401), refused(402), refused(404), refused(409), refused(422), new Error('bug')])(
    'is none for what cannot succeed: %s',
    (failure) => expect(waitBefore(1, failure)).toBeUndefined(),
  );
});
