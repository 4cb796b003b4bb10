import { describe, expect, it } from '@jest/globals';
import { isOrder, verbLeftOut } from './order.js';

describe('an order without its verb', () => {
  it.each([
    ['task call the buyer about the terms', 'add'],
    ['quiet hours from 10pm till 6am', 'send'],
    ['headcount target for Surgery should be 12', 'set'],
  ])('is "%s": %s', (text, verb) => expect(verbLeftOut(text)).toBe(verb));

  it.each(['tasks due today', 'who has the goal of the team now', 'vulnerabilities due before december'])(
    'is not "%s"',
    (text) => expect(verbLeftOut(text)).toBeUndefined(),
  );
});

describe('an order', () => {
  it.each([
    'new deal with Nexora for 40k',
    'open a shift tonight in Emergency',
    'open the Nexora deal again',
    'complete my flu shot task',
    'close the incident on the web server',
  ])('is "%s"', (text) => expect(isOrder(text)).toBe(true));

  it.each([
    'new hires of mine with more than 3 overdue tasks',
    'open deals against Nexora',
    'open incidents by severity',
    'complete courses of this cycle',
    'new applications since Monday',
    'close dates of my largest deals',
  ])('is not "%s": it names what is looked for', (text) => expect(isOrder(text)).toBe(false));
});
