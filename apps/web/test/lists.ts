import { jest } from '@jest/globals';
import type { Industry, Role } from '@talent-os/contracts/access/tables';
import { exampleOf } from '@talent-os/contracts/fields/examples';
import { schemaOf } from '@talent-os/contracts/fields/walk';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { operations } from '@talent-os/contracts/registry';
import { json } from './answers';
import type { me } from './people';

const SOME_ID = '0192a000-0000-7000-8000-0000000000d1';
/** Where each list stands: whose filters, what its screen asks, who sees it and at which address. */
export const lists: Readonly<Record<string, readonly [asks: string, role: Role, industry: Industry, address: string]>> =
  {
    claimableShifts: [
      'healthcare.shifts.claimable',
      'HEALTHCARE_PROFESSIONAL',
      'HEALTHCARE',
      '/healthcare/professional/shifts?view=open',
    ],
    getHeadcountPlan: ['talent.headcount.plan', 'HR_MANAGER', 'HEALTHCARE', '/talent/plan'],
    getPlanAnalytics: ['talent.planAnalytics.get', 'HR_MANAGER', 'HEALTHCARE', '/talent/plan/analytics'],
    getRecruitAnalytics: ['talent.recruitAnalytics.get', 'HR_MANAGER', 'HEALTHCARE', '/talent/recruit/analytics'],
    getRequisitionBoard: ['talent.requisitions.board', 'HR_MANAGER', 'HEALTHCARE', '/talent/plan/pipeline'],
    getTerritory: ['sales.territories.get', 'SALES_REP', 'SALES', `/sales/excellence/territory?territory=${SOME_ID}`],
    listAdvertised: ['talent.advertised.list', 'CANDIDATE', 'SALES', '/candidate?view=positions'],
    listApplications: ['talent.applications.list', 'RECRUITER', 'SALES', '/talent/recruit/pipeline?view=table'],
    listAssets: ['sales.assets.list', 'SALES_REP', 'SALES', '/excellence/gtm/assets'],
    listAuditEvents: ['audit.trail.list', 'PLATFORM_ADMIN', 'SALES', '/admin/access-controls/audit'],
    listCandidates: ['talent.candidates.list', 'RECRUITER', 'SALES', '/talent/recruit/people'],
    listCatalogue: ['talent.catalogue.list', 'HR_MANAGER', 'HEALTHCARE', '/talent/develop?view=catalogue'],
    listChallenges: ['talent.challenges.list', 'SALES_REP', 'SALES', '/candidate/community/challenges'],
    listClearances: ['cyber.clearance.list', 'ORGANIZATION_ADMIN', 'CYBER', '/cyber/analyst/clearance?view=everybody'],
    listCommunityEvents: ['talent.communityEvents.list', 'SALES_REP', 'SALES', '/candidate/community/events'],
    listCommunityGroups: ['talent.communityGroups.list', 'SALES_REP', 'SALES', '/candidate/community/groups'],
    listCompliance: ['identity.compliance.list', 'PLATFORM_ADMIN', 'SALES', '/admin/access-controls/compliance'],
    listCourses: [
      'healthcare.courses.list',
      'HEALTHCARE_PROFESSIONAL',
      'HEALTHCARE',
      '/healthcare/professional/education',
    ],
    listCredentials: [
      'healthcare.credentials.list',
      'HR_MANAGER',
      'HEALTHCARE',
      '/healthcare/professional/credentials',
    ],
    listDeals: ['sales.deals.list', 'SALES_REP', 'SALES', '/sales/opportunities?view=table'],
    listDeployRequests: ['cyber.deploy.list', 'DEPARTMENT_HEAD', 'CYBER', '/cyber/talent/rapid-deploy'],
    listDevelopmentPlans: ['talent.development.list', 'HR_MANAGER', 'HEALTHCARE', '/talent/develop?view=plans'],
    listExpressions: ['talent.mobility.expressions', 'SALES_REP', 'SALES', '/sales/internal-mobility/expressions'],
    listGoals: ['productivity.goals.list', 'SALES_REP', 'SALES', '/productivity?view=goals'],
    listIncidents: ['cyber.incidents.list', 'CYBER_ANALYST', 'CYBER', '/cyber/analyst/incidents'],
    listIncoming: ['talent.mobility.incoming', 'HIRING_MANAGER', 'SALES', '/sales/internal-mobility/expressions'],
    listJourneyRuns: ['identity.journeyRuns.list', 'PLATFORM_ADMIN', 'SALES', `/admin/journeys?journey=${SOME_ID}`],
    listJourneys: ['identity.journeys.list', 'PLATFORM_ADMIN', 'SALES', '/admin/journeys'],
    listKnowledge: ['chat.knowledge.list', 'ORGANIZATION_ADMIN', 'SALES', '/organization/providers?view=knowledge'],
    listLessons: ['talent.lessons.list', 'SALES_REP', 'SALES', '/candidate/learning/micro'],
    listMembers: ['identity.members.list', 'ORGANIZATION_ADMIN', 'SALES', '/organization/roles?view=people'],
    listMyRequisitions: ['talent.requisitions.mine', 'HIRING_MANAGER', 'SALES', '/talent/plan/request'],
    listNotifications: ['identity.notifications.list', 'SALES_REP', 'SALES', '/user/notifications/all'],
    listOffboardings: ['talent.offboarding.list', 'HR_MANAGER', 'HEALTHCARE', '/talent/offboard'],
    listOnboarding: ['talent.onboarding.list', 'HR_MANAGER', 'HEALTHCARE', '/talent/onboard'],
    listOpenCourses: ['talent.courses.list', 'SALES_REP', 'SALES', '/candidate/learning/marketplace'],
    listOpenSeats: ['talent.seats.list', 'HR_MANAGER', 'HEALTHCARE', '/talent/plan/status'],
    listOrganizationDocuments: ['identity.documents.list', 'ORGANIZATION_ADMIN', 'SALES', '/organization/documents'],
    listPositions: ['talent.positions.list', 'RECRUITER', 'SALES', '/talent/recruit'],
    listReviewedGrants: [
      'identity.accessReviews.items',
      'ORGANIZATION_ADMIN',
      'SALES',
      '/organization/roles?view=reviews',
    ],
    listSessions: ['chat.sessions.list', 'SALES_REP', 'SALES', '/productivity/history'],
    listShifts: [
      'healthcare.shifts.list',
      'HIRING_MANAGER',
      'HEALTHCARE',
      '/healthcare/professional/shifts?view=roster',
    ],
    listStatements: ['sales.compensation.statements', 'SALES_REP', 'SALES', '/excellence/compensation?view=statements'],
    listSuccessStories: ['talent.successStories.list', 'SALES_REP', 'SALES', '/candidate/community/success?as=table'],
    listTasks: ['productivity.tasks.list', 'SALES_REP', 'SALES', '/productivity?view=tasks&as=list'],
    listTeamPeople: ['talent.people.list', 'HR_MANAGER', 'HEALTHCARE', '/talent/plan/people'],
    listTenants: ['identity.tenants.list', 'PLATFORM_ADMIN', 'SALES', '/admin/organizations'],
    listTerritories: ['sales.territories.list', 'SALES_REP', 'SALES', '/sales/excellence/territory'],
    listThreats: ['cyber.threats.list', 'CYBER_ANALYST', 'CYBER', '/cyber/analyst/intelligence'],
    listTransitions: ['talent.transitions.list', 'HR_MANAGER', 'HEALTHCARE', '/talent/transition'],
    listVulnerabilities: ['cyber.vulnerabilities.list', 'CYBER_ANALYST', 'CYBER', '/cyber'],
    listWellnessCheckins: ['productivity.wellness.list', 'SALES_REP', 'SALES', '/wellness'],
    ownCredentials: [
      'healthcare.credentials.own',
      'HEALTHCARE_PROFESSIONAL',
      'HEALTHCARE',
      '/healthcare/professional/credentials',
    ],
    searchOpportunities: ['talent.mobility.search', 'SALES_REP', 'SALES', '/sales/internal-mobility/opportunities'],
  };

const reads = operations.filter(({ method }) => method === 'GET');
const operationAt = (path: string) =>
  reads
    .filter((one) => new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)[0]!;
/** Answers every read with an example, and keeps what is asked of each. */
export function answerAll(who: ReturnType<typeof me>): ReadonlyMap<string, readonly object[]> {
  const asked = new Map<string, object[]>();
  globalThis.fetch = jest.fn<typeof fetch>(async (input, { method = 'GET' } = {}) => {
    const { pathname, searchParams } = new URL(String(input), 'http://here');
    if (pathname === '/api/auth/me') return json(who);
    if (method !== 'GET') return new Promise<Response>(() => undefined);
    const operation = operationAt(pathname);
    asked.set(operation.name, [...(asked.get(operation.name) ?? []), Object.fromEntries(searchParams)]);
    return json(exampleOf(schemaOf(operation, 'out'), ''));
  });
  return asked;
}

export const rowAt = (address: string) =>
  (routes as readonly RouteRow[]).find(({ path }) => path === address.split('?')[0])!;
