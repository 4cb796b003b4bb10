import type { Access } from './access/rule.js';
import { callsOf } from './calls.data.js';

type Called = { readonly name: string; readonly service: string; readonly access: Access };

/** Whether a name, in words between dots, is the one of a pattern, in which `*` stands for any one word. */
export const isNamedBy = (pattern: string, name: string): boolean => {
  const words = name.split('.');
  const wanted = pattern.split('.');
  return wanted.length === words.length && wanted.every((word, at) => word === '*' || word === words[at]);
};

/** Whether a part declares that it calls an operation. Its own are its own; what is internal is nobody's unless it is named. */
export function mayCall(part: string, { name, service, access }: Called): boolean {
  const { of, forPeople } = callsOf(part);
  if (service === part || of.some((pattern) => isNamedBy(pattern, name))) return true;
  return forPeople === true && access !== 'internal';
}
