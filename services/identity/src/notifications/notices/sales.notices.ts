import { assetWentStale, battlecardFlagged } from '@talent-os/contracts/sales/battlecards.js';
import { statementTold } from '@talent-os/contracts/sales/compensation.js';
import { dealClosed, dealMoved } from '@talent-os/contracts/sales/deals.js';
import { dealStages } from '@talent-os/contracts/sales/deal-stages.js';
import { reassignmentDecided, reassignmentProposed } from '@talent-os/contracts/sales/territories.js';
import * as texts from '../texts/notification-texts.js';
import { on } from './notice.js';

export const salesNotices = {
  reassignmentProposed: on(reassignmentProposed, async ({ proposedById, accountName }, facts) => [
    {
      to: facts.others(await facts.salesLeaders()),
      note: texts.moveProposed(await facts.nameOf(proposedById), accountName),
    },
  ]),

  reassignmentDecided: on(reassignmentDecided, ({ proposedById, ownerIds, status, accountName }, facts) => [
    { to: facts.others([proposedById, ...ownerIds]), note: texts.moveDecided(status, accountName) },
  ]),

  /** A deal that was closed has a row of its own. */
  dealMoved: on(dealMoved, ({ ownerId, stage }, facts) => {
    const { open, label } = dealStages[stage];
    return open ? [{ to: facts.others([ownerId]), note: texts.dealMovedForYou(label) }] : [];
  }),

  /** The owner hears of it when another person closed the deal; the leaders hear of every deal that was won. */
  dealClosed: on(dealClosed, async ({ ownerId, stage, name, amount }, facts) => {
    const owner = { to: facts.others([ownerId]), note: texts.dealClosedForYou(name) };
    if (stage !== 'closed_won') return [owner];
    const leaders = facts.others(await facts.salesLeaders()).filter((id) => id !== ownerId);
    const note = texts.dealWon(name, await facts.nameOf(ownerId), await facts.money(amount));
    return [owner, { to: leaders, note }];
  }),

  battlecardFlagged: on(battlecardFlagged, ({ ownerId, title, dealName, competitor }) => [
    { to: [ownerId], note: texts.battlecardFlagged(title, dealName, competitor) },
  ]),

  statementTold: on(statementTold, async ({ userId, month, status }, facts) => {
    if (status === 'disputed') {
      const note = texts.statementDisputed(await facts.nameOf(userId), month);
      return [{ to: facts.others(await facts.salesLeaders()), note }];
    }
    return [{ to: facts.others([userId]), note: texts.statementTold(status === 'resolved', month) }];
  }),

  assetWentStale: on(assetWentStale, ({ ownerId, title, module }) => [
    { to: [ownerId], note: texts.assetStale(title, module) },
  ]),
};
