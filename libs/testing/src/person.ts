import type { Operation, Output, Problem, Sent } from '@talent-os/contracts';
import { login, type Session } from '@talent-os/contracts/identity/auth';
import { getMe } from '@talent-os/contracts/identity/me';
import { proveAgain } from '@talent-os/contracts/identity/second-factor';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { setTimeout } from 'node:timers';
import { setTimeout as after } from 'node:timers/promises';

export const addressOf = () => process.env.TEST_ADDRESS ?? 'http://127.0.0.1:18080';

export type Answer<T> = { readonly status: number; readonly body: T; readonly headers: Headers };

/** What a product says that has no room for a call, how often it is asked again, and after what rest in milliseconds. */
const BUSY = [503, 504];
const ATTEMPTS = 20;
const REST = 500;

/** Somebody who calls the product from outside, over HTTP, as a browser does. */
export class Person {
  constructor(
    public token: string | undefined,
    readonly id: string,
    readonly organizationId: string,
    /** Where the product is; the one that all tests share where absent. */
    private readonly elsewhere?: string,
    /** With which they prove once more who they are, as a browser asks them to. */
    private readonly password?: string,
  ) {}

  get address(): string {
    return this.elsewhere ?? addressOf();
  }

  /** The same person in the same session, for whoever goes on by themselves. */
  again(): Person {
    return new Person(this.token, this.id, this.organizationId, this.elsewhere, this.password);
  }

  /** Nobody, at the same product. */
  withoutToken(): Person {
    return new Person(undefined, '', '', this.elsewhere);
  }

  /** The answer of an operation; throws with the problem when it is refused. */
  async call<O extends Operation>(operation: O, input: Sent<O>): Promise<Output<O>> {
    const { status, body } = await this.send(operation, input as Record<string, unknown>);
    if (status >= 400) throw new Error(`${operation.name} answered ${status}: ${JSON.stringify(body)}`);
    return body as Output<O>;
  }

  /** The problem an operation is refused with; throws when it succeeds. */
  async refused<O extends Operation>(operation: O, input: Sent<O>): Promise<Problem> {
    const { status, body } = await this.send(operation, input as Record<string, unknown>);
    if (status < 400) throw new Error(`${operation.name} was not refused: ${JSON.stringify(body)}`);
    return body as Problem;
  }

  /** Status and body, whatever they are and whatever is sent. What is only read is asked for again while the machine is too busy. */
  async send(operation: Operation, input: Record<string, unknown>, attempts = ATTEMPTS): Promise<Answer<unknown>> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.sendOnce(operation, input);
      if (attempt === 1 && (await this.proved(answer))) continue;
      if (!BUSY.includes(answer.status) || operation.effect !== 'read' || attempt >= attempts) return answer;
      await after(REST);
    }
  }

  /** Proves who they are where an answer asks for that and they can. */
  private async proved({ status, body }: Answer<unknown>): Promise<boolean> {
    if (status !== 403 || (body as Problem).code !== 'auth.step-up' || this.password === undefined) return false;
    const { password } = this;
    const proof = await this.sendOnce(proveAgain, { method: 'password', password });
    if (proof.status !== 200) throw new Error(`they could not prove who they are: ${JSON.stringify(proof.body)}`);
    this.token = (proof.body as Session).accessToken;
    return true;
  }

  private async sendOnce(operation: Operation, input: Record<string, unknown>): Promise<Answer<unknown>> {
    const { path, rest } = split(operation.path, input);
    const bodyless = operation.method === 'GET' || operation.method === 'DELETE';
    const query = bodyless
      ? new URLSearchParams(
          Object.entries(rest).flatMap(([key, value]) =>
            value == null ? [] : [value].flat().map((one): [string, string] => [key, plain(one)]),
          ),
        ).toString()
      : '';
    const response = await fetch(`${this.address}${path}${query && `?${query}`}`, {
      method: operation.method!,
      headers: {
        accept: 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(!bodyless && !operation.upload && { 'content-type': 'application/json' }),
      },
      ...(!bodyless && { body: operation.upload ? formOf(rest) : JSON.stringify(rest) }),
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { status: response.status, body: undefined, headers: response.headers };
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }
}

/** A form as browsers send it: files as files, texts as texts. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else if (typeof value === 'string') form.append(name, value);
  }
  return form;
}

export const anonymous = new Person(undefined, '', '');

/**
 * What somebody is answered in the end who asks again while the machine is too busy: for what may be asked twice. It has
 * no connection in time, or none to hash a password; a second attempt gets in.
 */
export async function untilAnswered<Reply extends { readonly status: number }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await ask();
    if (!BUSY.includes(reply.status) || attempt >= ATTEMPTS) return reply;
    await after(REST);
  }
}

/** The last to sign in as a person, by address and e-mail. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Signs somebody in by e-mail and password, in a session of their own. Who signs in as the same person waits for a turn: an
 * attempt counts as failed until its password was compared, so that a handful at once lock each other out.
 */
function signInAnew(email: string, password = DEMO_PASSWORD, address?: string): Promise<Person> {
  const key = `${address ?? ''} ${email}`;
  const own = (turns.get(key) ?? Promise.resolve()).then(() => enter(email, password, address));
  turns.set(
    key,
    own.catch(() => undefined),
  );
  return own;
}

/** How long a session is used again, in milliseconds: who they are is proven in it for longer. */
const USED_AGAIN = 4 * 60_000;
/** Others are people that a test has made, to do something to them. */
const demoDomains = new Set(demoOrganizations.map(({ domain }) => domain));
const open = new Map<string, Promise<Person>>();

/**
 * Signs a demo person in at the product all tests share, `sales.rep@meridian.example`: into the session they have there,
 * where they have one. With a password, or elsewhere, it is one of their own.
 */
export async function signIn(email: string, password?: string, address?: string): Promise<Person> {
  const isShared = password === undefined && address === undefined && demoDomains.has(email.split('@')[1] ?? '');
  if (!isShared) return signInAnew(email, password, address);
  const key = `${addressOf()} ${email}`;
  const person = await open.get(key)?.catch(() => undefined);
  if (person && (await person.send(getMe, {})).status === 200) return person.again();
  const fresh = signInAnew(email);
  open.set(key, fresh);
  setTimeout(() => open.delete(key), USED_AGAIN).unref();
  return (await fresh).again();
}

async function enter(email: string, password: string, address?: string): Promise<Person> {
  const nobody = new Person(undefined, '', '', address);
  const { status, body } = await untilAnswered(() => nobody.send(login, { email, password }));
  if (status >= 400) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
  const { accessToken, user } = body as Session;
  return new Person(accessToken, user.id, user.organizationId, address, password);
}

/** As a browser writes a value into an address. */
const plain = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

function split(pattern: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(plain(rest[name]));
    delete rest[name];
    return value;
  });
  return { path, rest };
}
