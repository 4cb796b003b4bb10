import { describe, expect, it } from '@jest/globals';
import { EVERY_CLIENT, redirectProblem, registrationOf } from './registration.rules.js';

const of = (said: unknown) => registrationOf(Buffer.from(JSON.stringify(said)));

describe('a registration', () => {
  it('keeps what an application says of itself, and makes of it what every application is', () => {
    const own = { client_name: 'Desk', redirect_uris: ['https://desk.example/'] };
    const more = {
      token_endpoint_auth_method: 'client_secret_basic',
      jwks_uri: 'https://desk.example/',
      default_max_age: 1,
    };
    expect(of({ ...own, ...more })).toEqual({ ...own, ...EVERY_CLIENT });
  });

  it.each([[null], [[]], ['text'], [1]])('is none of %j', (said) => expect(of(said)).toBeUndefined());
  it('is none of what is no JSON', () => expect(registrationOf(Buffer.from('{'))).toBeUndefined());

  it.each([
    ['client_name', 'x'.repeat(2_001)],
    ['client_name', { a: 1 }],
    ['redirect_uris', [1]],
    ['redirect_uris', Array.from({ length: 11 }, () => 'https://desk.example/')],
  ])('leaves out %s where it is %j', (name, value) => expect(of({ [name]: value })).not.toHaveProperty(name));
});

describe('an address people are sent back to', () => {
  it.each(['https://desk.example/back', 'http://127.0.0.1:1/', 'http://localhost/', 'http://[::1]/', 'cursor://back'])(
    'may be %s',
    (address) => expect(redirectProblem(address)).toBeUndefined(),
  );
  it.each([
    'http://desk.example/',
    'http://localhost.desk.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'x',
    'https://a.example/#b',
  ])('is not %s', (address) => expect(redirectProblem(address)).toEqual(expect.any(String)));
});
