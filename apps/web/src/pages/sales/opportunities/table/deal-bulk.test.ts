import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import { Deal, moveDeal } from '@talent-os/contracts/sales/deals';
import type { BulkCommand } from '@/ui/list/bulk-action';
import { dealBulk } from './deal-bulk';

const [forward, lost] = dealBulk as readonly BulkCommand<Deal>[];
const dealIn = (stage: DealStage, ...to: DealStage[]) => fixtureOf(Deal, { stage, version: 4, may: { to, do: [] } });

describe('several deals', () => {
  it('go one stage on, each from where it is, and back with a note', () => {
    expect(forward!.allows(dealIn('negotiation', 'proposal', 'closed_won', 'closed_lost'))).toBe(false);
    const deal = dealIn('qualified', 'prospect', 'proposal', 'closed_lost');
    expect(forward!.allows(deal)).toBe(true);
    expect(forward!.input(deal, '')).toEqual({ dealId: deal.id, version: 4, stage: 'proposal' });
    const back = forward!.undo!.input(deal, { version: 5 } as never);
    expect(back).toEqual({ dealId: deal.id, version: 5, stage: 'qualified', note: 'Move undone' });
    expect(moveDeal.input.safeParse(back).success).toBe(true);
  });

  it('are lost for one reason, after a question that names them; what is closed stays closed', () => {
    expect(lost!.allows(dealIn('closed_won'))).toBe(false);
    const deal = dealIn('negotiation', 'closed_lost');
    expect(lost!.allows(deal)).toBe(true);
    expect(lost!.input(deal, 'Price')).toMatchObject({ stage: 'closed_lost', lossReason: 'Price' });
    expect(lost!.confirm!([deal]).text).toContain(deal.name);
  });
});
