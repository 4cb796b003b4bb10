import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acceptInvitation,
  invitePeople,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@talent-os/contracts/identity/invitations.js';
import { deleteRole, createRole } from '@talent-os/contracts/identity/roles.js';
import { listTeams, myTeams } from '@talent-os/contracts/identity/teams.js';
import { createTenant, getTenant } from '@talent-os/contracts/identity/tenants.js';
import { eventually, newCandidate, ownerQuery, PASSWORD, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';
import { catchMails, type MailCatcher } from '../mail/test/catch-mails.js';
import { MAILS_MOST } from '../registrations/admission.rules.js';
import { Browser, post } from '../test/browser.js';

let catcher: MailCatcher;
let admin: Person;
beforeAll(async () => {
  catcher = await catchMails({ port: Number(process.env.TEST_SMTP_PORT) });
  admin = await signIn('org.admin@meridian.example');
});
afterAll(() => catcher.close());

const seat = { role: 'RECRUITER', industry: 'SALES' } as const;
const newAddress = () => `${randomUUID()}@invited.example`;
const mailsTo = (email: string) => catcher.caught.filter(({ to }) => to === email);
const linksTo = (email: string) =>
  mailsTo(email).flatMap(({ body }) => /https:\/\/talent\.example\/login\?invite=([\w-]{64})/.exec(body)?.[1] ?? []);
const accept = (token: string) =>
  post(acceptInvitation.path, { token, firstName: 'Ana', lastName: 'Ruiz', password: PASSWORD });
const openFor = async (email: string) =>
  (await admin.call(listInvitations, {})).items.filter((one) => one.email === email);

/** Invites somebody and answers the secret of the link in the mail. */
async function linkFor(email: string, more: object = {}): Promise<string> {
  const before = linksTo(email).length;
  await admin.call(invitePeople, { people: [{ email }], ...seat, ...more });
  return nextLink(email, before);
}

const nextLink = (email: string, before: number): Promise<string> =>
  eventually(() => {
    const link = linksTo(email)[before];
    if (!link) throw new Error('no mail has come');
    return link;
  });

describe('an invitation', () => {
  it('makes the account with role and team, once, and signs in', async () => {
    const email = newAddress();
    const [team] = (await admin.call(listTeams, {})).items;
    const token = await linkFor(email, { teamId: team!.id, people: [{ email, name: 'Ana Ruiz' }] });
    expect(await openFor(email)).toMatchObject([{ name: 'Ana Ruiz', role: 'RECRUITER', team: team!.name }]);
    const answers = await Promise.all([1, 2, 3].map(() => accept(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const opened = answers.find(({ status }) => status === 200)!;
    expect(opened.cookie).toMatch(/./);
    expect(opened.body.user).toMatchObject({ email, firstName: 'Ana', activeRole: 'RECRUITER' });
    const { person } = new Browser(opened.body, opened.cookie!);
    expect((await person.call(myTeams, {})).items).toMatchObject([{ id: team!.id, relation: 'member' }]);
    expect(await openFor(email)).toEqual([]);
  });

  it('is one for each person: who is asked again has the latest link and role', async () => {
    const email = newAddress();
    const first = await linkFor(email);
    const second = await linkFor(email.toUpperCase().toLowerCase(), { role: 'SALES_REP' });
    expect(await openFor(email)).toMatchObject([{ role: 'SALES_REP' }]);
    expect((await accept(first)).status).toBe(410);
    expect((await accept(second)).body.user.activeRole).toBe('SALES_REP');
    const again = await admin.call(invitePeople, { people: [{ email }], ...seat });
    expect(again.items).toEqual([{ email, outcome: 'member', token: null }]);
  });

  it('is sent again with a new link, and is worth nothing once it is withdrawn or has run out', async () => {
    const email = newAddress();
    const first = await linkFor(email);
    const invitationId = (await openFor(email))[0]!.id;
    expect(await admin.call(resendInvitation, { invitationId })).toEqual({ token: null });
    const second = await nextLink(email, 1);
    expect((await accept(first)).status).toBe(410);
    await ownerQuery(`update identity.invitation set expires_at = now() where id = $1`, [invitationId]);
    expect((await accept(second)).body.code).toBe('auth.link');
    expect(await openFor(email)).toMatchObject([{ expired: true }]);
    await admin.call(withdrawInvitation, { invitationId });
    expect(await openFor(email)).toEqual([]);
    expect((await admin.refused(resendInvitation, { invitationId })).code).toBe('resource.missing');
    expect((await accept(second)).body.code).toBe('auth.link');
  });

  it('fills nobody’s mailbox', async () => {
    const email = newAddress();
    const invite = async () => (await admin.call(invitePeople, { people: [{ email }], ...seat })).items[0]!.outcome;
    const outcomes: string[] = [];
    for (let turn = 0; turn <= MAILS_MOST; turn += 1) outcomes.push(await invite());
    expect(outcomes).toEqual([...Array.from({ length: MAILS_MOST }, () => 'mailed'), 'waiting']);
    const invitationId = (await openFor(email))[0]!.id;
    expect((await admin.refused(resendInvitation, { invitationId })).code).toBe('invitation.often');
    await eventually(() => expect(mailsTo(email)).toHaveLength(MAILS_MOST));
  });

  it('tells nobody but its owner that an address has an account elsewhere', async () => {
    const { email } = await newCandidate('harbor');
    const { items } = await admin.call(invitePeople, { people: [{ email }], ...seat });
    expect(items).toEqual([{ email, outcome: 'mailed', token: null }]);
    await eventually(() => expect(mailsTo(email).some(({ subject }) => subject.startsWith('Join '))).toBe(true));
    expect(linksTo(email)).toEqual([]);
  });

  it('invites nobody where the role is the platform’s, the team is foreign or an address stands twice', async () => {
    const email = newAddress();
    const people = [{ email }];
    const refusals = await Promise.all([
      admin.refused(invitePeople, { people, ...seat, role: 'PLATFORM_ADMIN' as never }),
      admin.refused(invitePeople, { people, ...seat, teamId: randomUUID() }),
      admin.refused(invitePeople, { people: [...people, { email: email.toUpperCase() }], ...seat }),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual(['request.invalid', 'resource.missing', 'request.invalid']);
    expect(await openFor(email)).toEqual([]);
  });

  it('keeps the role it promises', async () => {
    const name = `Promised ${randomUUID().slice(0, 8)}`;
    const own = { name, baseRole: 'RECRUITER' as const, permissions: [], hiddenModules: ['wellness' as const] };
    const { customRoleId } = await admin.call(createRole, own);
    const token = await linkFor(newAddress(), { customRoleId });
    expect((await admin.refused(deleteRole, { customRoleId })).code).toBe('role.assigned');
    const { body } = await accept(token);
    expect(body.user.industryRoles).toEqual([expect.objectContaining({ roleName: 'RECRUITER', customRole: name })]);
  });

  it('is opened by none but its own links', async () => {
    for (const token of ['x'.repeat(64), `${randomUUID().replaceAll('-', '')}${'y'.repeat(32)}`])
      expect((await accept(token)).body.code).toBe('auth.link');
  });
});

it('the first administrator of a new organization joins by the link in the mail', async () => {
  const platform = await signIn('platform.admin@meridian.example');
  const email = newAddress();
  const { organizationId } = await platform.call(createTenant, {
    name: 'Northern Clinic',
    slug: randomUUID(),
    industries: ['HEALTHCARE'],
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    email,
  });
  expect((await accept(await nextLink(email, 0))).status).toBe(200);
  expect(await platform.call(getTenant, { organizationId })).toMatchObject({
    people: 1,
    invited: [],
    administrators: [{ name: 'Ana Ruiz', status: 'active' }],
    roles: [{ role: 'ORGANIZATION_ADMIN', people: 1 }],
  });
});
