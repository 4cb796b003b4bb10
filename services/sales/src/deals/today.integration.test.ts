import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { abilityFor } from '@talent-os/contracts';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import { moveDeal } from '@talent-os/contracts/sales/deals.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { openOwnService, principalOf, signIn, type OwnService, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { logDeal, moveThrough, today } from '../test/selling.js';
import { DealsController } from './deals.controller.js';

let rep: Person;
let service: OwnService;
/** Where the organization is. */
const home = { timezone: 'UTC' };

beforeAll(async () => {
  rep = await signIn('sales.rep@meridian.example');
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: home } });
});
afterAll(() => service.close());

describe('a deal, on a day that has two dates on Earth,', () => {
  it('is won with the date of the organization, and with no later one', async () => {
    const day = today();
    const next = addDays(day, 1);
    const inNegotiation = async () => moveThrough(rep, await logDeal(rep), 'qualified', 'proposal', 'negotiation');
    const win = async (timezone: string, now: string, closeDate: string) => {
      home.timezone = timezone;
      const { id: dealId, version } = await inNegotiation();
      const ctx = service.context(moveDeal, rep.organizationId, new Date(now));
      const own = Object.create(ctx, {
        userId: { value: rep.id },
        ability: { value: abilityFor(principalOf(rep)) },
      }) as Ctx;
      return new DealsController().move({ dealId, version, stage: 'closed_won', closeDate }, own);
    };
    // In UTC it is the day before.
    expect(await win('Pacific/Auckland', `${day}T20:00:00Z`, next)).toMatchObject({
      stage: 'closed_won',
      closeDate: next,
    });
    // In UTC this is today, in Honolulu tomorrow.
    await expect(win('Pacific/Honolulu', `${next}T05:00:00Z`, next)).rejects.toMatchObject({ code: 'deal.closeDate' });
    expect(await win('Pacific/Honolulu', `${next}T06:00:00Z`, day)).toMatchObject({ closeDate: day });
  });
});
