import { describe, expect, it } from '@jest/globals';
import { forecastText } from './labels';

describe('the forecast of a seat', () => {
  it.each([
    [{ status: 'on_hold', forecastOn: null, fills: 20 }, 'On hold'],
    [{ status: 'open', forecastOn: null, fills: 4 }, 'Too few fills'],
    [{ status: 'open', forecastOn: null, fills: 5 }, 'Longer than any fill'],
  ] as const)('of %j reads %s', (seat, text) => expect(forecastText(seat)).toBe(text));
});
