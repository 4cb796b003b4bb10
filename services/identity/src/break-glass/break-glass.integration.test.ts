import { beforeAll, describe, expect, it } from '@jest/globals';
import { listAuditEvents } from '@talent-os/contracts/audit/trail.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import {
  endBreakGlass,
  listBreakGlass,
  openBreakGlass,
  renewBreakGlass,
} from '@talent-os/contracts/identity/break-glass.js';
import { endBreakGlasses } from '@talent-os/contracts/identity/jobs.js';
import { disableAccount, listMembers } from '@talent-os/contracts/identity/members.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { listTenants } from '@talent-os/contracts/identity/tenants.js';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import { eventually, openOwnService, openRealtime, Person, signIn } from '@talent-os/testing';
import { definition } from '../index.js';
import { ended } from '../test/browser.js';
import { BreakGlassJobs } from './break-glass.jobs.js';

let platform: Person;
let harbor: Person;
beforeAll(async () => {
  [platform, harbor] = await Promise.all([
    signIn('platform.admin@meridian.example'),
    signIn('org.admin@harbor.example'),
  ]);
});

const reason = 'The roster of one unit does not open';

async function look(minutes = 15) {
  const { organizationId } = harbor;
  const opened = await platform.call(openBreakGlass, { organizationId, reason, minutes });
  return { ...opened, looker: new Person(opened.accessToken, platform.id, organizationId) };
}

describe('a look into an organization', () => {
  it('reads what its administrators read, and changes nothing', async () => {
    const { looker, breakGlassId } = await look();
    const { user, organization } = await looker.call(getMe, {});
    expect([user.id, user.activeRole, organization.id]).toEqual([
      platform.id,
      'ORGANIZATION_ADMIN',
      harbor.organizationId,
    ]);
    const [seen, theirs] = await Promise.all([looker.call(listMembers, {}), harbor.call(listMembers, {})]);
    expect(seen.items.map(({ id }) => id)).toEqual(theirs.items.map(({ id }) => id));
    const [someone] = theirs.items;
    for (const refused of [
      await looker.refused(disableAccount, { userId: someone!.id }),
      await looker.refused(createTask, { title: 'Mine', due: null, priority: 'low' } as never),
    ])
      expect([refused.status, refused.code]).toEqual([403, 'access.breakGlass']);
    expect((await looker.refused(listTenants, {})).code).toBe('access.denied');
    expect((await harbor.call(listMembers, {})).total).toBe(theirs.total);
    await looker.call(endBreakGlass, { breakGlassId });
  });

  it('is told to every administrator there at once, and stands in both trails with every read', async () => {
    const { looker, breakGlassId } = await look();
    await looker.call(listMembers, {});
    await eventually(async () => {
      const { items } = await harbor.call(listNotifications, {});
      const told = items.find(({ message }) => message.includes(reason));
      expect(told).toMatchObject({ title: 'The platform looks into your organization' });
    });
    expect((await harbor.call(listBreakGlass, {})).items[0]).toMatchObject({ id: breakGlassId, reason, endedAt: null });
    await looker.call(endBreakGlass, { breakGlassId });
    await eventually(async () => {
      const there = (await harbor.call(listAuditEvents, { actorId: platform.id })).items;
      const marked = there.filter(({ subject }) => subject['breakGlassId'] === breakGlassId);
      expect(marked.map(({ action, subject }) => [action, subject['operation']]).toReversed()).toEqual([
        ['identity.breakGlass.opened', undefined],
        ['audit.record.read', listMembers.name],
        ['identity.breakGlass.ended', undefined],
      ]);
      const home = (await platform.call(listAuditEvents, { action: 'identity.breakGlass.recorded' })).items;
      const own = home.filter(({ subject }) => subject['breakGlassId'] === breakGlassId);
      expect(own.map(({ subject }) => subject['how']).toSorted()).toEqual(['ended', 'opened']);
    });
  });

  it('is ended by an administrator there, at once, and is renewed no more', async () => {
    const { looker, breakGlassId, organizationId } = await look();
    const socket = await openRealtime(looker);
    await harbor.call(endBreakGlass, { breakGlassId });
    await Promise.all([ended(looker), socket.closed]);
    const again = { organizationId, breakGlassId };
    expect((await platform.refused(renewBreakGlass, again)).code).toBe('breakGlass.over');
    expect((await harbor.call(listBreakGlass, {})).items[0]!.endedBy).not.toBeNull();
  });

  it('goes on with another token while it lasts, and only for who opened it', async () => {
    const { looker, breakGlassId, organizationId } = await look();
    const renewed = await platform.call(renewBreakGlass, { organizationId, breakGlassId });
    const again = new Person(renewed.accessToken, platform.id, organizationId);
    expect((await again.call(listMembers, {})).total).toBeGreaterThan(0);
    expect((await looker.refused(renewBreakGlass, { organizationId, breakGlassId })).status).toBe(403);
    expect((await harbor.refused(renewBreakGlass, { organizationId, breakGlassId })).status).toBe(403);
    const next = await look();
    await ended(again);
    await next.looker.call(endBreakGlass, { breakGlassId: next.breakGlassId });
  });

  it('ends when its time is up', async () => {
    const { breakGlassId } = await look(5);
    const service = await openOwnService(definition);
    const later = new Date(Date.now() + 6 * 60_000);
    await new BreakGlassJobs().end({}, service.context(endBreakGlasses, undefined, later));
    await service.close();
    const mine = (await harbor.call(listBreakGlass, {})).items.find(({ id }) => id === breakGlassId)!;
    expect([mine.endedAt === null, mine.endedBy]).toEqual([false, null]);
  });

  it('is nobody’s but the platform’s, never at home, and an hour at most', async () => {
    const { organizationId } = harbor;
    const hour = { organizationId, reason, minutes: 15 };
    expect((await harbor.refused(openBreakGlass, hour)).status).toBe(403);
    const home = { ...hour, organizationId: platform.organizationId };
    expect((await platform.refused(openBreakGlass, home)).code).toBe('tenant.own');
    const long = await platform.refused(openBreakGlass, { ...hour, minutes: 61 });
    expect(long.errors).toMatchObject([{ field: 'minutes' }]);
    const unsaid = await platform.refused(openBreakGlass, { ...hour, reason: 'because' });
    expect(unsaid.errors).toMatchObject([{ field: 'reason' }]);
  });
});
