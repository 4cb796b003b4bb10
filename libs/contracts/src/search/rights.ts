import { admits, type AppAbility } from '../access/ability.js';
import { listSessions } from '../chat/sessions.js';
import { listKnowledge } from '../chat/knowledge.js';
import { listDeployRequests } from '../cyber/deploy.js';
import { listIncidents } from '../cyber/incidents.js';
import { listThreats } from '../cyber/threats.js';
import { listVulnerabilities } from '../cyber/vulnerabilities.js';
import type { Operation } from '../define.js';
import { listCredentials, ownCredentials } from '../healthcare/credentials.js';
import { listCourses } from '../healthcare/education.js';
import { listShifts } from '../healthcare/shifts-roster.js';
import { mySchedule } from '../healthcare/shifts.js';
import { getUnits } from '../healthcare/units.js';
import { findPeople } from '../identity/directory.js';
import { routes } from '../navigation/index.js';
import { listGoals } from '../productivity/goals.js';
import { listTasks } from '../productivity/tasks.js';
import { listAccounts, listDeals } from '../sales/deals.js';
import { listTerritories } from '../sales/territories.js';
import { listApplications } from '../talent/applications.js';
import { searchOpportunities } from '../talent/mobility.js';
import { listMyApplications } from '../talent/my-applications.js';
import { listOnboarding } from '../talent/onboarding.js';
import { listPositions } from '../talent/positions.js';
import { getRequisitionBoard } from '../talent/requisitions.js';
import { listTransitions } from '../talent/transitions.js';
import { searchKindKeys, searchKindOf, type SearchKind } from './kinds.js';

/** The list whose rows a search finds one by one: who may read that list, and open the screen, finds them. For servers. */
const listOfKind: Readonly<Record<SearchKind, Pick<Operation, 'name' | 'access'>>> = {
  person: findPeople,
  deal: listDeals,
  account: listAccounts,
  territory: listTerritories,
  position: listPositions,
  application: listApplications,
  ownApplication: listMyApplications,
  requisition: getRequisitionBoard,
  transition: listTransitions,
  onboarding: listOnboarding,
  opportunity: searchOpportunities,
  shift: listShifts,
  ownShift: mySchedule,
  credential: listCredentials,
  ownCredential: ownCredentials,
  course: listCourses,
  unit: getUnits,
  incident: listIncidents,
  threat: listThreats,
  vulnerability: listVulnerabilities,
  deployment: listDeployRequests,
  task: listTasks,
  goal: listGoals,
  document: listKnowledge,
  conversation: listSessions,
};

/** Whether a caller reads records of a kind and may open the screen they open on. */
const mayFind = (ability: AppAbility, kind: SearchKind): boolean =>
  admits(ability, listOfKind[kind].access) &&
  routes.some(({ path, access }) => path === searchKindOf(kind).screen && admits(ability, access));

/** Kinds the caller may find: all of them, or the one they ask for. */
export const kindsFor = (ability: AppAbility, wanted: SearchKind | undefined): SearchKind[] =>
  searchKindKeys.filter((kind) => (wanted === undefined || kind === wanted) && mayFind(ability, kind));
