import type { FieldError } from '@talent-os/contracts';

/** Levels of a JSON body. Nothing in the contracts goes deeper than six. */
const DEEPEST = 32;
const MESSAGE = 'Please remove the characters that cannot be stored';

/**
 * Texts no database keeps and no keyboard writes, as field errors: U+0000 and halves of surrogate pairs, in values and in
 * the names of open records. Nested deeper than 32 levels is refused as a whole. Walks without recursion: whoever sends
 * a hundred thousand brackets gets this answer.
 */
export function unstorable(input: unknown): FieldError[] {
  const found: FieldError[] = [];
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) found.push({ field: path.join('.'), message: MESSAGE });
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= DEEPEST) return [{ field: path[0]!, message: 'Please send something less deeply nested' }];
    for (const [name, member] of Object.entries(value)) {
      if (!isStorable(name)) found.push({ field: path.join('.'), message: MESSAGE });
      open.push({ value: member, path: [...path, name] });
    }
  }
  return found;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
