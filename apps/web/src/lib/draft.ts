import { moduleOf } from '@talent-os/contracts/access/module-of';
import type { Module } from '@talent-os/contracts/access/tables';
import type { Operation } from '@talent-os/contracts/define';
import { isId } from './id';
import { stored } from './stored';
import { onSessionChange } from './tokens';

/**
 * What was typed into forms and not sent: one person's, one tab's. It outlasts a reload and a session that ended, not
 * the tab, and neither signing out nor another person. What is written down nowhere outlasts the session alone.
 */
export type Draft = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly at: number;
  /** What the changed fields held before, and the version of the record they were read from. */
  readonly began?: Readonly<Record<string, unknown>>;
  readonly version?: number;
};

const PREFIX = 'draft:';

/** Health, well-being and clearances are written down nowhere: the page holds them as long as it stands. */
const CLOSED_MODULES: readonly Module[] = ['health-tech', 'wellness'];
/** The same outside of modules or within a larger one, and what stands beside secrets. */
const CLOSED_SUBJECTS: readonly string[] = [
  'cyber.clearance',
  'chat.memories',
  'chat.providers',
  'identity.invitations',
  'identity.members',
  'identity.provisioning',
  'identity.sso',
];
/** What proves who somebody is, or opens something, is typed again. */
const SECRET_SUBJECTS: readonly string[] = [
  'identity.applicationTokens',
  'identity.auth',
  'identity.authorizationRequests',
  'identity.passkeys',
  'identity.passwords',
  'identity.secondFactor',
  'identity.stepUp',
  'identity.webhooks',
];
const SECRET_FIELD = /password|secret|token|key$/i;
/** What an input says beyond its fields is what it is about, save for what changes while it stays the same. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;

type Named = Pick<Operation, 'name'>;
const subjectOf = (name: string) => name.split('.').slice(0, 2).join('.');

/** Whether drafts of an operation's forms are written into the tab's storage, held by the page, or kept nowhere. */
export function draftPlaceOf({ name }: Named): 'tab' | 'page' | 'nowhere' {
  if (SECRET_SUBJECTS.includes(subjectOf(name))) return 'nowhere';
  const module = moduleOf(name);
  const closed = (module && CLOSED_MODULES.includes(module)) || CLOSED_SUBJECTS.includes(subjectOf(name));
  return closed ? 'page' : 'tab';
}

/** The name of the draft of a form that says itself what it is about. */
export const draftOf = (operation: Named, ...about: readonly unknown[]): string | undefined =>
  draftPlaceOf(operation) === 'nowhere' ? undefined : `${operation.name} ${JSON.stringify(about)}`;

/** The name a form's draft is kept under: the write, and what it is about. */
export function draftName(
  operation: Named,
  fields: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  const about = Object.entries(input).filter(
    ([name, value]) => !(name in fields) && name !== 'version' && !(typeof value === 'string' && MOMENT.test(value)),
  );
  return draftOf(operation, ...about);
}

/** What the page holds: it is gone with the page. */
const held = new Map<string, string>();
const page = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
  removeItem: (key: string) => void held.delete(key),
};
const placeOf = (draft: string) => (draftPlaceOf({ name: draft.split(' ')[0]! }) === 'tab' ? sessionStorage : page);

const keyOf = (name: string): string | undefined => {
  const person = stored('auth_user_id');
  return person ? `${PREFIX}${person}:${name}` : undefined;
};

/** Keeps what differs from how the form began; forgets the draft where nothing does. */
export function keepDraft(
  name: string,
  initial: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  version?: number,
): void {
  const changed = Object.entries(values).filter(
    ([field, value]) => isKept(field, value) && JSON.stringify(value) !== JSON.stringify(initial[field]),
  );
  if (changed.length === 0) return dropDraft(name);
  const key = keyOf(name);
  const began = Object.fromEntries(changed.map(([field]) => [field, initial[field]]));
  const draft: Draft = {
    values: Object.fromEntries(changed),
    at: Date.now(),
    ...(version !== undefined && { version, began }),
  };
  if (key) guarded(() => placeOf(name).setItem(key, JSON.stringify(draft)));
}

/**
 * Files cannot be kept, and secrets must not be. Who or what was chosen by its id is chosen again: a field that looks its
 * choices up by name would hold what it does not show.
 */
function isKept(field: string, value: unknown): boolean {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return !SECRET_FIELD.test(field) && !parts.some((part) => part instanceof Blob || isId(String(part)));
}

/** What the signed-in person typed into this form before. */
export function readDraft(name: string): Draft | undefined {
  const key = keyOf(name);
  return (key && guarded(() => JSON.parse(placeOf(name).getItem(key) ?? 'null') as Draft | null)) || undefined;
}

export function dropDraft(name: string): void {
  const key = keyOf(name);
  if (key) guarded(() => placeOf(name).removeItem(key));
}

/** Browsers may forbid storage: then nothing is kept, and nothing breaks. */
function guarded<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Drafts of whoever is not signed in here any more. */
function dropOthers(person: string | null): void {
  const isOthers = (key: string) => key.startsWith(PREFIX) && !(person && key.startsWith(`${PREFIX}${person}:`));
  for (const key of held.keys()) if (isOthers(key)) held.delete(key);
  guarded(() => {
    for (const key of Object.keys(sessionStorage)) if (isOthers(key)) sessionStorage.removeItem(key);
  });
}

onSessionChange((change) => {
  if (change === 'signed-out' || change === 'left') dropOthers(null);
  else if (change !== 'expired') dropOthers(stored('auth_user_id'));
});
