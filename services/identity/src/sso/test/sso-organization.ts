import { listAuditEvents } from '@talent-os/contracts/audit/trail.js';
import { listMembers } from '@talent-os/contracts/identity/members.js';
import { refresh, type Session } from '@talent-os/contracts/identity/auth.js';
import { addSsoDomain, confirmSsoDomain } from '@talent-os/contracts/identity/sso-domains.js';
import {
  beginSsoTest,
  createSsoConnection,
  getSsoTest,
  listSsoSignIns,
  SSO_START,
  ssoCallbackPath,
  ssoLogoutPath,
  switchSsoConnection,
} from '@talent-os/contracts/identity/sso.js';
import { addressOf, type Person } from '@talent-os/testing';
import type { IdentityProvider, ProvidersPerson } from '@talent-os/testing/identity-provider';
import { Traveller } from '@talent-os/testing/traveller';
import { randomUUID } from 'node:crypto';
import { Browser, post } from '../../test/browser.js';
import { newOrganization } from '../../test/new-organization.js';

/** Under which name people know the product the tests share. */
export const KNOWN = 'https://talent.example';

export const connectionValues = {
  name: 'Entra ID',
  emailClaim: 'email',
  groupsClaim: 'groups',
  role: 'SALES_REP' as const,
  industry: 'SALES' as const,
  createsPeople: true,
  factorValues: ['mfa'],
};

/** Somebody at a provider, with an address of a domain. */
export const somebody = (domain: string, more: Partial<ProvidersPerson> = {}): ProvidersPerson => ({
  sub: randomUUID(),
  email: `Ada.${randomUUID().slice(0, 8)}@${domain}`,
  given_name: 'Ada',
  family_name: 'Okafor',
  ...more,
});

export const traveller = () => new Traveller(addressOf(), KNOWN);

/** An organization with a verified domain and an active connection to a provider that was tested. */
export class SsoOrganization {
  private constructor(
    readonly idp: IdentityProvider,
    readonly organizationId: string,
    readonly founder: { readonly id: string; readonly email: string },
    readonly admin: Person,
    readonly platform: Person,
    readonly ssoConnectionId: string,
    readonly domain: string,
  ) {}

  static async found(idp: IdentityProvider): Promise<SsoOrganization> {
    const { organizationId, founder } = await newOrganization();
    const { person: admin } = await Browser.signIn(founder.email);
    const { id: ssoConnectionId } = await admin.call(createSsoConnection, {
      ...connectionValues,
      issuer: idp.issuer,
      clientId: idp.client.id,
      clientSecret: idp.client.secret,
    });
    const domain = `${randomUUID().slice(0, 8)}.example`;
    const { id: ssoDomainId } = await admin.call(addSsoDomain, { domain, ssoConnectionId });
    const { person: platform } = await Browser.signIn('platform.admin@meridian.example');
    await platform.call(confirmSsoDomain, { organizationId, ssoDomainId });
    const made = new SsoOrganization(idp, organizationId, founder, admin, platform, ssoConnectionId, domain);
    made.register();
    idp.person = somebody(domain);
    const { outcome } = await made.test();
    if (outcome !== 'created') throw new Error(`the test came to ${outcome}`);
    await admin.call(switchSsoConnection, { ssoConnectionId, status: 'active' });
    return made;
  }

  /** Where the provider says that somebody has signed out. */
  get logoutAt(): string {
    return addressOf() + ssoLogoutPath(this.organizationId, this.ssoConnectionId);
  }

  /** The provider has one client: who asks last is the one it knows. */
  register(): void {
    this.idp.register(KNOWN + ssoCallbackPath(this.ssoConnectionId), this.logoutAt);
  }

  /** Goes through the provider as a test, and answers what it has shown. */
  async test() {
    const { ssoConnectionId } = this;
    const { location } = await this.admin.call(beginSsoTest, { ssoConnectionId });
    const back = await traveller().go(location);
    if (back !== `/organization/integrations?view=sign-on&provider=${ssoConnectionId}`)
      throw new Error(`a test led to ${back}`);
    return (await this.admin.call(getSsoTest, { ssoConnectionId })).preview!;
  }

  startWith(more: Record<string, string> = {}): string {
    const asked = { organization: this.organizationId, provider: this.ssoConnectionId, ...more };
    return `${SSO_START}?${new URLSearchParams(asked).toString()}`;
  }

  /** Goes through the provider as whoever is at its keyboard. */
  async arrive(more: Record<string, string> = {}, browser = traveller()) {
    const at = await browser.go(this.startWith(more));
    return { at, browser, cookie: browser.cookie('talentos_refresh') };
  }

  /** The same, up to the provider's answer, which the browser has not followed yet. */
  async halfway(browser = traveller()) {
    const isBack = ({ pathname }: URL) => pathname === ssoCallbackPath(this.ssoConnectionId);
    return { browser, answer: await browser.until(this.startWith(), isBack) };
  }

  /** Signs whoever is at the provider's keyboard in. */
  async signIn(): Promise<Browser> {
    const { at, cookie } = await this.arrive();
    if (at !== '/login?sso=done&to=%2F') throw new Error(`a sign-in led to ${at}`);
    const { status, body, cookie: next } = await post(refresh.path, {}, cookie);
    if (status !== 200) throw new Error(`a sign-in was worth ${status}`);
    const session: Session = body;
    return new Browser(session, next!);
  }

  async latest() {
    return (await this.admin.call(listSsoSignIns, { ssoConnectionId: this.ssoConnectionId })).items[0];
  }

  /** Reasons of refusals as the audit trail has them, newest first. */
  async reasons() {
    const { items } = await this.admin.call(listAuditEvents, { action: 'identity.sso.refused' });
    return items.map(({ subject }) => subject['reason']);
  }

  async memberOf(email: string) {
    return (await this.admin.call(listMembers, { search: email.toLowerCase() })).items[0];
  }
}
