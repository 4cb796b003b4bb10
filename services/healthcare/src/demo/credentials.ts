import { demoId, demoRandom, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { addDays, addMonths, daysBefore, dayOf, type Day } from '@talent-os/service-kit/calendar';
import { noticeDue } from '../credentials/notice.rules.js';
import { NURSING, RESPIRATORY, type CredentialRow } from './credentials.data.js';

const STATES: Record<string, string> = { meridian: 'New York', harbor: 'Illinois' };

/** Days left of what the people who sign in hold, by the kind of paper; the rest is chosen by chance. */
const NAMED: Record<string, number> = { RN: 62, BLS: 27, ACLS: 340, PALS: -12, CCRN: 610, FLU: 318 };

/** What waits for HR among the colleagues: so many renewals, so many papers never verified. */
const WAITING = { renewals: 5, unverified: 3 };

/** Everybody's credentials, with the renewals some have submitted; nothing here has been told of since it was due. */
export function demoCredentials(
  { slug }: DemoOrganization,
  people: readonly DemoPerson[],
  verifierId: string,
  now: Date,
) {
  const today = dayOf(now);
  const credentials = people.flatMap((person) => credentialsOf(slug, person, verifierId, now));
  const colleagues = new Set(people.filter(({ signsIn }) => !signsIn).map(({ id }) => id));
  const renewable = credentials.filter(
    ({ userId, expirationDate }) => colleagues.has(userId) && expirationDate <= addDays(today, 60),
  );
  const fresh = credentials.filter(
    ({ userId, number, expirationDate }) =>
      colleagues.has(userId) && number.startsWith('ACLS') && expirationDate > addDays(today, 180),
  );
  for (const credential of fresh.slice(0, WAITING.unverified)) Object.assign(credential, NEVER_VERIFIED);
  const renewals = renewable
    .filter(({ verifiedAt }) => verifiedAt)
    .slice(0, WAITING.renewals)
    .map(({ id, expirationDate, number }, index) => ({
      credentialId: id,
      expirationDate: addMonths(expirationDate, 24),
      number: `${number}-R`,
      status: 'submitted' as const,
      decidedById: null,
      decidedAt: null,
      reason: null,
      verifiedBy: null,
      verifiedReference: null,
      createdAt: daysBefore(now, 1 + index * 2),
    }));
  return { credentials, renewals };
}

const NEVER_VERIFIED = {
  verifiedBy: null,
  verifiedReference: null,
  verifiedById: null,
  verifiedAt: null,
  toldDays: null,
};

function credentialsOf(slug: string, person: DemoPerson, verifierId: string, now: Date) {
  const random = demoRandom(`${slug}/credentials/${person.id}`);
  const rows = person.title.startsWith('Respiratory') ? RESPIRATORY : NURSING;
  return rows
    .filter(({ share, prefix }) => random() < share || (person.signsIn && prefix in NAMED))
    .map((row) => paper(slug, person, row, daysLeftOf(person, row, random), verifierId, now));
}

/** Most papers have long to go; one in eight expires within 90 days, one in fifty has lapsed. */
function daysLeftOf({ signsIn }: DemoPerson, { prefix, months }: CredentialRow, random: () => number): number {
  const chance = random();
  const spread = random();
  if (signsIn) return NAMED[prefix]!;
  if (chance < 0.02) return -Math.ceil(spread * 40);
  if (chance < 0.145) return Math.ceil(spread * 90);
  return 91 + Math.floor(spread * (months * 30 - 120));
}

function paper(
  slug: string,
  { id: userId }: DemoPerson,
  { name, kind, issuer, prefix, months }: CredentialRow,
  daysLeft: number,
  verifierId: string,
  now: Date,
) {
  const today = dayOf(now);
  const expirationDate: Day = addDays(today, daysLeft);
  const issuedAt = addMonths(expirationDate, -months);
  const id = demoId('credential', slug, userId, prefix);
  return {
    id,
    userId,
    name,
    kind,
    issuer,
    number: `${prefix}-${Number.parseInt(id.slice(0, 6), 16)}`,
    state: kind === 'license' ? (STATES[slug] ?? null) : null,
    issuedAt,
    expirationDate,
    verifiedBy: kind === 'license' ? ('primary_source' as const) : ('document' as const),
    verifiedReference: kind === 'license' ? `Board register ${prefix}-${id.slice(9, 13)}` : `Card seen, ${issuer}`,
    verifiedById: verifierId,
    verifiedAt: new Date(Math.min(Date.parse(addDays(issuedAt, 9)), daysBefore(now, 2).getTime())),
    revokedAt: null,
    revokeReason: null,
    toldDays: noticeDue(expirationDate, null, today) ?? null,
    createdAt: new Date(Math.min(Date.parse(addDays(issuedAt, 6)), daysBefore(now, 3).getTime())),
  };
}

/** Papers of applicants: of every five, three licences are verified, one waits for it, and one was never handed in. */
export function applicantCredentials(
  { slug }: DemoOrganization,
  people: readonly DemoPerson[],
  verifierId: string,
  now: Date,
) {
  return people.flatMap((person, index) => {
    if (index % 5 === 4) return [];
    const [license] = person.title.startsWith('Respiratory') ? RESPIRATORY : NURSING;
    const handedIn = paper(slug, person, license!, 200 + 40 * (index % 7), verifierId, now);
    return [index % 5 === 3 ? { ...handedIn, ...NEVER_VERIFIED } : handedIn];
  });
}
