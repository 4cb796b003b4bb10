import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { login, messages } from '@talent-os/contracts/identity/auth.js';
import { register } from '@talent-os/contracts/identity/register.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { redeemSetup } from '@talent-os/contracts/identity/links.js';
import { approveRegistration, listRegistrations } from '@talent-os/contracts/identity/registrations.js';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { Person, registration, signIn, startOwnProduct } from '@talent-os/testing';

const EMAIL = 'ada@harbor.example';
const PASSWORD = 'a long enough password';
const FIRST = ['--organization', 'Harbor Works', '--email', EMAIL, '--industries', 'sales'];
const LINK = /^https:\/\/talent\.example\/login\?setup=([\w-]{64})$/m;

/** Sign-ins of one network that may fail here. */
const FAILURES = 30;

let product: Awaited<ReturnType<typeof startOwnProduct>>;
let visitor: Person;
beforeAll(async () => {
  product = await startOwnProduct({
    name: 'setup',
    targets: ['all'],
    env: {
      DEMO: 'false',
      PUBLIC_URL: 'https://talent.example/',
      SMTP_URL: '',
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_SIGN_IN_FAILURES: String(FAILURES),
    },
  });
  visitor = new Person(undefined, '', '', product.address);
});
afterAll(() => product?.stop());

const setUp = async (...args: string[]) => {
  const { status, stdout, stderr } = await product.command('setup.js', args);
  return { status, said: stdout + stderr, token: LINK.exec(stdout)?.[1] ?? '' };
};
const chosen = (token: string, password = PASSWORD) => ({ token, firstName: 'Ada', lastName: 'Quist', password });

describe('an installation without anybody', () => {
  let first: string;
  let token: string;

  it('is set up by a command that prints one link', async () => {
    expect(await setUp('--organization', 'Harbor Works', '--email', 'ada', '--industries', 'farming')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/--email: .*\n.*--industries: /),
    });
    const made = await setUp(...FIRST);
    expect(made).toMatchObject({ status: 0, token: expect.stringMatching(/./) });
    first = made.token;
  });

  it('takes the command again until the link is used, and nobody else’s', async () => {
    token = (await setUp(...FIRST)).token;
    expect(token).not.toBe(first);
    expect(await setUp('--organization', 'Other', '--email', 'eve@other.example')).toMatchObject({
      status: 1,
      token: '',
    });
    expect((await setUp('--organization', 'Harbor Works', '--email', 'eve@other.example', '--another')).status).toBe(1);
  });

  it('lets nobody in before the link is used, nor by a link that another has replaced', async () => {
    expect(await visitor.refused(login, { email: EMAIL, password: PASSWORD })).toMatchObject({
      code: 'auth.credentials',
    });
    expect(await visitor.refused(redeemSetup, chosen(first))).toMatchObject({ status: 410, code: 'auth.link' });
    expect(await visitor.refused(redeemSetup, chosen(token, 'too short'))).toMatchObject({
      status: 422,
      errors: [{ field: 'password' }],
    });
  });

  it('opens to its administrator, once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => visitor.send(redeemSetup, chosen(token))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const ada = await signIn(EMAIL, PASSWORD, product.address);
    expect(await ada.call(getMe, {})).toMatchObject({
      user: { firstName: 'Ada', lastName: 'Quist', activeRole: 'PLATFORM_ADMIN', deploymentContext: 'sales-app' },
      organization: { name: 'Harbor Works', industries: ['SALES'] },
    });
    expect(await ada.call(listDeals, {})).toMatchObject({ items: [] });
    expect(await setUp(...FIRST)).toMatchObject({ status: 1, token: '' });
    expect(await setUp(...FIRST, '--if-needed')).toEqual({ status: 0, said: '', token: '' });
  });

  it('gets another organization where that is said', async () => {
    const other = await setUp('--organization', 'Other', '--email', 'eve@other.example', '--another');
    await visitor.call(redeemSetup, chosen(other.token));
    const eve = await signIn('eve@other.example', PASSWORD, product.address);
    expect((await eve.call(getMe, {})).user.activeRole).toBe('ORGANIZATION_ADMIN');
  });
});

describe('an installation without a mail server', () => {
  it('says that an administrator confirms a registration, and lets nobody in before', async () => {
    const noor = registration('noor@applicant.example', 'harbor-works');
    expect(await visitor.call(register, noor)).toEqual({ message: messages.registeredByHand });
    expect(await visitor.call(register, { ...noor, email: EMAIL })).toEqual({ message: messages.registeredByHand });
    const entering = { email: noor.email, password: noor.password };
    expect(await visitor.refused(login, entering)).toMatchObject({ code: 'auth.credentials' });
    const ada = await signIn(EMAIL, PASSWORD, product.address);
    const { items } = await ada.call(listRegistrations, {});
    expect(items.map(({ email }) => email)).toEqual([noor.email]);
    await ada.call(approveRegistration, { registrationId: items[0]!.id });
    expect(await visitor.call(login, entering)).toMatchObject({ user: { activeRole: 'CANDIDATE' } });
  });
});

describe('one network', () => {
  // Twice as many as may fail, and two whom nobody guesses at.
  const PEOPLE = 2 * FAILURES + 2;
  const emailOf = (index: number) => `colleague.${index}@harbor.example`;
  const enter = async (email: string, network: string, password = PASSWORD) => {
    const response = await fetch(`${product.address}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify({ email, password }),
    });
    const { code } = (await response.json()) as { code?: string };
    return `${response.status} ${code ?? ''}`.trimEnd();
  };
  /** What becomes of people who come a few at a time, as they do. */
  async function comeIn(network: string, password: string, count: number): Promise<Record<string, number>> {
    const told: Record<string, number> = {};
    let next = 0;
    const one = async () => {
      for (let index = next++; index < count; index = next++) {
        const answer = await enter(emailOf(index), network, password);
        told[answer] = (told[answer] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, one));
    return told;
  }

  /** Failures are counted by quarters of an hour: what falls into two of them is done again, from another network. */
  async function inOneQuarter<T>(work: (network: string) => Promise<T>): Promise<T> {
    const quarter = () => Math.floor(Date.now() / (15 * 60_000));
    for (let host = 2; ; host += 1) {
      const begun = quarter();
      const done = await work(`198.51.100.${host}`);
      if (quarter() === begun) return done;
    }
  }

  beforeAll(() =>
    product.query(
      `with ada as (select p.*, r.industry from identity.person p
                      join identity.role_assignment r on r.person_id = p.id where p.email = $1),
         made as (
           insert into identity.person (id, organization_id, created_at, updated_at, email, first_name, last_name, title,
             password_hash, joined_on, status)
           select gen_random_uuid(), organization_id, now(), now(), 'colleague.' || n || '@harbor.example', 'Colleague',
             n::text, 'Colleague', password_hash, joined_on, 'active' from ada, generate_series(0, $2 - 1) n
           returning *),
         roles as (
           insert into identity.role_assignment (id, organization_id, created_at, updated_at, person_id, role_name,
             industry, rank)
           select gen_random_uuid(), organization_id, now(), now(), id, 'SALES_REP', 'SALES', 0 from made)
       insert into identity.sign_in_index (email, organization_id, user_id) select email, organization_id, id from made`,
      [EMAIL, PEOPLE],
    ),
  );

  it('lets in more colleagues than may fail, and holds none of them', async () => {
    expect(await comeIn('198.51.100.1', PASSWORD, PEOPLE)).toEqual({ '200': PEOPLE });
  });

  it('is held where it guesses at many accounts, and others are not', async () => {
    const { told, after } = await inOneQuarter(async (network) => ({
      told: await comeIn(network, 'the same guess', 2 * FAILURES),
      after: await enter(emailOf(PEOPLE - 1), network),
    }));
    expect(told['401 auth.credentials']).toBeLessThanOrEqual(FAILURES + 8);
    expect((told['401 auth.credentials'] ?? 0) + (told['429 request.rate'] ?? 0)).toBe(2 * FAILURES);
    expect(after).toBe('429 request.rate');
    expect(await enter(emailOf(PEOPLE - 1), '198.51.100.200')).toBe('200');
  });

  it('is not what guessing at one account is counted by: from many networks it is held as well', async () => {
    const guesses = [1, 2, 3, 4, 5, 6, 7].map((n) => enter(emailOf(PEOPLE - 2), `203.0.113.${n}`, 'a guess'));
    expect((await Promise.all(guesses)).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => '401 auth.credentials'),
      ...Array.from({ length: 2 }, () => '429 auth.locked'),
    ]);
    expect(await enter(emailOf(PEOPLE - 2), '203.0.113.9')).toBe('429 auth.locked');
  });
});
