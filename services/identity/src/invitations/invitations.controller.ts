import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { invitationChanged } from '@talent-os/contracts/identity/events.js';
import {
  invitePeople,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@talent-os/contracts/identity/invitations.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { voidLinks } from '../links/links.js';
import { expectGrantable } from '../members/members.controller.js';
import { expectRoom } from '../members/room.js';
import { colleagueRoles } from '../people/colleagues.queries.js';
import { Team } from '../teams/team.entity.js';
import { Invitation } from './invitation.entity.js';
import { addressesHere, openInvitations } from './invitations.queries.js';
import { expiryOf, sendInvitation } from './send-invitation.js';

type Invited = Input<typeof invitePeople>;
type Answered = Output<typeof invitePeople>['items'][number];

/** People who are asked to join, by those who administer the organization. */
@Controller()
export class InvitationsController {
  @Handles(listInvitations)
  async list(_: Input<typeof listInvitations>, ctx: Ctx): Promise<Output<typeof listInvitations>> {
    return { items: await openInvitations(ctx.db, ctx.now) };
  }

  /** All of them or, where the role or team is refused, nobody. */
  @Handles(invitePeople)
  async create(input: Invited, ctx: Ctx): Promise<Output<typeof invitePeople>> {
    const { people, teamId } = input;
    const items = await ctx.db.write(async (tx) => {
      await expectGrantable(ctx, tx, input);
      if (teamId) await tx.get(Team, teamId);
      const here = await addressesHere(
        tx,
        people.map(({ email }) => email),
      );
      // In one order, so that two lists with the same addresses wait for each other and not in a circle.
      const asked = people.filter(({ email }) => !here.has(email)).toSorted((a, b) => (a.email < b.email ? -1 : 1));
      if (colleagueRoles.includes(input.role)) await expectRoom(tx, asked.length);
      const answers = new Map<string, Answered>();
      for (const { email, name } of asked) {
        const invitation = await keep(ctx, tx, email, name ?? null, input);
        answers.set(email, { email, ...(await sendInvitation(ctx, tx, invitation)) });
      }
      return people.map(({ email }): Answered => answers.get(email) ?? { email, outcome: 'member', token: null });
    });
    return { items };
  }

  @Handles(resendInvitation)
  async resend({ invitationId }: Input<typeof resendInvitation>, ctx: Ctx): Promise<Output<typeof resendInvitation>> {
    const sent = await ctx.db.write(async (tx) => {
      const open = await lockOpen(tx, invitationId);
      const { roleName, industry, customRoleId } = open;
      await expectGrantable(ctx, tx, promiseOf({ roleName, industry, customRoleId }));
      await tx.update(Invitation, open, { expiresAt: expiryOf(ctx.now), invitedAt: ctx.now, invitedBy: ctx.userId });
      const { outcome, token } = await sendInvitation(ctx, tx, open);
      if (outcome === 'waiting') throw new DomainError('invitation.often');
      return token;
    });
    return { token: sent };
  }

  @Handles(withdrawInvitation)
  async withdraw(
    { invitationId }: Input<typeof withdrawInvitation>,
    ctx: Ctx,
  ): Promise<Output<typeof withdrawInvitation>> {
    await ctx.db.write(async (tx) => {
      const open = await lockOpen(tx, invitationId);
      await tx.update(Invitation, open, { endedAt: ctx.now });
      await voidLinks(tx, 'invite', invitationId);
      ctx.emit(invitationChanged, { invitationId, how: 'withdrawn' });
    });
    return {};
  }
}

const promiseOf = ({ roleName, industry, customRoleId }: Pick<Invitation, 'roleName' | 'industry' | 'customRoleId'>) =>
  // An invitation is made with a role that can be granted.
  ({ role: roleName as Invited['role'], industry, ...(customRoleId && { customRoleId }) });

async function lockOpen(tx: Transaction, invitationId: string): Promise<Invitation> {
  const found = await tx.lock(Invitation, invitationId);
  if (found.endedAt) throw new DomainError('resource.missing');
  return found;
}

/** The one invitation of an address, with what it gives from now on. */
async function keep(
  ctx: Ctx,
  tx: Transaction,
  email: string,
  name: string | null,
  input: Invited,
): Promise<Invitation> {
  const { role: roleName, industry, customRoleId = null, teamId = null } = input;
  await tx.advisoryLock(`invitations/${email}`);
  const promise = { roleName, industry, customRoleId, teamId, invitedBy: ctx.userId };
  const values = { name, ...promise, invitedAt: ctx.now, expiresAt: expiryOf(ctx.now), endedAt: null };
  const known = await tx.find(Invitation, { email });
  return known ? tx.update(Invitation, known, values) : tx.insert(Invitation, { email, ...values });
}
