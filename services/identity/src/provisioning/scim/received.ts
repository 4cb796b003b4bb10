import SCIMMY from 'scimmy';
import { plainOperations, type PatchOperation } from './habits.rules.js';
import { fault } from './scim-fault.js';

/** A kind of resource of the library. */
type Schema = new (data: object, direction?: string, basepath?: string) => SCIMMY.Types.Schema;

/** A resource of the library as plain data. */
export const plain = <T>(resource: object): T => JSON.parse(JSON.stringify(resource)) as T;

/** What was sent, held against its schema. */
export function received<T>(Kind: Schema, body: unknown, called: 'user' | 'group'): T {
  if (body === null || typeof body !== 'object' || Array.isArray(body))
    throw fault(400, `A ${called} is an object`, 'invalidSyntax');
  return plain<T>(new Kind(body, 'in'));
}

/** A resource, as it is told at `at`, after the changes of a PATCH. */
export async function patched<T>(Kind: Schema, kept: object, at: string, body: unknown): Promise<T> {
  const { Operations, ...rest } = (body ?? {}) as { Operations?: PatchOperation[] };
  const before = new Kind(kept, 'out', at);
  const operations = Array.isArray(Operations) ? plainOperations(Operations, plain(before)) : Operations;
  const message = new SCIMMY.Messages.PatchOp({ ...rest, Operations: operations } as never);
  const after = (await message.apply(before)) ?? before;
  return plain<T>(new Kind(plain<object>(after), 'in'));
}
