import { admits, scopeOf, type AppAbility } from '../access/ability.js';
import { listIncidents } from '../cyber/incidents.js';
import type { Operation } from '../define.js';
import { listCredentials } from '../healthcare/credentials.js';
import { getUnitPeople } from '../healthcare/units.js';
import { listGoals } from '../productivity/goals.js';
import { listDeals } from '../sales/deals.js';
import { listApplications } from '../talent/applications.js';
import { listPositions } from '../talent/positions.js';
import { datasetKeys, type Dataset } from './datasets.js';

/** The list whose rows a dataset is made of: who may read that, may ask questions of it. For servers. */
const lists: Readonly<Record<Dataset, Pick<Operation, 'access'>>> = {
  application_stage: listApplications,
  seat: listPositions,
  deal: listDeals,
  shift: getUnitPeople,
  credential: listCredentials,
  incident: listIncidents,
  goal: listGoals,
};

/** Whose rows some of them read, beyond their own. Facts know of nobody's reach: who reads less asks nothing of them. */
const reaches: Partial<Readonly<Record<Dataset, 'Requisition' | 'Deal'>>> = {
  application_stage: 'Requisition',
  seat: 'Requisition',
  deal: 'Deal',
};

export const datasetsFor = (ability: AppAbility): Dataset[] =>
  datasetKeys.filter((dataset) => {
    const subject = reaches[dataset];
    const whole = subject === undefined || scopeOf(ability, subject) === 'organization';
    return whole && admits(ability, lists[dataset].access);
  });
