import { choices } from '../fields/choices.js';
import { dealStages } from './deal-stages.js';
import { territoryStatuses } from './performance.js';
import { reassignmentStatuses } from './territories.js';
import { lineRules, statementProblems, statementStates } from './compensation-shapes.js';
import { assetFaults, assetLineKinds, assetVersionStates } from './asset-shapes.js';
import { excellenceMetrics, type MetricKey } from './excellence/metrics.data.js';
import { excellenceActionStates, excellenceModules, excellenceStates } from './excellence/modules.js';
import { inWords } from '../words.js';

/** What people in sales call the values of choices. */
export const salesChoices = {
  dealStages: choices(dealStages, {
    prospect: 'prospecting, lead',
    qualified: 'qualification, qualifying',
    proposal: 'quoted, proposed',
    negotiation: 'negotiating, being negotiated',
    closed_won: 'won, win, signed, sold, i closed, we closed, did i close, did we close, have i closed, have we closed',
    closed_lost: 'lost, loss, lose, dead',
  }),
  dealEntries: choices({ stage: 'Moved', activity: 'Activity', created: 'Created', changed: 'Changed' }),
  territoryStatuses: choices(inWords(territoryStatuses), { archived: 'old, former' }),
  reassignmentStatuses: choices(inWords(reassignmentStatuses), {
    proposed: 'open, undecided, waiting',
    applied: 'carried out, effective',
    declined: 'rejected, refused',
    withdrawn: 'taken back',
  }),
  excellenceModules: choices(excellenceModules, { gtm: 'go-to-market, go to market', success: 'success metrics' }),
  excellenceStates: choices(excellenceStates, { analyzed: 'analysed' }),
  excellenceActionStates: choices(excellenceActionStates),
  excellenceMetrics: choices(
    Object.fromEntries(Object.entries(excellenceMetrics).map(([key, { label }]) => [key, label])) as Readonly<
      Record<MetricKey, string>
    >,
  ),
  lights: choices({ green: 'Green', amber: 'Amber', red: 'Red' }),
  excellenceFindings: choices({ answers: 'Answers', metric: 'Figure in red' }),
  assetStates: choices(assetVersionStates, { stale: 'outdated, overdue for review' }),
  assetLineKinds: choices(assetLineKinds),
  assetFaults: choices(assetFaults),
  statementStates: choices(statementStates),
  statementProblems: choices(statementProblems),
  lineRules: choices(lineRules),
  flags: choices(
    { light: 'Light', balanced: 'Balanced', heavy: 'Heavy' },
    { light: 'underloaded', heavy: 'overloaded' },
  ),
};
