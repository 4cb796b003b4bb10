import { admits, type AppAbility } from '@talent-os/contracts';
import { findField } from '@talent-os/contracts/fields/index.js';
import { lexicon } from './lexicon.js';
import { isHere } from './likelihood.js';
import type { Source, SourceField } from './types.js';
import { keyOf } from './words.js';

const ASKS =
  /^(?:what (?:does|do|is meant by) |what is the meaning of |define |explain )(.+?)(?: (?:mean|stand for))?$/i;

/**
 * What a word of the screens means, as its contract says it, where somebody asks for that and may read it; nothing where no
 * field is called so. `text` is plain.
 */
export function definitionOf(text: string, hub: string, ability: AppAbility): string | undefined {
  const bare = text.replace(/[\s.!?]+$/, '');
  const said = ASKS.exec(bare)?.[1]?.replace(/^(?:the|an?) /i, '');
  if (said === undefined || (!/ (?:mean|stand for)$/i.test(bare) && !/meant|meaning|^define/i.test(bare)))
    return undefined;
  const key = keyOf(said);
  const found = lexicon()
    .sources.filter(({ operation }) => admits(ability, operation.access))
    .toSorted((one, other) => Number(isHere(other, hub)) - Number(isHere(one, hub)))
    .flatMap((source) => source.fields.flatMap((field) => describedAs(source, field, key) ?? []))[0];
  return found && `**${found.label}**: ${found.description}`;
}

function describedAs({ operation, lists }: Source, { path, depth, label }: SourceField, key: string) {
  const whole = [...lists.slice(0, lists.length - depth), path].filter(Boolean).join('.');
  const field = findField(operation.name, `out.${whole}`)?.field;
  const names = [label, field?.label ?? '', ...(field?.synonyms ?? [])];
  if (!field?.description || !names.some((name) => keyOf(name) === key)) return undefined;
  const description = field.description.replace(/(?:;|\.|,) (?:null|absent)\b.*$/is, '.');
  return keyOf(description) === keyOf(label) ? undefined : { label, description };
}
