import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { reportMisuse } from './report-misuse.js';

describe('a mistake in the code', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });

  it('is thrown outside of production, and not logged', () => {
    const log = { error: jest.fn() };
    expect(() => reportMisuse('ask before it', log)).toThrow('ask before it');
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is an error in the log of production, where there is one', () => {
    process.env.NODE_ENV = 'production';
    const log = { error: jest.fn() };
    reportMisuse('ask before it', log);
    expect(log.error).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'ask before it' }) },
      expect.any(String),
    );
    expect(() => reportMisuse('ask before it', undefined)).not.toThrow();
  });
});
