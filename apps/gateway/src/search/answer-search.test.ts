import { describe, expect, it } from '@jest/globals';
import type { Principal } from '@talent-os/contracts';
import { industries, modules } from '@talent-os/contracts/access/tables.js';
import type { Bus } from '@talent-os/service-kit/bus/bus';
import { problemReply, textOfBody, type Call } from '@talent-os/service-kit/bus/call';
import { answerSearch } from './answer-search.js';

const ID = '01939c00-0000-7000-8000-000000000001';
const principal: Principal = {
  userId: ID,
  organizationId: ID,
  sessionId: ID,
  activeRole: 'SALES_REP',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: [...industries],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: true,
};
const deal = { kind: 'deal', id: ID, title: 'Quarry', detail: 'Qualified', within: null, tier: 1, at: null };

/** A bus on which all services but one find nothing, and that one answers as given. */
const busWith = (service: string, reply: () => unknown, asked: string[] = []) =>
  ({
    request: (operation: string) => {
      asked.push(operation);
      return Promise.resolve(
        operation === `${service}.search.find` ? reply() : { status: 200, headers: {}, body: '{"items":[]}' },
      );
    },
  }) as unknown as Bus;
const call = (input: object): Call => ({ headers: {}, body: JSON.stringify(input) });
const answered = async (bus: Bus, input: object = { q: 'quar' }) => {
  const { status, body } = await answerSearch(bus, principal, call(input));
  return { status, ...(JSON.parse(textOfBody(body)) as Record<string, unknown>) };
};

describe('a search', () => {
  it('answers what was found, and names what its service did not answer', async () => {
    const away = await answered(busWith('sales', () => problemReply('service.down')));
    expect(away).toEqual({ status: 200, items: [], missing: ['deal', 'account', 'territory'] });
    const found = await answered(
      busWith('sales', () => ({ status: 200, headers: {}, body: JSON.stringify({ items: [deal] }) })),
    );
    expect(found).toEqual({
      status: 200,
      items: [{ kind: 'deal', id: ID, title: 'Quarry', detail: 'Qualified', link: `/sales/opportunities?deal=${ID}` }],
      missing: [],
    });
  });

  it('asks no service for what the caller may not open', async () => {
    const asked: string[] = [];
    await answered(busWith('none', () => undefined, asked));
    expect(asked).not.toContain('cyber.search.find');
    expect(asked).toContain('identity.search.find');
    asked.length = 0;
    await answered(
      busWith('none', () => undefined, asked),
      { q: 'quar', kind: 'deal' },
    );
    expect(asked).toEqual(['sales.search.find']);
  });

  it('refuses what its contract does not take, by the field', async () => {
    const refused = await answered(
      busWith('none', () => undefined),
      { q: 'x', kind: 'clearance' },
    );
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'kind' }] });
  });
});
