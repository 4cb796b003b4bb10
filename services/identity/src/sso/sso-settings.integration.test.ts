import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSsoDomain,
  confirmSsoDomain,
  getSsoPolicy,
  listSsoDomains,
  listSsoDomainsOf,
  removeSsoDomain,
  routeSsoDomain,
  setSsoPolicy,
  verifySsoDomain,
} from '@talent-os/contracts/identity/sso-domains.js';
import {
  changeSsoConnection,
  createSsoConnection,
  disconnectSso,
  listSsoConnections,
  routeSignIn,
  switchSsoConnection,
} from '@talent-os/contracts/identity/sso.js';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { anonymous } from '@talent-os/testing';
import { IdentityProvider } from '@talent-os/testing/identity-provider';
import { randomUUID } from 'node:crypto';
import { Browser, post } from '../test/browser.js';
import { newAdministrator, newOrganization } from '../test/new-organization.js';
import { connectionValues, somebody, SsoOrganization } from './test/sso-organization.js';

let idp: IdentityProvider;
let ours: SsoOrganization;
beforeAll(async () => {
  idp = await IdentityProvider.start();
  ours = await SsoOrganization.found(idp);
});
afterAll(() => idp.stop());

describe('a connection', () => {
  it('is refused where nobody answers as a provider, or its people would hold more than their administrator', async () => {
    const { admin } = ours;
    const provider = { ...connectionValues, issuer: idp.issuer, clientId: 'x' };
    expect(await admin.refused(createSsoConnection, { ...provider, issuer: `${idp.issuer}/nowhere` })).toMatchObject({
      code: 'sso.provider',
      errors: [{ field: 'issuer' }],
    });
    for (const issuer of ['http://10.0.0.8', 'http://169.254.169.254', 'http://login.example.org'])
      expect((await admin.refused(createSsoConnection, { ...provider, issuer })).code).toBe('sso.provider');
    expect((await admin.refused(createSsoConnection, { ...provider, industry: 'CYBER' })).code).toBe('role.industry');
  });

  it('lets nobody in before it was tested, while it is paused, or once it is changed or gone', async () => {
    const mine = await SsoOrganization.found(idp);
    const { admin, ssoConnectionId } = mine;
    const { hasSecret, version } = (await admin.call(listSsoConnections, {})).items[0]!;
    expect(hasSecret).toBe(true);
    await admin.call(switchSsoConnection, { ssoConnectionId, status: 'paused' });
    expect((await mine.arrive()).at).toBe('/login?sso=refused');
    const changed = {
      ...connectionValues,
      ssoConnectionId,
      version: version + 1,
      issuer: idp.issuer,
      clientId: 'another',
    };
    expect(await admin.call(changeSsoConnection, changed)).toMatchObject({ status: 'draft', testedAt: null });
    expect((await admin.refused(switchSsoConnection, { ssoConnectionId, status: 'active' })).code).toBe('sso.untested');
    await admin.call(disconnectSso, { ssoConnectionId });
    expect((await admin.call(listSsoConnections, {})).items).toEqual([]);
    expect((await mine.arrive()).at).toBe('/login?sso=refused');
    ours.register();
  });
});

describe('a mail domain', () => {
  const routed = async (email: string) => (await anonymous.call(routeSignIn, { email })).provider;

  it('leads its addresses to the provider once it is proven, and while the provider lets people in', async () => {
    expect(await routed(`Anybody@${ours.domain.toUpperCase()}`)).toEqual({
      organizationId: ours.organizationId,
      ssoConnectionId: ours.ssoConnectionId,
      name: 'Entra ID',
    });
    expect(await routed(`anybody@sub.${ours.domain}`)).toBeNull();
    const { admin, ssoConnectionId } = ours;
    const domain = `${randomUUID().slice(0, 8)}.example`;
    const added = await admin.call(addSsoDomain, { domain, ssoConnectionId });
    expect(added).toMatchObject({
      verifiedAt: null,
      record: expect.stringMatching(/^talentos-verification=/) as unknown,
    });
    expect(await routed(`a@${domain}`)).toBeNull();
    expect((await admin.refused(verifySsoDomain, { ssoDomainId: added.id })).code).toBe('sso.record');
    expect((await admin.refused(addSsoDomain, { domain })).code).toBe('sso.domain');
    await ours.platform.call(confirmSsoDomain, { organizationId: ours.organizationId, ssoDomainId: added.id });
    expect(await routed(`a@${domain}`)).not.toBeNull();
    const shown = (await admin.call(listSsoDomains, {})).items.find(({ id }) => id === added.id)!;
    expect(shown).toMatchObject({ verifiedBy: 'platform', connection: 'Entra ID' });
    await admin.call(routeSsoDomain, { ssoDomainId: added.id, version: shown.version });
    expect(await routed(`a@${domain}`)).toBeNull();
    await admin.call(removeSsoDomain, { ssoDomainId: added.id });
  });

  it('is one organization’s', async () => {
    const { organizationId, founder } = await newOrganization();
    const { person: admin } = await Browser.signIn(founder.email);
    const { id: ssoDomainId } = await admin.call(addSsoDomain, { domain: ours.domain });
    expect((await ours.platform.refused(confirmSsoDomain, { organizationId, ssoDomainId })).code).toBe(
      'sso.domainTaken',
    );
    const { items } = await ours.platform.call(listSsoDomainsOf, { organizationId });
    expect(items).toEqual([{ id: ssoDomainId, domain: ours.domain, verifiedAt: null, verifiedBy: null }]);
  });
});

describe('single sign-on only', () => {
  it('is refused where it would lock its author out, or nobody could get in without the provider', async () => {
    const mine = await SsoOrganization.found(idp);
    const { admin, founder, ssoConnectionId } = mine;
    const other = await newAdministrator(mine.organizationId);
    const { version, administrators } = await admin.call(getSsoPolicy, {});
    expect(administrators.map(({ id }) => id).toSorted()).toEqual([founder.id, other.id].toSorted());
    const set = (emergencyAccessId?: string) => ({
      version,
      ssoOnly: true,
      ...(emergencyAccessId && { emergencyAccessId }),
    });
    expect((await admin.refused(setSsoPolicy, set())).errors).toMatchObject([{ field: 'emergencyAccessId' }]);
    expect((await admin.refused(setSsoPolicy, set(other.id))).code).toBe('sso.lockout');
    await admin.call(setSsoPolicy, set(founder.id));
    expect((await admin.refused(switchSsoConnection, { ssoConnectionId, status: 'paused' })).code).toBe('sso.required');
    expect((await admin.refused(disconnectSso, { ssoConnectionId })).code).toBe('sso.required');
    const shut = await post('/api/auth/login', { email: other.email, password: DEMO_PASSWORD });
    expect(shut).toMatchObject({ status: 403, body: { code: 'auth.ssoOnly' } });
    await Browser.signIn(founder.email);
    idp.person = somebody(mine.domain);
    await mine.signIn();
    const now = await admin.call(getSsoPolicy, {});
    await admin.call(setSsoPolicy, { version: now.version, ssoOnly: false });
    await Browser.signIn(other.email);
    ours.register();
  });
});
