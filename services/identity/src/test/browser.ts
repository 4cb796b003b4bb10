import type { Problem } from '@talent-os/contracts';
import { login, refresh, type Session } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { addressOf, eventually, Person, untilAnswered } from '@talent-os/testing';

export type Opened = Session;
type Reply = { readonly status: number; readonly body: Opened & Problem; readonly cookie: string | undefined };

/**
 * One POST to a sign-in operation with a refresh cookie; answers the cookie that came back, empty where it was cleared.
 * Asked again where the service has no connection in time.
 */
export const post = (
  path: string,
  body: object,
  cookie?: string,
  headers: Record<string, string> = {},
): Promise<Reply> => untilAnswered(() => postOnce(path, body, cookie, headers));

async function postOnce(
  path: string,
  body: object,
  cookie: string | undefined,
  headers: Record<string, string>,
): Promise<Reply> {
  const response = await fetch(`${addressOf()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie: `talentos_refresh=${cookie}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const set = response.headers.getSetCookie().find((line) => line.startsWith('talentos_refresh='));
  return {
    status: response.status,
    body: (text === '' ? {} : JSON.parse(text)) as Reply['body'],
    cookie: set === undefined ? undefined : /^talentos_refresh=([^;]*)/.exec(set)![1],
  };
}

/** A browser that is signed in: an access token and the cookie behind it. */
export class Browser {
  constructor(
    public opened: Opened,
    public cookie: string,
  ) {}

  static async signIn(email: string, password = DEMO_PASSWORD, more: object = {}): Promise<Browser> {
    const { status, body, cookie } = await post(login.path, { email, password, ...more });
    if (status !== 200 || !cookie) throw new Error(`${email} was not signed in: ${status} ${JSON.stringify(body)}`);
    return new Browser(body, cookie);
  }

  get sessionId(): string {
    return this.cookie.split('.')[1]!;
  }

  /** Calls operations with the access token of this moment. */
  get person(): Person {
    return new Person(this.opened.accessToken, this.opened.user.id, this.opened.user.organizationId);
  }

  async refresh(cookie = this.cookie): Promise<number> {
    const reply = await post(refresh.path, {}, cookie);
    if (reply.status === 200) {
      this.opened = reply.body;
      this.cookie = reply.cookie!;
    }
    return reply.status;
  }
}

/** What an access token says of when it was made and when it runs out, in seconds since 1970. */
export const lifeOf = (token = ''): { readonly iat: number; readonly exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number; exp: number };

/**
 * Waits until nobody is let in with this token, while it would let somebody in by itself: what comes to pass only as it
 * runs out shows nothing. That the word of an end takes five seconds at most stands in `revocations.test.ts` of the gateway.
 */
export async function ended(person: Person): Promise<void> {
  await eventually(async () => {
    if ((await person.send(getMe, {})).status !== 401) throw new Error('a session that has ended lets somebody in');
  });
  if (lifeOf(person.token).exp * 1_000 <= Date.now()) throw new Error('the token has run out by itself');
}
