import {
  industries,
  industryLabels,
  organizationRoles,
  roleTable,
  type Industry,
  type Role,
} from '@talent-os/contracts';
import { email } from '@talent-os/contracts/canonical.js';
import { breaksLine, lineOf } from '@talent-os/contracts/text.js';
import { sameTeam } from '../teams/tree.rules.js';

export type PersonRow = {
  readonly line: number;
  /** What tells it from other rows. */
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly role: Role;
  readonly industry: Industry;
  /** Name of the team as it was written; empty where there is none. */
  readonly team: string;
};
export type TeamRow = {
  readonly line: number;
  readonly key: string;
  readonly name: string;
  /** Address of who leads it. */
  readonly lead: string;
  /** Name of the team above as it was written; empty at the top. */
  readonly under: string;
};
export type ImportRow = PersonRow | TeamRow;
type Unread = { readonly reason: string };
type Cell = (column: string) => string;

const address = email();
const addressIn = (text: string): string | undefined => address.safeParse(text).data;

/** A choice as its value or as its label, whatever its case. */
const chosen = <T extends string>(text: string, values: readonly T[], labelOf: (value: T) => string): T | undefined =>
  values.find((value) =>
    [value.replaceAll('_', ' '), value, labelOf(value)].some((one) => one.toLowerCase() === text.toLowerCase()),
  );

const longer = (text: string, most: number, what: string): string | undefined =>
  text.length > most
    ? `${what} is longer than ${most} characters`
    : breaksLine(text)
      ? `${what} has several lines or control characters`
      : undefined;
const within = (text: string, most: number, what: string): string | undefined =>
  text === '' ? `${what} is missing` : longer(text, most, what);

export function personRow(line: number, cell: Cell): PersonRow | Unread {
  const found = addressIn(cell('email'));
  if (!found) return { reason: `“${shown(cell('email'))}” is no e-mail address` };
  const role = chosen(cell('role'), organizationRoles, (one) => roleTable[one].label);
  if (!role) return { reason: `“${shown(cell('role'))}” is no role people can be given` };
  const industry = chosen(cell('industry'), industries, (one) => industryLabels[one]);
  if (!industry) return { reason: `“${shown(cell('industry'))}” is no industry` };
  const texts = {
    firstName: lineOf(cell('first name')),
    lastName: lineOf(cell('last name')),
    title: lineOf(cell('title')),
    team: lineOf(cell('team')),
  };
  const reason =
    within(texts.firstName, 80, 'The first name') ??
    longer(texts.lastName, 80, 'The last name') ??
    within(texts.title, 80, 'The title');
  if (reason) return { reason };
  return { line, key: found, email: found, role, industry, ...texts };
}

export function teamRow(line: number, cell: Cell): TeamRow | Unread {
  const name = lineOf(cell('name').replaceAll(/\s+/g, ' '));
  const reason = within(name, 80, 'The name');
  if (reason) return { reason };
  const lead = addressIn(cell('lead'));
  if (!lead) return { reason: `“${shown(cell('lead'))}” is no e-mail address of a lead` };
  const under = cell('under');
  if (sameTeam(under) === sameTeam(name)) return { reason: 'A team cannot stand below itself' };
  return { line, key: sameTeam(name), name, lead, under };
}

const SHOWN = 60;
const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
