import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { register } from '@talent-os/contracts/identity/register.js';
import { Handles, DomainError, uuidv7, type Ctx } from '@talent-os/service-kit';
import { mailSettings } from '../mail/mail-settings.js';
import { planConfirmation } from '../mail/plan-mail.js';
import { addressTaken } from '../notifications/texts/notification-texts.js';
import { notify } from '../notifications/notify.js';
import { organizationNamed } from '../organizations/organizations.queries.js';
import { hashNewPassword } from '../passwords/new-password.js';
import { ownerOf, type Owner } from '../sign-in/sign-in-index.queries.js';
import { admissionOf, MAILS_MOST, messageOf, PER_MS, waitOf, type Admission } from './admission.rules.js';
import { admitCandidate, type Applicant } from './admit-candidate.js';
import { Registration } from './registration.entity.js';
import { registrationsSince, triesSince } from './registrations.queries.js';

@Controller()
export class RegisterController {
  /**
   * Nobody learns here who has an account: whoever has the address reads of it in a mail, whoever has not gets a link by
   * mail, and who registers reads the same and waits as long either way.
   */
  @Handles(register)
  async register(form: Input<typeof register>, ctx: Ctx): Promise<Output<typeof register>> {
    const organizationId = await organizationNamed(ctx.db, form.organization);
    if (!organizationId)
      throw new DomainError('request.invalid', [{ field: 'organization', message: 'Please choose an organization' }]);
    const { server, demo } = mailSettings();
    const admission = admissionOf(server !== undefined, demo);
    const { email, firstName, lastName, industry } = form;
    const { aiAssist, marketing } = form.consent;
    const passwordHash = await hashNewPassword(form.password, ctx);
    const applicant = { email, firstName, lastName, passwordHash, industry, aiAssist, marketing };
    const owner = await ownerOf(ctx.db, email);
    const taken = owner ?? (await take(ctx.forOrganization(organizationId), applicant, admission));
    if (taken) await tellOwner(ctx, taken);
    return { message: messageOf[admission] };
  }
}

/** Keeps a registration, or admits it at once. Answers who has the address, where another person was faster. */
function take(inside: Ctx, applicant: Applicant, admission: Admission): Promise<Owner | undefined> {
  return admission === 'at once' ? admitAtOnce(inside, applicant) : keep(inside, applicant, admission);
}

async function admitAtOnce(inside: Ctx, applicant: Applicant): Promise<Owner | undefined> {
  const userId = uuidv7(inside.now.getTime());
  const asThem = inside.forOrganization(inside.organizationId, userId);
  const admitted = await asThem.db.write((tx) => admitCandidate(asThem, tx, userId, applicant));
  return admitted ? undefined : ownerOf(inside.db, applicant.email);
}

async function keep(inside: Ctx, applicant: Applicant, admission: Admission): Promise<undefined> {
  const since = new Date(inside.now.getTime() - PER_MS);
  await inside.db.write(async (tx) => {
    // A mailbox is not filled by registering with it over and over; who does reads the same as ever.
    if ((await registrationsSince(tx, applicant.email, since)) >= MAILS_MOST) return;
    const expiresAt = new Date(inside.now.getTime() + waitOf(admission));
    const { id } = await tx.insert(Registration, { ...applicant, expiresAt });
    if (admission === 'by mail') await planConfirmation(inside, tx, id);
  });
}

function tellOwner(ctx: Ctx, { organizationId, userId }: Owner): Promise<void> {
  const inside = ctx.forOrganization(organizationId);
  const since = new Date(ctx.now.getTime() - PER_MS);
  const note = addressTaken();
  return inside.db.write(async (tx) => {
    if ((await triesSince(tx, userId, note.title, since)) < MAILS_MOST) await notify(inside, tx, [userId], note);
  });
}
