type Node = Record<string, unknown>;

/** What `$ref` names in a document. */
export function lookUp(document: object, ref: string): Node {
  const steps = ref.slice(2).split('/');
  return steps.reduce<unknown>((found, step) => (found as Node)[step], document) as Node;
}

/** A part of a document with everything it refers to in its place. */
export function inlined(part: unknown, document: object): unknown {
  if (Array.isArray(part)) return part.map((one) => inlined(one, document));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref } = part as { readonly $ref?: unknown };
  if (typeof $ref === 'string') return inlined(lookUp(document, $ref), document);
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inlined(inner, document)]));
}
