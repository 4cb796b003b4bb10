import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import type { Problem } from '@talent-os/contracts/errors';
import { proveAgain } from '@talent-os/contracts/identity/second-factor';
import { DEMO_PASSWORD } from './people.ts';
import type { Session } from './sessions.ts';

/** Calls an operation as a person, past the browser. Throws with the problem when it is refused. */
export async function call<O extends Operation>(
  address: string,
  { accessToken }: Session,
  operation: O,
  input: Sent<O>,
): Promise<Output<O>> {
  let { status, body } = await send(address, accessToken, operation, input);
  if (status === 403 && (body as Problem).code === 'auth.step-up') {
    const proof = await send(address, accessToken, proveAgain, { method: 'password', password: DEMO_PASSWORD });
    ({ status, body } = await send(address, (proof.body as Session).accessToken, operation, input));
  }
  if (status >= 400) throw new Error(`${operation.name} answered ${status}: ${JSON.stringify(body)}`);
  return body as Output<O>;
}

/** Status and body of an operation, whatever they are. */
export async function send<O extends Operation>(address: string, token: string, operation: O, input: Sent<O>) {
  const rest = new Map<string, unknown>(Object.entries(input ?? {}));
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  const inBody = operation.method !== 'GET' && operation.method !== 'DELETE';
  const fields = [...rest].filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${address}${path}${inBody || query.size === 0 ? '' : `?${query}`}`, {
    method: operation.method ?? 'GET',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(inBody && { 'content-type': 'application/json' }),
    },
    ...(inBody && { body: JSON.stringify(Object.fromEntries(fields)) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown };
}
