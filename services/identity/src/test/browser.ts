import type { Problem } from '@talent-os/contracts';
import { login, refresh, type Session } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { addressOf, Person, untilAnswered } from '@talent-os/testing';
import { setTimeout as after } from 'node:timers/promises';

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

/** What the product promises, in milliseconds, and how often it may be asked in vain on a machine that takes longer. */
const ENDED_WITHIN = 5_000;
const TRIES = 60;

/** Waits until nobody is let in with this token, as long as the product may take for it. */
export async function ended(person: Person): Promise<void> {
  const began = Date.now();
  for (let tries = 0; (await person.send(getMe, {})).status !== 401; tries += 1) {
    if (Date.now() - began > ENDED_WITHIN && tries > TRIES)
      throw new Error('a session that has ended lets somebody in');
    await after(20);
  }
}
