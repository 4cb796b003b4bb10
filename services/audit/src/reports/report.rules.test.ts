import { describe, expect, it } from '@jest/globals';
import { reportCrash, reportError } from '@talent-os/contracts/audit/reports.js';
import { crashRow, errorRow } from './report.rules.js';

const timestamp = '2026-11-20T10:00:00.000Z';

describe('what is kept of a report', () => {
  it('an error: everything said, cleaned, without the person it claims', () => {
    const input = reportError.input.parse({
      category: 'network',
      message: 'GET failed\u001b[31m',
      name: 'TypeError',
      timestamp,
      context: { userId: '0192f5a0-7e1c-7abc-8def-0123456789ab', route: '/login?token=abc', userAgent: 'Firefox\n1' },
    });
    const row = errorRow(input);
    expect(row).toEqual({
      category: 'network',
      message: 'GET failed',
      name: 'TypeError',
      stack: null,
      reportedAt: new Date(timestamp),
      route: '/login',
      url: null,
      userAgent: 'Firefox 1',
    });
    expect(JSON.stringify(row)).not.toContain('0192f5a0');
  });

  it('a crash: figures and which keys were stored, never a value of one', () => {
    const input = reportCrash.input.parse({
      timestamp,
      url: 'https://talent.example/dashboard#x',
      error: 'boom',
      userAgent: 'Firefox',
      crashCount: 2,
      memory: { used: 10 },
      storedKeys: { auth_token: true },
    });
    expect(crashRow(input)).toEqual({
      error: 'boom',
      stack: null,
      reportedAt: new Date(timestamp),
      url: 'https://talent.example/dashboard',
      userAgent: 'Firefox',
      component: null,
      crashCount: 2,
      memory: { used: 10 },
      storedKeys: { auth_token: true },
    });
    expect(reportCrash.input.safeParse({ ...input, storedKeys: { auth_token: 'eyJ' } }).success).toBe(false);
  });
});
