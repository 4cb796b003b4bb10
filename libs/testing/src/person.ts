import type { Operation, Output, Problem, Sent } from '@talent-os/contracts';
import { login } from '@talent-os/contracts/identity/auth';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';

export const addressOf = () => process.env.TEST_ADDRESS ?? 'http://127.0.0.1:18080';

export type Answer<T> = { readonly status: number; readonly body: T; readonly headers: Headers };

/** Somebody who calls the product from outside, over HTTP, as a browser does. */
export class Person {
  constructor(
    readonly token: string | undefined,
    readonly id: string,
    readonly organizationId: string,
  ) {}

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

  /** Status and body, whatever they are and whatever is sent. */
  async send(operation: Operation, input: Record<string, unknown>): Promise<Answer<unknown>> {
    const { path, rest } = split(operation.path, input);
    const bodyless = operation.method === 'GET' || operation.method === 'DELETE';
    const query = bodyless
      ? new URLSearchParams(
          Object.entries(rest).flatMap(([key, value]) =>
            value == null ? [] : [[key, String(value)] as [string, string]],
          ),
        ).toString()
      : '';
    const response = await fetch(`${addressOf()}${path}${query && `?${query}`}`, {
      method: operation.method!,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(!bodyless && { 'content-type': 'application/json' }),
      },
      ...(!bodyless && { body: JSON.stringify(rest) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }
}

export const anonymous = new Person(undefined, '', '');

/** Signs a demo person in by e-mail, `sales.rep@meridian.example`. */
export async function signIn(email: string, password = DEMO_PASSWORD): Promise<Person> {
  const { accessToken, user } = await anonymous.call(login, { email, password });
  return new Person(accessToken, user.id, user.organizationId);
}

function split(pattern: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path, rest };
}
