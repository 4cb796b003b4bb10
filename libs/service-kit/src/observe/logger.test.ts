import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { createLogger } from './logger.js';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  write(createLogger('info', 'test', { write: (line) => void (text += line) }));
  return text;
}

const PATIENT = 'Ada Byron, born 1815';
const driverError = Object.assign(new Error('null value in column "kind" violates not-null constraint'), {
  code: '23502',
  table: 'credential',
  column: 'kind',
  detail: `Failing row contains (${PATIENT}).`,
});

describe('a log', () => {
  it('tells a failure of the database without the values it was about', () => {
    const error = new QueryFailedError('insert into healthcare.credential', [PATIENT], driverError);
    for (const err of [error, driverError, new Error('not saved', { cause: error }), new AggregateError([error])]) {
      const text = logged((log) => log.error({ err }, 'operation failed'));
      expect(text).not.toContain('Byron');
      expect(text).toContain('23502');
      expect(text).toContain('null value in column');
      expect(text).toContain('logger.test');
    }
  });

  it('tells what was thrown although it is no error', () => {
    expect(logged((log) => log.error({ err: 'broken pipe' }, 'failed'))).toContain('broken pipe');
  });

  it('cuts out secrets by the names of their fields', () => {
    const text = logged((log) => log.info({ token: 'T1', headers: { authorization: 'T2', cookie: 'T3' } }, 'asked'));
    expect(text).not.toMatch(/T[123]/);
  });
});
