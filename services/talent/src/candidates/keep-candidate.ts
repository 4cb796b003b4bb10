import type { Output } from '@talent-os/contracts';
import { contactPeople } from '@talent-os/contracts/identity/directory.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { keepNames } from '@talent-os/service-kit/people/people-cache';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { due } from '../due.js';
import { isColleague } from '../people/is-colleague.js';
import { Candidate } from './candidate.entity.js';
import { phoneKey } from './duplicate.rules.js';
import { refreshStanding } from './refresh-standing.js';
import { consentFrom } from './standing.rules.js';

type Contact = Output<typeof contactPeople>['people'][number];

/** How a person is reached; nothing of who has left. */
export async function contactOf(ctx: Ctx, userId: string): Promise<Contact | undefined> {
  const { people } = await ctx.call(contactPeople, { ids: [userId] });
  return people[0];
}

/** The record of a person as it is now; a new one only with their consent. */
export async function keepCandidate(ctx: Ctx, userId: string): Promise<void> {
  const contact = await contactOf(ctx, userId);
  const timezone = await timezoneOf(ctx);
  await ctx.db.write(async (tx) => {
    if (await tx.find(Candidate, { id: userId })) return refresh(tx, userId, contact);
    if (!contact?.consentAt) return;
    const consent = dayIn(new Date(contact.consentAt), timezone);
    if (consentFrom(consent).retentionUntil > dayIn(ctx.now, timezone))
      await addCandidate(tx, contact, consent, ctx.now);
  });
}

async function refresh(tx: Transaction, userId: string, contact: Contact | undefined): Promise<void> {
  const candidate = await tx.lock(Candidate, userId);
  if (contact) await tx.update(Candidate, candidate, { internal: isColleague(contact) });
  await refreshStanding(tx, candidate);
  if (candidate.mergedInto) await refreshStanding(tx, await tx.lock(Candidate, candidate.mergedInto));
}

/** A new record of a person who agreed on a day. */
export async function addCandidate(tx: Transaction, contact: Contact, consent: Day, now: Date): Promise<Candidate> {
  const { id, name, email, phone, title, industry } = contact;
  const dates = consentFrom(consent);
  const candidate = await tx.insert(Candidate, {
    id,
    email,
    phone,
    phoneKey: phoneKey(phone),
    headline: title,
    industry,
    source: 'direct',
    internal: isColleague(contact),
    rank: 0,
    finalistFor: null,
    finalistAt: null,
    tags: [],
    ...dates,
    lastAt: now,
    mergedInto: null,
    wantsMessages: true,
  });
  // Records are compared by names at once, not when the next list asks for them.
  await tx.execute(keepNames('talent'), [[id], [name], now]);
  await due.set(tx, 'retention', id, dates.retentionUntil);
  await refreshStanding(tx, candidate);
  return candidate;
}
