import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  askArchive,
  askPlatformAdministrator,
  decideApproval,
  decideOwnApproval,
  listApprovals,
  listOwnApprovals,
} from '@talent-os/contracts/identity/approvals.js';
import { settleApprovals } from '@talent-os/contracts/identity/jobs.js';
import { disableAccount, listMembers } from '@talent-os/contracts/identity/members.js';
import { getTenant, resumeTenant, suspendTenant } from '@talent-os/contracts/identity/tenants.js';
import {
  newMember,
  openOwnService,
  ownerQuery,
  signIn,
  wholeInbox,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { newAdministrator, newOrganization } from '../test/new-organization.js';
import { SettleApprovals } from './settle-approvals.job.js';

let platform: Person;
let admin: Person;
let service: OwnService;
beforeAll(async () => {
  [platform, admin] = await Promise.all([
    signIn('platform.admin@meridian.example'),
    signIn('org.admin@meridian.example'),
  ]);
  service = await openOwnService(definition);
});
afterAll(() => service.close());

const HOUR_MS = 60 * 60_000;
const reason = 'Nadia leaves at the end of the month';
const seat = { role: 'SALES_REP', industry: 'SALES' } as const;
const rolesOf = async (search: string) =>
  (await admin.call(listMembers, { search })).items[0]!.roles.map(({ roleName }) => roleName);
const stateOf = async (approvalId: string) =>
  (await platform.call(listApprovals, {})).items.find(({ id }) => id === approvalId)!.state;
/** The job as it runs so many hours from now. */
const settleIn = (hours: number) =>
  new SettleApprovals().work({}, service.context(settleApprovals, undefined, new Date(Date.now() + hours * HOUR_MS)));

/** An organization of the installation that has been suspended for a month. */
async function suspended() {
  const { organizationId, founder } = await newOrganization();
  await ownerQuery(
    'insert into identity.organization_index (slug, organization_id, position) values ($1::text, $1::uuid, 999)',
    [organizationId],
  );
  await platform.call(suspendTenant, { organizationId, reason: 'The contract has ended' });
  await ownerQuery(`update identity.organization set suspended_at = now() - interval '31 days' where id = $1`, [
    organizationId,
  ]);
  return { organizationId, founder };
}

describe('an administrator of the platform', () => {
  it('is made by two: whoever asks does not approve, an administrator of the organization does', async () => {
    const { id: userId, email } = await newMember('meridian', seat);
    const { approvalId, decider } = await platform.call(askPlatformAdministrator, { userId, reason });
    expect(decider).toBe('organization');
    expect(await rolesOf(email)).toEqual(['SALES_REP']);
    const { organizationId } = platform;
    const own = { organizationId, approvalId, decision: 'approve' } as const;
    expect((await platform.refused(decideApproval, own)).code).toBe('approval.own');
    expect((await platform.refused(askPlatformAdministrator, { userId, reason })).code).toBe('approval.waiting');
    const waits = ({ id }: { id: string }) => id === `approval:${approvalId}`;
    expect((await wholeInbox(admin)).items.find(waits)).toMatchObject({
      actions: [{ operation: decideOwnApproval.name, input: { approvalId, decision: 'approve' } }],
    });
    expect((await wholeInbox(platform)).items.some(waits)).toBe(false);
    await admin.call(decideOwnApproval, { approvalId, decision: 'approve', note: 'Agreed with the board' });
    expect(await rolesOf(email)).toEqual(['SALES_REP', 'PLATFORM_ADMIN']);
    expect((await admin.call(listOwnApprovals, {})).items.find(({ id }) => id === approvalId)).toMatchObject({
      state: 'approved',
      note: 'Agreed with the board',
      mayApprove: false,
      mayDecline: false,
    });
    const again = { approvalId, decision: 'decline' } as const;
    expect((await admin.refused(decideOwnApproval, again)).code).toBe('approval.over');
    expect((await platform.refused(askPlatformAdministrator, { userId, reason })).code).toBe('approval.held');
    await ownerQuery(`update identity.person set status = 'disabled' where id = $1`, [userId]);
  });

  it('is not made of somebody by their own word, nor of whose account is closed', async () => {
    const { id: userId, email } = await newAdministrator(platform.organizationId);
    const them = await signIn(email);
    const { approvalId } = await platform.call(askPlatformAdministrator, { userId, reason });
    const approve = { approvalId, decision: 'approve' } as const;
    expect((await them.refused(decideOwnApproval, approve)).code).toBe('approval.own');
    await admin.call(disableAccount, { userId });
    expect((await admin.refused(decideOwnApproval, approve)).code).toBe('account.disabled');
    expect(await rolesOf(email)).not.toContain('PLATFORM_ADMIN');
    expect((await platform.refused(askPlatformAdministrator, { userId, reason })).code).toBe('account.disabled');
    await admin.call(decideOwnApproval, { approvalId, decision: 'decline' });
    expect(await stateOf(approvalId)).toBe('declined');
  });

  it('is asked for by the platform alone, and for three days', async () => {
    const { id: userId, email } = await newMember('meridian', seat);
    expect((await admin.refused(askPlatformAdministrator, { userId, reason })).status).toBe(403);
    const { approvalId } = await platform.call(askPlatformAdministrator, { userId, reason });
    await settleIn(71);
    expect(await stateOf(approvalId)).toBe('waiting');
    await settleIn(73);
    expect(await stateOf(approvalId)).toBe('expired');
    const late = { approvalId, decision: 'approve' } as const;
    expect((await admin.refused(decideOwnApproval, late)).code).toBe('approval.over');
    expect(await rolesOf(email)).toEqual(['SALES_REP']);
  });

  it('is decided about by a second one, where there is one, whatever organization they work in', async () => {
    const { organizationId, founder } = await newOrganization();
    await ownerQuery(`update identity.role_assignment set role_name = 'PLATFORM_ADMIN' where person_id = $1`, [
      founder.id,
    ]);
    await ownerQuery(
      'insert into identity.organization_index (slug, organization_id, position) values ($1::text, $1::uuid, 999)',
      [organizationId],
    );
    try {
      const second = await signIn(founder.email);
      const { id: userId, email } = await newMember('meridian', seat);
      const { approvalId, decider } = await platform.call(askPlatformAdministrator, { userId, reason });
      expect(decider).toBe('platform');
      const inside = { approvalId, decision: 'approve' } as const;
      expect((await admin.refused(decideOwnApproval, inside)).code).toBe('approval.platform');
      expect((await wholeInbox(second)).items.map(({ id }) => id)).toContain(`approval:${approvalId}`);
      await second.call(decideApproval, { ...inside, organizationId: platform.organizationId });
      expect(await rolesOf(email)).toContain('PLATFORM_ADMIN');
      await ownerQuery(`update identity.person set status = 'disabled' where id = $1`, [userId]);
    } finally {
      await ownerQuery(`update identity.person set status = 'disabled' where id = $1`, [founder.id]);
    }
  });
});

describe('an organization', () => {
  it('is archived after a day where nobody else could be asked, unless it is stopped', async () => {
    const { organizationId } = await suspended();
    const first = await platform.call(askArchive, { organizationId, reason });
    expect(first.decider).toBe('time');
    await platform.call(decideApproval, { organizationId, approvalId: first.approvalId, decision: 'decline' });
    await settleIn(25);
    expect((await platform.call(getTenant, { organizationId })).status).toBe('suspended');
    expect(await stateOf(first.approvalId)).toBe('withdrawn');
    const second = await platform.call(askArchive, { organizationId, reason });
    await settleIn(23);
    expect((await platform.call(getTenant, { organizationId })).status).toBe('suspended');
    await Promise.all([settleIn(25), settleIn(25)]);
    expect((await platform.call(getTenant, { organizationId })).status).toBe('archived');
    expect(await stateOf(second.approvalId)).toBe('approved');
    expect((await platform.refused(resumeTenant, { organizationId })).code).toBe('tenant.state');
  });

  it('that is open again by then, or is not suspended for long, stays', async () => {
    const { organizationId } = await suspended();
    const { approvalId } = await platform.call(askArchive, { organizationId, reason });
    await platform.call(resumeTenant, { organizationId });
    await settleIn(25);
    expect(await stateOf(approvalId)).toBe('expired');
    expect((await platform.call(getTenant, { organizationId })).status).toBe('active');
    await platform.call(suspendTenant, { organizationId, reason: 'Once more' });
    expect((await platform.refused(askArchive, { organizationId, reason })).code).toBe('tenant.state');
    const { organizationId: home } = platform;
    expect((await platform.refused(askArchive, { organizationId: home, reason })).code).toBe('tenant.own');
  });
});
