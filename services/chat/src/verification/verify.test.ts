import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { KnownFacts } from './facts-of.js';
import { mentionsIn } from './mentions.js';
import { unverifiedIn } from './verify.js';

const now = new Date('2026-11-20T15:00:00Z');
const deals = {
  items: [
    {
      name: 'Orbit renewal',
      amount: 12_345_600,
      stage: 'proposal',
      probability: 40,
      closeDate: '2026-12-05',
      seats: 12,
    },
    { name: 'Lumen 2', amount: 8_000_000, stage: 'proposal', probability: 60, closeDate: '2026-11-02', seats: 30 },
    { name: 'Halo', amount: 50_000, stage: 'prospect', probability: 10, closeDate: '2027-01-15', seats: 7 },
  ],
  total: 3,
  openAmount: 20_395_600,
};
const quota = { currentRevenue: 30_000_000, quotaTarget: 40_000_000, done: 0.754 };
const shift = {
  items: [
    {
      id: '0199a000-0000-7000-8000-00000000000f',
      unit: 'ICU',
      startTime: '07:00',
      endTime: '19:00',
      startsAt: '2026-11-23T07:00:00Z',
      code: 'INC-20417',
    },
  ],
};

const read = (operation: string, output: unknown, cut = false) => ({ operation, output, cut, asOf: now.toISOString() });
const known = (reads: KnownFacts['reads'], ...said: string[]): KnownFacts => ({ reads, said, now });
const ofDeals = known([read('sales.deals.list', deals)]);
const ofQuota = known([read('sales.rep.performance', quota)]);
const ofShift = known([read('healthcare.shifts.mine', shift)]);
const ofNothing = known([], 'How far is 500k from my 80% target for the next 2 weeks?');

describe('a number of an answer', () => {
  it.each([
    ['as it stands', 'It has 12 seats [1].', ofDeals],
    ['in whole currency', 'Orbit renewal is worth $123,456.', ofDeals],
    ['with cents', 'It is €123,456.00 in all.', ofDeals],
    ['the way other countries write it', 'Der Wert ist 123.456,00 €.', ofDeals],
    ['with spaces', 'Elle vaut 123 456 €.', ofDeals],
    ['in thousands', 'About $123k, the other one 80k.', ofDeals],
    ['in millions', 'That is roughly $0.12 million.', ofDeals],
    ['with its code', 'USD 80,000 and 500 EUR', ofDeals],
    ['in percent', 'A probability of 40 % and 60 percent.', ofDeals],
    ['of a list counted', 'There are three deals.', ofDeals],
    ['of a list counted in figures', '3 deals in all.', ofDeals],
    ['of rows with a value', 'Two of them are in proposal, one deal is not.', ofDeals],
    ['of rows on one side of today', 'One deal is overdue.', ofDeals],
    [
      'of rows beyond what was asked',
      'There are 2 such deals.',
      known([read('sales.deals.list', deals)], 'Which deals have over 10 seats?'),
    ],
    ['a sum', 'Together they are worth $203,956.', ofDeals],
    ['a sum of some', 'The two proposals add up to $203,456.', ofDeals],
    ['a mean', 'On average they have 16.3 seats.', ofDeals],
    ['a share', 'That is 67% of the deals.', ofDeals],
    ['a share of what it names', 'Orbit renewal ($123,456) is 60.5% of $203,956.', ofDeals],
    ['a difference of what it names', 'Orbit ($123,456) is $43,456 above Lumen ($80,000).', ofDeals],
    ['a day', 'It closes on 5 December 2026.', ofDeals],
    ['a day in short', 'It closes on Dec 5.', ofDeals],
    ['a day in figures', 'It closes on 12/05/2026, or 05.12.2026.', ofDeals],
    ['a span of days', 'Between Nov 2 and December 5th, 2026.', ofDeals],
    ['a month', 'In January 2027, so Q1 2027.', ofDeals],
    ['a span until a day', 'It closes in 15 days, in two weeks.', ofDeals],
    ['today', 'As of November 20, 2026.', ofDeals],
    ['a name with a number', 'Lumen 2 leads.', ofDeals],
    ['a share that is told', 'You have reached 75.4% of your quota.', ofQuota],
    ['a share that is told, rounded', 'You have reached about 75%.', ofQuota],
    ['what is missing', 'You have $300,000 of $400,000; $100,000 is missing, 24.6%.', ofQuota],
    ['a time', 'Your shift begins at 07:00 and ends at 7 PM.', ofShift],
    ['how long it is', 'It takes 12 hours, on Monday, 23 November.', ofShift],
    ['an id', 'See INC-20417 and 0199a000-0000-7000-8000-00000000000f.', ofShift],
    ['of the question', 'To reach 500k, $500,000 or 80% in 2 weeks, work on it.', ofNothing],
    ['of a list', '1. First\n2. Second\n\n- one of them\n- the other one', ofNothing],
    ['of a citation or a link', 'So it is [1], [2, 3]. [Deals](/sales?page=77)', ofNothing],
    ['of nobody', 'B2B works 24/7, no one knows, ⟦PERSON_1⟧ either.', ofNothing],
    ['as it was given, raw', `From the platform: ${JSON.stringify({ source: 1, rows: 3, data: deals })}`, ofDeals],
    ['of ids as they were given', `From the platform: ${JSON.stringify(shift)}`, ofShift],
  ])('is known: %s', (_, text, facts) => {
    expect(unverifiedIn(text, facts)).toEqual([]);
  });

  it.each([
    ['an amount of nowhere', 'Orbit renewal is worth $132,456.', ofDeals, ['$132,456']],
    ['an amount that is rounded too much', 'It is worth $110k.', ofDeals, ['$110k']],
    ['an amount in the wrong size', 'It is worth $123M.', ofDeals, ['$123M']],
    ['a percentage', 'A probability of 55%.', ofDeals, ['55%']],
    ['a count in words', 'There are eleven deals.', ofDeals, ['eleven']],
    ['a day', 'It closes on 6 December 2026.', ofDeals, ['6 December 2026']],
    ['a year', 'It closes in December 2028.', ofDeals, ['December 2028']],
    ['a time', 'Your shift begins at 08:30.', ofShift, ['08:30']],
    ['a span', 'It closes in 47 days.', ofDeals, ['47']],
    ['an id', 'See INC-99999.', ofShift, ['INC-99999']],
    [
      'a sum of a part',
      'Together $203,956.',
      known([read('sales.deals.list', { ...deals, openAmount: 0 }, true)]),
      ['$203,956'],
    ],
    [
      'a sum of a page',
      'Together $203,956.',
      known([read('sales.deals.list', { ...deals, openAmount: 0, total: 90 })]),
      ['$203,956'],
    ],
    [
      'everything without a read',
      'You have 17 deals worth $4.2M, all due by May 3.',
      known([]),
      ['17', '$4.2M', 'May 3'],
    ],
    ['each only once', '17, 17 and 18', known([]), ['17', '18']],
  ])('is not known: %s', (_, text, facts, expected) => {
    expect(unverifiedIn(text, facts)).toEqual(expected);
  });

  it('is not looked at where the answer broke off in it', () => {
    expect(unverifiedIn('It is worth $123', ofDeals, false)).toEqual([]);
    expect(unverifiedIn('It is worth $777 or $123', ofDeals, false)).toEqual(['$777']);
  });
});

const grouped =
  (locale: string, digits = 0) =>
  (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
const money = (locale: string, currency: string) => (value: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
const compact = (value: number) =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
const day =
  (options: Intl.DateTimeFormatOptions, locale = 'en') =>
  (value: Date) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(value);

const asMoney: readonly ((value: number) => string)[] = [
  money('en-US', 'USD'),
  money('de-DE', 'EUR'),
  money('fr-FR', 'EUR'),
  money('de-CH', 'CHF'),
  (value) => `USD ${grouped('en', 2)(value)}`,
  (value) => `$${compact(value)}`,
  (value) => `${(value / 1_000).toFixed(1)}k`,
  (value) => `$${(value / 1_000_000).toFixed(2)} million`,
  (value) => `**$${grouped('en')(value)}**`,
];
const asNumber: readonly ((value: number) => string)[] = [
  String,
  grouped('en'),
  grouped('de'),
  (value) => `| ${value} |`,
  (value) => `${value}%`,
  (value) => `about ${grouped('en')(value)}`,
];
const asDay: readonly ((value: Date) => string)[] = [
  (value) => value.toISOString().slice(0, 10),
  day({ dateStyle: 'long' }),
  day({ dateStyle: 'medium' }),
  day({ dateStyle: 'long' }, 'en-GB'),
  day({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  day({ day: '2-digit', month: '2-digit', year: 'numeric' }, 'de'),
  day({ month: 'short', day: 'numeric' }),
];
/** `${figure}` in the middle of a sentence of any kind. */
const around = fc.constantFrom('It is @.', '(@)', 'worth @, they say', '@', 'so: @ [1]', '- @\n- and more');
const said = (sentence: string, figure: string) => sentence.replace('@', () => figure);

describe('a figure that is copied from a result', () => {
  it('is known in every form of an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), around, (minor, sentence) => {
        for (const form of asMoney) {
          const facts = known([read('sales.deals.list', { items: [{ amount: minor }], total: 1 })]);
          expect(unverifiedIn(said(sentence, form(minor / 100)), facts)).toEqual([]);
        }
      }),
    );
  });

  it('is known in every form of a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), around, (count, sentence) => {
        for (const form of asNumber)
          expect(unverifiedIn(said(sentence, form(count)), known([read('x.y.z', { figure: count })]))).toEqual([]);
      }),
    );
  });

  it('is known in every form of a day', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, around, (at, sentence) => {
        for (const form of asDay) {
          const facts = known([read('x.y.z', { due: at.toISOString().slice(0, 10) })]);
          expect(unverifiedIn(said(sentence, form(at)), facts)).toEqual([]);
        }
      }),
    );
  });

  it('is the number of a name that looks like a list where it stands alone', () => {
    const facts = known([read('x.y.z', { stage: '1. Prospect', '2) Second': null })]);
    expect(unverifiedIn('Acme is in “1. Prospect”, not in “2) Second”.', facts)).toEqual([]);
    expect(unverifiedIn('Acme is in “3. Closed”.', facts)).toEqual(['3']);
  });

  it('comes as JSON, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (output) => {
        expect(unverifiedIn(JSON.stringify(output), known([read('x.y.z', output)]))).toEqual([]);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 200) },
    );
  });
});

describe('a figure that was made up', () => {
  it('is found nearly always', () => {
    let found = 0;
    const tries = 500;
    for (let at = 1; at <= tries; at += 1) found += unverifiedIn(`It is $${1_000 + at * 7919}.`, ofDeals).length;
    expect(found).toBeGreaterThan(tries * 0.97);
  });
});

describe('any text', () => {
  it('is read without a fault, each number where it stands', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,-:/ $€%kmTZaQ[]()\n|'), maxLength: 40 }),
        (text) => {
          for (const mention of mentionsIn(text)) {
            expect(mention.to).toBeGreaterThan(mention.from);
            expect(text.slice(mention.from, mention.to)).toContain(mention.text);
          }
        },
      ),
    );
  });
});
