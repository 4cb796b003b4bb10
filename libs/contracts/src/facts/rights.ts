import { admits, type AppAbility } from '../access/ability.js';
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

export const datasetsFor = (ability: AppAbility): Dataset[] =>
  datasetKeys.filter((dataset) => admits(ability, lists[dataset].access));
