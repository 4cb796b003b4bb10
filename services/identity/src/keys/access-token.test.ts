import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { industries, modules, permissions, type Principal } from '@talent-os/contracts';
import { TOKEN, TokenClaims } from '@talent-os/contracts/identity/token.js';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { issueToken, lifeOf } from './access-token.js';

const principal: Principal = {
  userId: randomUUID(),
  organizationId: randomUUID(),
  sessionId: randomUUID(),
  activeRole: 'HEALTHCARE_PROFESSIONAL',
  currentIndustry: 'HEALTHCARE',
  roleIndustries: [...industries],
  organizationIndustries: [...industries],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: permissions.slice(0, 8),
  hiddenModules: [],
  compliances: ['HIPAA'],
  internalMobility: true,
};
const now = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 345);
const kid = randomUUID();
const pair = await generateKeyPair(TOKEN.algorithm, { extractable: true });
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: TOKEN.algorithm }] });
const { accessToken, expiresAt } = await issueToken({ kid, key: pair.privateKey }, principal, now, lifeOf(12 * 60));
const wanted = { issuer: TOKEN.issuer, audience: TOKEN.audience, algorithms: [TOKEN.algorithm] };

describe('an access token', () => {
  it('verifies with the published key and carries the principal', async () => {
    const { payload } = await jwtVerify(accessToken, keys, wanted);
    const claims = TokenClaims.parse(payload);
    expect(claims).toMatchObject({ sub: principal.userId, sid: principal.sessionId, principal, iatMs: now.getTime() });
    expect(new Date(claims.exp * 1_000).toISOString()).toBe(expiresAt);
    expect(claims.exp - claims.iat).toBe(15 * 60);
  });

  it('fits into a header, even for somebody with everything', () => expect(accessToken.length).toBeLessThan(2_048));

  it.each([
    [12 * 60, 15],
    [45, 15],
    [15, 5],
  ])('lives, where sessions end after %i minutes without use, for %i', (idle, minutes) =>
    expect(lifeOf(idle)).toBe(minutes * 60),
  );

  it('is refused once any part of it was changed', async () => {
    const [header, payload, signature] = accessToken.split('.') as [string, string, string];
    const forged = Buffer.from(payload, 'base64url').toString().replace('HEALTHCARE_PROFESSIONAL', 'PLATFORM_ADMIN');
    await expect(
      jwtVerify([header, Buffer.from(forged).toString('base64url'), signature].join('.'), keys, wanted),
    ).rejects.toThrow();
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
    await expect(jwtVerify(`${none}.${payload}.`, keys, wanted)).rejects.toThrow();
  });
});
