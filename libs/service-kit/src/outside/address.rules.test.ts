import { describe, expect, it } from '@jest/globals';
import { connectionProblem, formProblem, sameAddress } from './address.rules.js';

const forms: readonly [string, boolean][] = [
  ['https://api.openai.com/v1', true],
  ['http://localhost:11434/v1', true],
  ['ftp://api.example.com', false],
  ['file:///etc/passwd', false],
  ['https://user:secret@api.example.com/v1', false],
  ['https://api.example.com/v1?key=secret', false],
  ['https://api.example.com/v1#v1', false],
  ['not an address', false],
];

describe('the form of an address', () => {
  it.each(forms)('%s is fine: %s', (text, fine) => expect(formProblem(text) === undefined).toBe(fine));
});

/** Address, what its name resolves to, allowed with private networks closed, and with them open. */
const connections: readonly [string, readonly string[], boolean, boolean][] = [
  ['https://api.example.com', ['104.18.6.192'], true, true],
  ['http://api.example.com', ['104.18.6.192'], false, false],
  ['https://models.intern', ['10.0.0.8'], false, true],
  ['http://models.intern', ['10.0.0.8'], false, true],
  ['http://127.0.0.1:8000', ['127.0.0.1'], false, true],
  ['https://rebinds.example', ['104.18.6.192', '127.0.0.1'], false, true],
  ['https://metadata.example', ['169.254.169.254'], false, false],
  ['https://half.example', ['104.18.6.192', '169.254.169.254'], false, false],
  ['http://half.example', ['104.18.6.192', '10.0.0.8'], false, false],
  ['https://nowhere.example', [], false, false],
];

describe('a connection', () => {
  it.each(connections)('to %s at %j is allowed: %s, inside an own network: %s', (url, addresses, closed, open) => {
    const allowed = (privateToo: boolean) => connectionProblem(new URL(url), addresses, privateToo) === undefined;
    expect([allowed(false), allowed(true)]).toEqual([closed, open]);
  });
});

describe('two spellings', () => {
  it.each([
    ['https://api.example.com/v1', 'https://API.example.com:443/v1/', true],
    ['https://api.example.com/v1', 'https://api.example.com/v2', false],
    ['https://api.example.com', 'https://api.example.com.evil.test', false],
    ['https://api.example.com', 'http://api.example.com', false],
  ])('%s and %s are one address: %s', (one, other, same) => expect(sameAddress(one, other)).toBe(same));
});
