import { describe, expect, it } from '@jest/globals';
import { changesByBreakGlass } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry.js';
import { principalOf } from '../people/principal.rules.js';
import { accountOfLooker, endAfter, isOpen } from './break-glass.rules.js';

const NOW = new Date('2026-11-23T12:00:00Z');

describe('a look into an organization', () => {
  it('ends when its time is up, or somebody ends it', () => {
    const until = endAfter(NOW, 15);
    expect(until.toISOString()).toBe('2026-11-23T12:15:00.000Z');
    expect(isOpen({ until, endedAt: null }, NOW)).toBe(true);
    expect(isOpen({ until, endedAt: null }, until)).toBe(false);
    expect(isOpen({ until, endedAt: NOW }, NOW)).toBe(false);
  });

  it('is that of an administrator of the organization, without an account there', () => {
    const person = { firstName: 'Ada', lastName: 'Hale', email: 'ada@meridian.example', createdAt: NOW };
    const organization = {
      id: 'o',
      industries: ['HEALTHCARE'],
      modules: ['sales'],
      allowedNetworks: [],
      secondFactor: 'everybody',
      secondFactorSince: '2026-01-01T00:00:00Z',
    } as never;
    const account = accountOfLooker({ id: 'look', personId: 'ada', ...person }, organization);
    expect(account.passwordHash).toBeNull();
    expect(principalOf(account, account.roles[0]!, 'look', NOW)).toMatchObject({
      userId: 'ada',
      organizationId: 'o',
      sessionId: 'look',
      activeRole: 'ORGANIZATION_ADMIN',
      currentIndustry: 'HEALTHCARE',
    });
  });

  it('changes nothing but its own end, whatever the product offers', () => {
    const looking = { breakGlass: { id: '0199f0e6-7a10-7c3e-9f00-0123456789ab' } };
    const open = operations.filter(
      (one) => one.effect === 'write' && one.access !== 'internal' && !changesByBreakGlass(looking, one),
    );
    expect(open.map(({ name }) => name)).toEqual(['identity.breakGlass.end']);
    expect(operations.some((one) => changesByBreakGlass({}, one))).toBe(false);
    expect(operations.some((one) => one.effect === 'read' && changesByBreakGlass(looking, one))).toBe(false);
  });
});
