import { deploymentLabels, industryLabels, modules, permissions, roleTable, sideLabels } from '../access/tables.js';
import { choices } from './choices.js';
import { providerStates } from '../chat/providers.js';
import { severityLabels } from '../cyber/incident-states.js';
import { priorityLabels } from '../productivity/task-states.js';
import { inWords } from '../words.js';

/** What people call the values of choices that mean the same everywhere. */
export const commonChoices = {
  industries: choices(industryLabels, {
    SALES: 'selling',
    HEALTHCARE: 'health care, hospital, clinical, nursing',
    CYBER: 'cyber, cyber security, security',
  }),
  deployments: choices(deploymentLabels),
  roles: choices(roleTable, {
    SALES_REP: 'sales rep, rep, account executive, seller, AE',
    HEALTHCARE_PROFESSIONAL: 'nurse, clinician',
    CYBER_ANALYST: 'security analyst, analyst, SOC analyst',
    HR_MANAGER: 'HR, human resources',
    ORGANIZATION_ADMIN: 'admin, administrator',
    RECRUITER: 'talent partner, sourcer',
    CANDIDATE: 'job seeker',
    DEPARTMENT_HEAD: 'head of department',
  }),
  sides: choices(sideLabels),
  modules: choices({ ...inWords(modules), 'health-tech': 'Health Tech' }),
  permissions: choices(inWords(permissions)),
  severities: choices(severityLabels, {
    critical: 'crit, P1, sev 1',
    high: 'severe, P2, sev 2',
    medium: 'moderate, P3, sev 3',
    low: 'minor, P4, sev 4',
  }),
  priorities: choices(priorityLabels, { low: 'low prio', high: 'high prio, important', urgent: 'ASAP, top priority' }),
  providerStates: choices(providerStates, {
    untested: 'untested',
    failing: 'down, broken',
    disabled: 'disabled, switched off',
    spent: 'spent',
  }),
};
