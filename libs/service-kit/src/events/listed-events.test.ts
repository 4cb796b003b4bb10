import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { expectListed } from './listed-events.js';

const listed = new Set(['sales.deal.moved']);

describe('an event of an operation', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });

  it('passes where the contract lists it', () => {
    expect(() => expectListed('sales.deal.moved', 'sales.deals.move', listed, { error: jest.fn() })).not.toThrow();
  });

  it('is refused where the contract does not', () => {
    expect(() => expectListed('sales.deal.closed', 'sales.deals.move', listed, { error: jest.fn() })).toThrow(
      'sales.deals.move emits sales.deal.closed',
    );
  });

  it('goes out in production, with an error in the log', () => {
    process.env.NODE_ENV = 'production';
    const log = { error: jest.fn() };
    expectListed('sales.deal.closed', 'sales.deals.move', listed, log);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
