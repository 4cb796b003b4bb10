import type { Operation } from '@talent-os/contracts/define';

export type Request = { readonly url: string; readonly method: string; readonly body: string | undefined };

/** Turns an operation and its flat input into HTTP: path parameters by name, the rest into the query or the body. */
export function requestOf(operation: Operation, input: unknown): Request {
  const rest = new Map<string, unknown>(Object.entries(input ?? {}));
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const method = operation.method ?? 'GET';
  if (method === 'GET' || method === 'DELETE') return { url: path + queryOf(rest), method, body: undefined };
  return { url: path, method, body: JSON.stringify(Object.fromEntries(rest)) };
}

function queryOf(fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields)
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
  return query.size > 0 ? `?${query}` : '';
}

/** So many random bytes, as text. */
export const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
