import { describe, expect, it } from '@jest/globals';
import { DomainRecords, type ResolveTxt } from './domain-records.js';

const records = new DomainRecords();
const says = (...found: string[][]) => {
  const asked: string[] = [];
  const resolve: ResolveTxt = async (name) => {
    asked.push(name);
    return found;
  };
  return { asked, answer: records.say('example.org', 'talentos-verification=abc', resolve) };
};

describe('the records of a domain', () => {
  it('prove it by one text below its name, in pieces or whole', async () => {
    const { asked, answer } = says(['v=spf1 -all'], ['talentos-', 'verification=abc']);
    expect(await answer).toBe(true);
    expect(asked).toEqual(['_talentos-challenge.example.org']);
  });

  it.each([
    ['another text', [['talentos-verification=abd']]],
    ['a longer one', [['talentos-verification=abc def']]],
    ['none', []],
  ])('prove nothing with %s', async (_, found) => expect(await says(...found).answer).toBe(false));

  it('prove nothing where nobody answers', async () => {
    expect(await records.say('example.org', 'x', () => Promise.reject(new Error('ENOTFOUND')))).toBe(false);
  });
});
