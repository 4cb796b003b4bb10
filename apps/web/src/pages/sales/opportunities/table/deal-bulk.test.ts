import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import { Deal, moveDeal } from '@talent-os/contracts/sales/deals';
import type { BulkCommand } from '../../../../ui/list/bulk-action';
import { dealBulk } from './deal-bulk';

const [forward, lost] = dealBulk as readonly BulkCommand<Deal>[];
const dealIn = (stage: DealStage) => fixtureOf(Deal, { stage, version: 4 });
const takenBy = (action: BulkCommand<Deal>) => stageKeys.filter((stage) => action.allows(dealIn(stage)));

describe('several deals', () => {
  it('go one stage on, each from where it is, and back with a note', () => {
    expect(takenBy(forward!)).toEqual(['prospect', 'qualified', 'proposal']);
    const deal = dealIn('qualified');
    expect(forward!.input(deal, '')).toEqual({ dealId: deal.id, version: 4, stage: 'proposal' });
    const back = forward!.undo!.input(deal, { version: 5 } as never);
    expect(back).toEqual({ dealId: deal.id, version: 5, stage: 'qualified', note: 'Move undone' });
    expect(moveDeal.input.safeParse(back).success).toBe(true);
  });

  it('are lost for one reason, after a question that names them; what is closed stays closed', () => {
    expect(takenBy(lost!)).toEqual(['prospect', 'qualified', 'proposal', 'negotiation']);
    const deal = dealIn('negotiation');
    expect(lost!.input(deal, 'Price')).toMatchObject({ stage: 'closed_lost', lossReason: 'Price' });
    expect(lost!.confirm!([deal]).text).toContain(deal.name);
  });
});
