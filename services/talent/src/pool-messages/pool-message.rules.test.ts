import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { poolFaults, poolMessage, recipientsOf } from './pool-message.rules.js';

const facts = { firstName: 'Ada', name: 'Ada Reyes', headline: 'Account executive', recruiter: 'Noor Haddad' };

describe('a message to the pool', () => {
  it('is read with what stands for each variable, and keeps what stands for nothing', () =>
    expect(poolMessage({ subject: '{{firstName}}?', body: 'Hello {{ name }}, {{x}}. {{recruiter}}' }, facts)).toEqual({
      subject: 'Ada?',
      body: 'Hello Ada Reyes, {{x}}. Noor Haddad',
    }));

  it('names a variable that stands for nothing by its field', () => {
    expect(poolFaults({ subject: '{{firstName}}', body: 'Hello' })).toEqual([]);
    expect(poolFaults({ subject: '{{position}}', body: '{{salary}}' }).map(({ field }) => field)).toEqual([
      'subject',
      'body',
    ]);
  });
});

describe('who gets a message', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 12 });
  const record = fc.record({ listed: fc.boolean(), wantsMessages: fc.boolean() });

  it('is who consents and wants it, in the order they were chosen, and everybody else is counted once', () =>
    fc.assert(
      fc.property(ids, fc.array(record, { minLength: 12, maxLength: 12 }), fc.nat(12), (chosen, kept, known) => {
        const records = chosen.slice(0, known).map((id, at) => ({ id, ...kept[at]! }));
        const { recipients, leftOut } = recipientsOf(chosen, records);
        expect(recipients.length + leftOut.expired + leftOut.optedOut).toBe(chosen.length);
        expect(recipients).toEqual(chosen.filter((id) => recipients.includes(id)));
        for (const id of recipients)
          expect(records.find((one) => one.id === id)).toMatchObject({ listed: true, wantsMessages: true });
      }),
    ));
});
