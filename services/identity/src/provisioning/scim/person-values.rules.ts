import { email as emailOf } from '@talent-os/contracts/canonical.js';
import { timezone as timezoneOf } from '@talent-os/contracts/identity/timezone.js';
import { fullName } from '@talent-os/contracts/identity/full-name.js';
import { foreignLine } from '@talent-os/contracts/text.js';
import type { Person } from '../../people/person.entity.js';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

type Valued = { readonly value?: string; readonly type?: string; readonly primary?: boolean };

/** A user as RFC 7643 describes it, as far as people here have what it says. */
export type ScimUser = {
  readonly userName: string;
  readonly externalId?: string | undefined;
  readonly name?:
    | { readonly givenName?: string; readonly familyName?: string; readonly formatted?: string }
    | undefined;
  readonly displayName?: string | undefined;
  readonly title?: string | undefined;
  readonly active?: boolean | undefined;
  readonly timezone?: string | undefined;
  readonly emails?: readonly Valued[] | undefined;
  readonly phoneNumbers?: readonly Valued[] | undefined;
  readonly [ENTERPRISE_SCHEMA]?: {
    readonly department?: string;
    readonly manager?: { readonly value?: string };
  };
};

export type PersonValues = Pick<Person, 'email' | 'firstName' | 'lastName'> &
  Partial<Pick<Person, 'title' | 'department' | 'phone' | 'timezone'>> & {
    readonly active: boolean;
    /** Id of a person, who may not exist. */
    readonly managerId?: string;
  };

/** What is wrong with a user, in words for the log of a directory. */
export class ScimValueFault extends Error {}

const LONGEST_NAME = 80;
const addressOf = (text: string | undefined): string | undefined => emailOf().safeParse(text ?? '').data;
const chosen = (list: readonly Valued[] = []): string | undefined =>
  (list.find(({ primary }) => primary) ?? list[0])?.value;

/**
 * What a person has by what a directory says. They sign in with their user name where it is an address, else with their
 * first one. Without parts of a name it is split where its last word begins.
 */
export function personValues(user: ScimUser): PersonValues {
  const email = addressOf(user.userName) ?? addressOf(chosen(user.emails));
  if (!email)
    throw new ScimValueFault('A person needs an e-mail address: as user name, or as the primary one of emails');
  const { firstName, lastName } = nameOf(user);
  const { department, manager } = user[ENTERPRISE_SCHEMA] ?? {};
  const timezone = timezoneOf().safeParse(user.timezone ?? '').data;
  const phone = chosen(user.phoneNumbers);
  return {
    email,
    firstName: clipped(firstName),
    lastName: clipped(lastName),
    active: user.active ?? true,
    ...(user.title && { title: clipped(user.title) }),
    ...(department && { department: clipped(department) }),
    ...(phone && { phone: phone.slice(0, 30) }),
    ...(timezone && { timezone }),
    ...(manager?.value && { managerId: manager.value.toLowerCase() }),
  };
}

const clipped = (text: string) => foreignLine(text).slice(0, LONGEST_NAME);

function nameOf({ name, displayName, userName }: ScimUser): { firstName: string; lastName: string } {
  const whole = foreignLine(name?.formatted ?? displayName ?? userName.replace(/@.*$/, '').replaceAll(/[._]+/g, ' '));
  const at = whole.lastIndexOf(' ');
  const [first, last] = at > 0 ? [whole.slice(0, at), whole.slice(at + 1)] : [whole, ''];
  return {
    firstName: foreignLine(name?.givenName ?? '') || first,
    lastName: foreignLine(name?.familyName ?? '') || last,
  };
}

export type KeptPerson = Pick<
  Person,
  'email' | 'firstName' | 'lastName' | 'title' | 'department' | 'phone' | 'timezone'
> & {
  readonly id: string;
  readonly active: boolean;
  readonly managerId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly tag: string;
  /** Null where the directory has said nothing of them yet. */
  readonly said: {
    readonly userName: string;
    readonly externalId: string | null;
    readonly attributes: Omit<ScimUser, 'userName'>;
  } | null;
  readonly groups: readonly { readonly value: string; readonly display: string }[];
};

/**
 * A person as a directory reads them: what it has said, with what people have by now. What it has not said, or has taken
 * back, is not told; of somebody it has said nothing of yet, everything is. `at`: the address of all people.
 */
export function userOf(person: KeptPerson, at: string): ScimUser & { readonly id: string } & Record<string, unknown> {
  const { said, active, groups } = person;
  const told = said ? said.attributes : everythingOf(person);
  const enterprise = told[ENTERPRISE_SCHEMA];
  return {
    ...told,
    id: person.id,
    userName: said?.userName ?? person.email,
    ...(said?.externalId && { externalId: said.externalId }),
    ...((told.active !== undefined || !said || !active) && { active }),
    ...(told.name && { name: { ...told.name, ...presentName(told.name, person) } }),
    ...(told.title && { title: person.title }),
    ...(enterprise && { [ENTERPRISE_SCHEMA]: withPresent(enterprise, person, at) }),
    ...(groups.length > 0 && { groups: groups.map((group) => ({ ...group, type: 'direct' })) }),
    meta: { created: new Date(person.createdAt), lastModified: new Date(person.updatedAt), version: person.tag },
  };
}

const presentName = (name: NonNullable<ScimUser['name']>, { firstName, lastName }: KeptPerson) => ({
  ...(name.givenName && { givenName: firstName }),
  ...(name.familyName && { familyName: lastName }),
});

const withPresent = (enterprise: NonNullable<ScimUser[typeof ENTERPRISE_SCHEMA]>, person: KeptPerson, at: string) => ({
  ...enterprise,
  ...(enterprise.department && person.department && { department: person.department }),
  ...(enterprise.manager &&
    person.managerId && {
      manager: {
        value: person.managerId,
        $ref: `${at}/${person.managerId}`,
      },
    }),
});

const everythingOf = (person: KeptPerson): Omit<ScimUser, 'userName'> => ({
  name: {
    givenName: person.firstName,
    familyName: person.lastName,
    formatted: fullName(person),
  },
  displayName: fullName(person),
  title: person.title,
  emails: [{ value: person.email, type: 'work', primary: true }],
  ...(person.phone && { phoneNumbers: [{ value: person.phone, type: 'work' }] }),
  ...(person.timezone && { timezone: person.timezone }),
  ...((person.department ?? person.managerId) && {
    [ENTERPRISE_SCHEMA]: {
      ...(person.department && { department: person.department }),
      ...(person.managerId && { manager: { value: person.managerId } }),
    },
  }),
});
