import type { Input, Operation, Output } from '@talent-os/contracts';
import { listKnowledge } from '@talent-os/contracts/chat/knowledge.js';
import { getSession } from '@talent-os/contracts/chat/sessions.js';
import { getDeployRequest } from '@talent-os/contracts/cyber/deploy.js';
import { getIncident } from '@talent-os/contracts/cyber/incidents.js';
import { getThreat } from '@talent-os/contracts/cyber/threats.js';
import { getVulnerability } from '@talent-os/contracts/cyber/vulnerabilities.js';
import { getCredential, ownCredentials } from '@talent-os/contracts/healthcare/credentials.js';
import { listCourses } from '@talent-os/contracts/healthcare/education.js';
import { getShift } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { mySchedule } from '@talent-os/contracts/healthcare/shifts.js';
import { getUnits } from '@talent-os/contracts/healthcare/units.js';
import { getPerson } from '@talent-os/contracts/identity/directory.js';
import type { SearchResult } from '@talent-os/contracts/identity/search.js';
import { getGoal } from '@talent-os/contracts/productivity/goals.js';
import { getTask } from '@talent-os/contracts/productivity/tasks.js';
import { getDeal } from '@talent-os/contracts/sales/deals.js';
import { getTerritory } from '@talent-os/contracts/sales/territories.js';
import type { SearchKind } from '@talent-os/contracts/search/kinds.js';
import { getApplication, listApplications } from '@talent-os/contracts/talent/applications.js';
import { searchOpportunities } from '@talent-os/contracts/talent/mobility.js';
import { listMyApplications } from '@talent-os/contracts/talent/my-applications.js';
import { getOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import { getRequisition } from '@talent-os/contracts/talent/requisitions.js';
import { getTransition } from '@talent-os/contracts/talent/transitions.js';

/** What a screen asks when the address of a result is opened, and how its answer holds the record. */
export type Opening = {
  readonly operation: Operation;
  readonly input: (params: URLSearchParams) => Record<string, unknown>;
  readonly holds: (answer: unknown, result: SearchResult) => boolean;
};

/** The record is read by its id, which stands in the address under `param`. */
function byId<O extends Operation>(operation: O, param: string, field: keyof Input<O> & string): Opening {
  return {
    operation,
    input: (params) => ({ [field]: params.get(param) ?? '' }),
    holds: (answer, { id }) => JSON.stringify(answer).includes(id),
  };
}

/** The record stands in a list that the address narrows. */
function inList<O extends Operation>(
  operation: O,
  input: (params: URLSearchParams) => Record<string, unknown>,
  itemsOf: (answer: Output<O>) => readonly { readonly id: string }[],
): Opening {
  return {
    operation,
    input,
    holds: (answer, { id }) => itemsOf(answer as Output<O>).some((item) => item.id === id),
  };
}

const searched = (params: URLSearchParams) => ({ search: params.get('search') ?? '' });

export const openings: Readonly<Record<SearchKind, Opening>> = {
  person: byId(getPerson, 'person', 'userId'),
  deal: byId(getDeal, 'deal', 'dealId'),
  account: inList(
    getTerritory,
    (params) => ({ territoryId: params.get('territory') ?? '', ...searched(params) }),
    ({ accounts }) => accounts.items,
  ),
  territory: byId(getTerritory, 'territory', 'territoryId'),
  position: {
    operation: listApplications,
    input: (params) => ({ positionId: params.get('position') ?? '' }),
    holds: () => true,
  },
  application: byId(getApplication, 'application', 'applicationId'),
  ownApplication: inList(
    listMyApplications,
    () => ({}),
    ({ items }) => items,
  ),
  requisition: byId(getRequisition, 'requisition', 'requisitionId'),
  transition: byId(getTransition, 'transition', 'transitionId'),
  onboarding: byId(getOnboarding, 'plan', 'onboardingPlanId'),
  opportunity: inList(searchOpportunities, searched, ({ items }) => items),
  shift: byId(getShift, 'shift', 'shiftId'),
  ownShift: inList(
    mySchedule,
    () => ({}),
    ({ items }) => items,
  ),
  credential: byId(getCredential, 'credential', 'credentialId'),
  ownCredential: inList(
    ownCredentials,
    () => ({}),
    ({ items }) => items,
  ),
  course: inList(listCourses, searched, ({ items }) => items),
  unit: inList(
    getUnits,
    () => ({}),
    ({ units }) => units,
  ),
  incident: byId(getIncident, 'incident', 'incidentId'),
  threat: byId(getThreat, 'threat', 'threatId'),
  vulnerability: byId(getVulnerability, 'vulnerability', 'vulnerabilityId'),
  deployment: byId(getDeployRequest, 'request', 'deployRequestId'),
  task: byId(getTask, 'task', 'taskId'),
  goal: byId(getGoal, 'open', 'goalId'),
  document: inList(listKnowledge, searched, ({ items }) => items),
  conversation: byId(getSession, 'conversation', 'sessionId'),
};
