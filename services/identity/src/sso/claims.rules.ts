import type { SsoRefusal } from '@talent-os/contracts/identity/sso-events.js';
import { foreignLine } from '@talent-os/contracts/text.js';

/** How a connection reads what a provider says. */
type ClaimNames = { readonly emailClaim: string; readonly groupsClaim: string };

/** Who a provider says somebody is. */
export type ClaimedPerson = {
  readonly subject: string;
  /** Lowercase; nothing where no address is named. */
  readonly email: string | undefined;
  readonly isUnverified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly groups: readonly string[];
  /** How they were recognized there: values of `amr` and `acr`. */
  readonly factors: readonly string[];
};

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const NAME_LENGTH = 80;
const GROUPS_MOST = 1_000;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const named = (value: unknown) =>
  foreignLine(text(value) ?? '')
    .slice(0, NAME_LENGTH)
    .trim() || undefined;
const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((one) => (text(one) === undefined ? [] : [text(one)!]))
    .slice(0, GROUPS_MOST);

/** Reads the claims of a token (OpenID Connect Core 1.0, section 5.1). */
export function claimedPerson(claims: Readonly<Record<string, unknown>>, names: ClaimNames): ClaimedPerson {
  const email = text(claims[names.emailClaim])?.toLowerCase();
  const [first, ...rest] = (text(claims['name']) ?? '').split(/\s+/);
  return {
    subject: String(claims['sub']),
    email: email && EMAIL.test(email) ? email : undefined,
    isUnverified: claims['email_verified'] === false,
    firstName: named(claims['given_name']) ?? named(first),
    lastName: named(claims['family_name']) ?? named(rest.join(' ')),
    groups: texts(claims[names.groupsClaim]),
    factors: [...texts(claims['amr']), ...texts(claims['acr'])],
  };
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Whether the provider has asked for a second factor, as the organization understands its words. */
export const provesFactor = ({ factors }: ClaimedPerson, factorValues: readonly string[]): boolean =>
  factors.some((one) => factorValues.includes(one));

/** Somebody here, as far as it matters whether a provider may speak for them. */
type KnownPerson = {
  readonly id: string;
  readonly isActive: boolean;
  /** Administers the platform. */
  readonly isProtected: boolean;
  /** Is known to this provider, as somebody. */
  readonly isLinked: boolean;
};

type Surroundings = {
  /** Who is linked to the subject. */
  readonly linked: KnownPerson | undefined;
  /** Who has the address, in this organization or elsewhere. */
  readonly owner: KnownPerson | 'elsewhere' | undefined;
  /** Whether this organization has verified the domain of the address. */
  readonly isOwnDomain: boolean;
  readonly createsPeople: boolean;
};

export type SsoDecision =
  | { readonly outcome: 'known' | 'linked'; readonly userId: string }
  | { readonly outcome: 'created'; readonly email: string }
  | { readonly outcome: 'refused'; readonly reason: SsoRefusal; readonly userId?: string };

const refused = (reason: SsoRefusal, userId?: string): SsoDecision => ({
  outcome: 'refused',
  reason,
  ...(userId && { userId }),
});

/** Who somebody is here. A provider speaks for those it is linked to, and for addresses of verified domains. */
export function decideWho(person: ClaimedPerson, around: Surroundings): SsoDecision {
  const { linked, owner } = around;
  if (linked) return admitted(linked, 'known');
  if (!person.email) return refused('address');
  if (person.isUnverified) return refused('unverified');
  if (!around.isOwnDomain) return refused('domain');
  if (owner === 'elsewhere') return refused('elsewhere');
  if (owner) return owner.isLinked ? refused('linked', owner.id) : admitted(owner, 'linked');
  return around.createsPeople ? { outcome: 'created', email: person.email } : refused('unknown');
}

function admitted({ id, isActive, isProtected }: KnownPerson, outcome: 'known' | 'linked'): SsoDecision {
  if (isProtected) return refused('protected', id);
  return isActive ? { outcome, userId: id } : refused('closed', id);
}
