import { describe, expect, it } from '@jest/globals';
import { expectOwnNames } from './durable.js';

describe('listeners of a service', () => {
  it('may hear one event in several places', () => {
    expect(() => expectOwnNames(['talent-cancel-withdrawn', 'talent-keep-withdrawn'])).not.toThrow();
  });

  it('have names of their own: under one they would share the events', () => {
    expect(() => expectOwnNames(['talent-withdrawn', 'talent-hired', 'talent-withdrawn'])).toThrow(
      'Two listeners are called talent-withdrawn',
    );
  });
});
