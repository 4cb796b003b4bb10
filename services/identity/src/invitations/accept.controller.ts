import { Controller } from '@nestjs/common';
import { roleTable, type Input } from '@talent-os/contracts';
import { invitationChanged, personJoined } from '@talent-os/contracts/identity/events.js';
import { acceptInvitation } from '@talent-os/contracts/identity/invitations.js';
import { DomainError, Handles, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { openLink, useLink } from '../links/links.js';
import { expectRoom } from '../members/room.js';
import { Organization } from '../organizations/organization.entity.js';
import { hashNewPassword } from '../passwords/new-password.js';
import { colleagueRoles } from '../people/colleagues.queries.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { CustomRole } from '../roles/custom-role.entity.js';
import { answerOpened, type SessionAnswer } from '../sessions/session-answer.js';
import { setToken, startSession } from '../sessions/start-session.js';
import { claimEmail } from '../sign-in/sign-in-index.queries.js';
import { TeamMember } from '../teams/team-member.entity.js';
import { Team } from '../teams/team.entity.js';
import { Invitation } from './invitation.entity.js';
import { joiningDay } from '../people/joining-day.js';

type NewPerson = Pick<Person, 'firstName' | 'lastName' | 'passwordHash'>;

@Controller()
export class AcceptController {
  constructor(private readonly keys: SigningKeys) {}

  /** The bearer of the link is who was asked: it went to their address, or was handed to them. */
  @Handles(acceptInvitation)
  async accept(
    { token, firstName, lastName, password }: Input<typeof acceptInvitation>,
    ctx: Ctx,
  ): Promise<SessionAnswer> {
    const { inside, subjectId } = await openLink(ctx, 'invite', token);
    const passwordHash = await hashNewPassword(password, ctx);
    const personId = uuidv7(ctx.now.getTime());
    const asThem = ctx.forOrganization(inside.organizationId, personId);
    const opened = await asThem.db.write(async (tx) => {
      await useLink(asThem, tx, 'invite', token);
      const role = await join(asThem, tx, subjectId, personId, { firstName, lastName, passwordHash });
      return startSession(asThem, tx, personId, role);
    });
    setToken(ctx, opened.token, opened.session, opened.account);
    return answerOpened(asThem, this.keys, opened);
  }
}

/**
 * Makes the account an invitation promises. `auth.link` where it was taken back or has run out, and where the address has
 * an account by now: nobody else learns that.
 */
async function join(ctx: Ctx, tx: Transaction, invitationId: string, userId: string, person: NewPerson) {
  const invitation = await tx.lock(Invitation, invitationId);
  const { email, roleName: role, industry, customRoleId, teamId } = invitation;
  const [organization] = await tx.findAll(Organization, {});
  if (invitation.endedAt || invitation.expiresAt <= ctx.now || organization?.status !== 'active')
    throw new DomainError('auth.link');
  if (colleagueRoles.includes(role)) await expectRoom(tx);
  if (!(await claimEmail(tx, email, userId))) throw new DomainError('auth.link');
  const custom = customRoleId && (await tx.find(CustomRole, { id: customRoleId }));
  await tx.insert(Person, {
    ...person,
    id: userId,
    email,
    title: custom ? custom.name : roleTable[role].label,
    joinedOn: await joiningDay(tx, ctx.now),
    status: 'active',
  });
  const given = await tx.insert(RoleAssignment, { personId: userId, roleName: role, industry, customRoleId, rank: 0 });
  // A team that is gone by now is no reason to turn somebody away.
  if (teamId && (await tx.find(Team, { id: teamId }))) await tx.insert(TeamMember, { teamId, personId: userId });
  await tx.update(Invitation, invitation, { endedAt: ctx.now });
  ctx.emit(personJoined, { userId, invitationId, roleId: given.id, role, industry });
  ctx.emit(invitationChanged, { invitationId, how: 'accepted' });
  return { roleId: given.id, roleName: role, industry };
}
