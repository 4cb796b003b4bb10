import type { Account, AccountOrganization, AssignedRole } from '../people/account.queries.js';
import type { BreakGlass } from './break-glass.entity.js';

const MINUTE_MS = 60_000;

/** Until when somebody looks in who begins now. */
export const endAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/** Whether a look goes on: nobody has ended it, and its time is not up. */
export const isOpen = ({ endedAt, until }: Pick<BreakGlass, 'endedAt' | 'until'>, now: Date): boolean =>
  endedAt === null && until > now;

type Looker = Pick<BreakGlass, 'id' | 'personId' | 'firstName' | 'lastName' | 'email' | 'createdAt'>;

/** What somebody sees who looks in: what an administrator of the organization sees. */
const lookingRole = ({ id, createdAt }: Looker, { industries }: AccountOrganization): AssignedRole => ({
  roleId: id,
  since: createdAt.toISOString(),
  roleName: 'ORGANIZATION_ADMIN',
  industry: industries[0]!,
  customRole: 'Break-glass, reading only',
});

/** Who looks in, as if they had an account there. They have none: no password, no session, and the one role. */
export const accountOfLooker = (looker: Looker, organization: AccountOrganization): Account => ({
  id: looker.personId,
  email: looker.email,
  firstName: looker.firstName,
  lastName: looker.lastName,
  title: 'Platform administrator',
  passwordHash: null,
  joinedOn: looker.createdAt.toISOString().slice(0, 10),
  active: true,
  createdAt: looker.createdAt.toISOString(),
  // They have proven who they are at home.
  hasFactor: true,
  roles: [lookingRole(looker, organization)],
  organization,
});
