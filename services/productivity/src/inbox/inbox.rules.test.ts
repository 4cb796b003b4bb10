import { describe, expect, it } from '@jest/globals';
import { abilityFor, modules, type Principal } from '@talent-os/contracts';
import type { InboxRow } from '@talent-os/contracts/inbox/shapes.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { clockIn } from '../clock.js';
import { gather } from './gather.js';
import { groupOf, inOrder, itemOf, opens } from './inbox.rules.js';

const now = new Date('2026-11-20T12:00:00Z');
const clock = clockIn('America/New_York', now);
const row = (more: Partial<InboxRow> = {}): InboxRow => ({
  id: 'deal:1',
  kind: 'deal',
  title: 'Update the close date',
  reason: 'Yours',
  link: '/sales/opportunities?deal=1',
  since: '2026-11-01T00:00:00Z',
  dueAt: null,
  dueOn: null,
  actions: [],
  ...more,
});
const principal: Principal = {
  userId: 'u',
  organizationId: 'o',
  sessionId: 's',
  activeRole: 'SALES_REP',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: modules.filter((module) => module !== 'wellness'),
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
};
const ability = abilityFor(principal);

describe('how soon something is due', () => {
  it.each([
    ['2026-11-20T11:59:00Z', 'overdue'],
    ['2026-11-20T13:00:00Z', 'today'],
    ['2026-11-21T04:59:59Z', 'today'],
    ['2026-11-21T05:00:00Z', 'week'],
    ['2026-11-28T04:59:59Z', 'week'],
    ['2026-11-29T05:00:00Z', 'later'],
    [null, 'week'],
  ])('at %s in New York at seven in the morning: %s', (dueAt, group) => expect(groupOf(dueAt, now, clock)).toBe(group));

  it('is the last second of a day, where the person is', () => {
    expect(itemOf(row({ dueOn: '2026-11-20' }), now, clock)).toMatchObject({
      dueAt: '2026-11-21T04:59:59.000Z',
      group: 'today',
    });
    expect(itemOf(row({ dueOn: '2026-11-19' }), now, clock).group).toBe('overdue');
  });

  it('orders what is due first, then what has waited longest', () => {
    const at = (id: string, dueAt: string | null, since = '2026-11-01T00:00:00Z') =>
      itemOf(row({ id, dueAt, since }), now, clock);
    const items = [
      at('none', null),
      at('older', null, '2026-10-01T00:00:00Z'),
      at('late', '2026-11-19T00:00:00Z'),
      at('soon', '2026-11-20T13:00:00Z'),
    ];
    expect(inOrder(items).map(({ id }) => id)).toEqual(['late', 'soon', 'older', 'none']);
  });
});

describe('a link', () => {
  it('opens where its screen exists and admits the caller', () => {
    expect(opens(ability, '/sales/opportunities?deal=1')).toBe(true);
    expect(opens(ability, '/talent/plan/pipeline?requisition=1')).toBe(false);
    expect(opens(ability, '/nowhere')).toBe(false);
  });
});

/** The caller of a product whose services answer as given. */
const caller = (answers: Readonly<Record<string, () => unknown>>) => {
  const ctx = {
    now,
    userId: 'u',
    ability,
    meta: { deadline: Date.now() + 5_000 },
    db: { read: async () => [] },
    withDeadline: () => ctx,
    call: async ({ name }: { readonly name: string }) => {
      const answer = answers[name];
      if (!answer) throw new DomainError('service.down');
      return answer();
    },
  };
  return ctx as unknown as Ctx;
};
const nothing = () => ({ items: [] });
const all = {
  'talent.inbox.list': nothing,
  'sales.inbox.list': () => ({ items: [row()] }),
  'identity.inbox.list': nothing,
  'chat.inbox.list': nothing,
};

describe('what is gathered', () => {
  it('is all there is, without what does not open to the caller', async () => {
    const closed = () => ({ items: [row({ id: 'x', link: '/talent/plan/pipeline?requisition=1' })] });
    const { items, missing } = await gather(caller({ ...all, 'talent.inbox.list': closed }), 'UTC');
    expect(items.map(({ id }) => id)).toEqual(['deal:1']);
    expect(missing).toEqual([]);
  });

  it('lacks the rows of a service that is away or late, and names it', async () => {
    const away = () => {
      throw new DomainError('service.down');
    };
    const late = () => {
      throw new DomainError('service.late');
    };
    const { items, missing } = await gather(
      caller({ ...all, 'talent.inbox.list': away, 'chat.inbox.list': late }),
      'UTC',
    );
    expect(items.map(({ id }) => id)).toEqual(['deal:1']);
    expect(missing).toEqual(['talent', 'chat']);
  });
});
