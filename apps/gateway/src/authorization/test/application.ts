import { randomBytes, randomUUID } from 'node:crypto';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/client';
import { decideAuthorizationRequest } from '@talent-os/contracts/identity/authorization';
import type { ApplicationScope } from '@talent-os/contracts';
import { addressOf, type Person } from '@talent-os/testing';
import { MCP_PATH } from '../paths.js';

export const BACK = 'http://127.0.0.1:41999/callback';

type Tokens = { readonly access_token: string; readonly refresh_token?: string | undefined };

/** An application on somebody's computer, with the protocol's own client: it finds its way by itself. */
export class Application implements OAuthClientProvider {
  readonly redirectUrl = BACK;
  readonly sent = randomUUID();
  client: Parameters<NonNullable<OAuthClientProvider['saveClientInformation']>>[0] | undefined;
  kept: Tokens | undefined;
  asked: URL | undefined;
  private verifier = '';

  constructor(readonly name = 'Desk') {}

  get clientMetadata() {
    return { client_name: this.name, redirect_uris: [BACK] };
  }
  state = () => this.sent;
  clientInformation = () => this.client;
  saveClientInformation(client: NonNullable<Application['client']>) {
    this.client = client;
  }
  tokens = () => this.kept as Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  saveTokens(tokens: Tokens) {
    this.kept = tokens;
  }
  redirectToAuthorization(asked: URL) {
    this.asked = asked;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier = () => this.verifier;

  /** Asks to be let in: the address it opens in the person's browser. */
  async ask(): Promise<URL> {
    if ((await auth(this, { serverUrl: new URL(MCP_PATH, addressOf()) })) !== 'REDIRECT')
      throw new Error('it had a token');
    return this.asked!;
  }

  /** Redeems what the browser brought back. */
  async redeem(authorizationCode: string): Promise<Tokens> {
    await auth(this, { serverUrl: new URL(MCP_PATH, addressOf()), authorizationCode, iss: addressOf() } as Parameters<
      typeof auth
    >[1]);
    return this.kept!;
  }
}

/** A browser, as far as it follows addresses and keeps cookies. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  /** Where an address leads next; never followed. */
  async open(address: string | URL): Promise<URL> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html', cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s);
      if (/expires=Thu, 01 Jan 1970/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const to = response.headers.get('location');
    if (to === null) throw new Error(`${String(address)} answered ${response.status}: ${await response.text()}`);
    return new URL(to, addressOf());
  }
}

/** The id of the request on the screen a browser was led to. */
export const requestOn = (screen: URL): string => {
  const requestId = screen.pathname === '/user/security' ? screen.searchParams.get('authorize') : null;
  if (!requestId || requestId === 'refused') throw new Error(`no request on ${screen.href}`);
  return requestId;
};

/** The whole way: the application asks, the person allows it, the browser goes back with a code. */
export async function codeFor(
  application: Application,
  person: Person,
  scopes: ApplicationScope[] = ['read', 'propose'],
) {
  const browser = new Browser();
  const requestId = requestOn(await browser.open(await application.ask()));
  const { continueAt } = await person.call(decideAuthorizationRequest, { requestId, scopes });
  return browser.open(`${addressOf()}${continueAt}`);
}

export const letIn = async (application: Application, person: Person, scopes?: ApplicationScope[]): Promise<Tokens> =>
  application.redeem((await codeFor(application, person, scopes)).searchParams.get('code')!);

/** A form to one of the server's endpoints. */
export const form = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${addressOf()}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

export const madeUpToken = () => randomBytes(32).toString('base64url');
