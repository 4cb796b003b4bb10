import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { messages, register } from '@talent-os/contracts/identity/auth.js';
import { candidateRegistered } from '@talent-os/contracts/identity/events.js';
import { Handles, Refused, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { addressTaken } from '../notifications/notification-texts.js';
import { notify } from '../notifications/notify.js';
import { Organization } from '../organizations/organization.entity.js';
import { organizationNamed } from '../organizations/organizations.queries.js';
import { hashPassword } from '../passwords/password.js';
import { Consent } from '../people/consent.entity.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { claimEmail, ownerOf, type Owner } from './sign-in-index.queries.js';

type Form = Input<typeof register>;

@Controller()
export class RegisterController {
  /** Whoever has the address already reads of it in their notifications; who registers reads the same either way. */
  @Handles(register)
  async register(form: Form, ctx: Ctx): Promise<Output<typeof register>> {
    const organizationId = await organizationNamed(ctx.db, form.organization);
    if (!organizationId)
      throw new Refused('request.invalid', [{ field: 'organization', message: 'Please choose an organization' }]);
    const passwordHash = await hashPassword(form.password, ctx.meta.deadline);
    const owner =
      (await ownerOf(ctx.db, form.email)) ?? (await this.admitCandidate(ctx, organizationId, form, passwordHash));
    if (owner) await this.tellOwner(ctx, owner);
    return { message: messages.registered };
  }

  /** Makes the candidate's account. Answers who has the address, where somebody else was faster. */
  private async admitCandidate(
    ctx: Ctx,
    organizationId: string,
    form: Form,
    passwordHash: string,
  ): Promise<Owner | undefined> {
    const userId = uuidv7(ctx.now.getTime());
    const inside = ctx.at(organizationId, userId);
    const admitted = await inside.db.write(async (tx) => {
      if (!(await claimEmail(tx, form.email, userId))) return false;
      await insertCandidate(tx, userId, form, passwordHash, inside.now);
      inside.emit(candidateRegistered, { userId });
      return true;
    });
    return admitted ? undefined : ownerOf(ctx.db, form.email);
  }

  private tellOwner(ctx: Ctx, { organizationId, userId }: Owner): Promise<void> {
    const inside = ctx.at(organizationId);
    return inside.db.write((tx) => notify(inside, tx, [userId], addressTaken()));
  }
}

async function insertCandidate(
  tx: Transaction,
  id: string,
  form: Form,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const [organization] = await tx.findAll(Organization, {});
  const industry = organization!.industries.includes(form.industry) ? form.industry : organization!.industries[0]!;
  const { email, firstName, lastName } = form;
  const joinedOn = now.toISOString().slice(0, 10);
  await tx.insert(Person, {
    id,
    email,
    firstName,
    lastName,
    title: 'Applicant',
    department: null,
    managerId: null,
    passwordHash,
    joinedOn,
    status: 'active',
  });
  await tx.insert(RoleAssignment, { personId: id, roleName: 'CANDIDATE', industry, rank: 0 });
  const { profile, aiAssist, marketing } = form.consent;
  await tx.insert(Consent, { personId: id, profile, aiAssist, marketing });
}
