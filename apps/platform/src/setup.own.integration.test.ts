import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMe, login } from '@talent-os/contracts/identity/auth.js';
import { redeemSetup } from '@talent-os/contracts/identity/links.js';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { Person, signIn, startOwnProduct } from '@talent-os/testing';

const EMAIL = 'ada@harbor.example';
const PASSWORD = 'a long enough password';
const FIRST = ['--organization', 'Harbor Works', '--email', EMAIL, '--industries', 'sales'];
const LINK = /^https:\/\/talent\.example\/login\?setup=([\w-]{64})$/m;

let product: Awaited<ReturnType<typeof startOwnProduct>>;
let visitor: Person;
beforeAll(async () => {
  product = await startOwnProduct({
    name: 'setup',
    targets: ['all'],
    env: { DEMO: 'false', PUBLIC_URL: 'https://talent.example/' },
  });
  visitor = new Person(undefined, '', '', product.address);
});
afterAll(() => product?.stop());

const setUp = (...args: string[]) => {
  const { status, stdout, stderr } = product.command('setup.js', args);
  return { status, said: stdout + stderr, token: LINK.exec(stdout)?.[1] ?? '' };
};
const chosen = (token: string, password = PASSWORD) => ({ token, firstName: 'Ada', lastName: 'Quist', password });

describe('an installation without anybody', () => {
  let first: string;
  let token: string;

  it('is set up by a command that prints one link', () => {
    expect(setUp('--organization', 'Harbor Works', '--email', 'ada', '--industries', 'farming')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/--email: .*\n.*--industries: /),
    });
    const made = setUp(...FIRST);
    expect(made).toMatchObject({ status: 0, token: expect.stringMatching(/./) });
    first = made.token;
  });

  it('takes the command again until the link is used, and nobody else’s', () => {
    token = setUp(...FIRST).token;
    expect(token).not.toBe(first);
    expect(setUp('--organization', 'Other', '--email', 'eve@other.example')).toMatchObject({ status: 1, token: '' });
    expect(setUp('--organization', 'Harbor Works', '--email', 'eve@other.example', '--another').status).toBe(1);
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
    expect(setUp(...FIRST)).toMatchObject({ status: 1, token: '' });
    expect(setUp(...FIRST, '--if-needed')).toEqual({ status: 0, said: '', token: '' });
  });

  it('gets another organization where that is said', async () => {
    const other = setUp('--organization', 'Other', '--email', 'eve@other.example', '--another');
    await visitor.call(redeemSetup, chosen(other.token));
    const eve = await signIn('eve@other.example', PASSWORD, product.address);
    expect((await eve.call(getMe, {})).user.activeRole).toBe('ORGANIZATION_ADMIN');
  });
});
