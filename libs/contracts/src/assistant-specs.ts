import type { AssistantSpec } from './assistant.js';
import * as trail from './audit/trail.assistant.js';
import * as deploy from './cyber/deploy.assistant.js';
import * as incidentChanges from './cyber/incident-changes.assistant.js';
import * as incidents from './cyber/incidents.assistant.js';
import * as readiness from './cyber/readiness.assistant.js';
import * as threats from './cyber/threats.assistant.js';
import * as vulnerabilities from './cyber/vulnerabilities.assistant.js';
import * as vulnerabilityChanges from './cyber/vulnerability-changes.assistant.js';
import * as breaches from './healthcare/breaches.assistant.js';
import * as compliance from './healthcare/compliance.assistant.js';
import * as credentials from './healthcare/credentials.assistant.js';
import * as education from './healthcare/education.assistant.js';
import * as shifts from './healthcare/shifts.assistant.js';
import * as shiftsRoster from './healthcare/shifts-roster.assistant.js';
import * as units from './healthcare/units.assistant.js';
import * as directory from './identity/directory.assistant.js';
import * as me from './identity/me.assistant.js';
import * as notificationPreferences from './identity/notification-preferences.assistant.js';
import * as notifications from './identity/notifications.assistant.js';
import * as teams from './identity/teams.assistant.js';
import * as focus from './productivity/focus.assistant.js';
import * as goals from './productivity/goals.assistant.js';
import * as inbox from './productivity/inbox.assistant.js';
import * as progress from './productivity/progress.assistant.js';
import * as suggestions from './productivity/suggestions.assistant.js';
import * as tasks from './productivity/tasks.assistant.js';
import * as dealChanges from './sales/deal-changes.assistant.js';
import * as deals from './sales/deals.assistant.js';
import * as excellence from './sales/excellence.assistant.js';
import * as methodology from './sales/methodology.assistant.js';
import * as performance from './sales/performance.assistant.js';
import * as territories from './sales/territories.assistant.js';
import * as applications from './talent/applications.assistant.js';
import * as collaboration from './talent/collaboration.assistant.js';
import * as headcount from './talent/headcount.assistant.js';
import * as interviews from './talent/interviews.assistant.js';
import * as marketplace from './talent/marketplace.assistant.js';
import * as mobility from './talent/mobility.assistant.js';
import * as myApplications from './talent/my-applications.assistant.js';
import * as offers from './talent/offers.assistant.js';
import * as onboarding from './talent/onboarding.assistant.js';
import { planAnalytics } from './talent/plan-analytics.assistant.js';
import { recruitAnalytics } from './talent/recruit-analytics.assistant.js';
import * as overview from './talent/overview.assistant.js';
import * as positions from './talent/positions.assistant.js';
import * as requisitions from './talent/requisitions.assistant.js';
import * as openSeats from './talent/open-seats.assistant.js';
import { teamPeople } from './talent/team-people.assistant.js';
import * as transitions from './talent/transitions.assistant.js';

/**
 * Operations that are tools of the assistant, by name: how people ask for each, and how its answer reads. For the server
 * alone: contracts do not lead here, so that no browser carries it.
 */
export const assistantSpecs: Readonly<Record<string, AssistantSpec | undefined>> = {
  'audit.trail.list': trail.trail,
  'audit.trail.verify': trail.verification,
  'cyber.deploy.accept': deploy.accept,
  'cyber.deploy.decline': deploy.decline,
  'cyber.deploy.list': deploy.requests,
  'cyber.deploy.mine': deploy.proposals,
  'cyber.incidents.addNote': incidentChanges.note,
  'cyber.incidents.create': incidentChanges.report,
  'cyber.incidents.get': incidents.incidentDetail,
  'cyber.incidents.investigate': incidentChanges.investigate,
  'cyber.incidents.list': incidents.incidentList,
  'cyber.incidents.move': incidentChanges.move,
  'cyber.incidents.summary': incidents.incidentSummary,
  'cyber.intelligence.summary': threats.intelligence,
  'cyber.readiness.claim': readiness.claim,
  'cyber.readiness.get': readiness.readiness,
  'cyber.threats.list': threats.threatList,
  'cyber.vulnerabilities.get': vulnerabilities.vulnerabilityDetail,
  'cyber.vulnerabilities.list': vulnerabilities.vulnerabilityList,
  'cyber.vulnerabilities.mitigate': vulnerabilityChanges.mitigate,
  'healthcare.availability.mine': shifts.availabilityMine,
  'healthcare.breaches.list': breaches.breachesList,
  'healthcare.compliance.controls': compliance.controlsList,
  'healthcare.compliance.mine': compliance.complianceMine,
  'healthcare.courses.enroll': education.courseEnroll,
  'healthcare.courses.list': education.coursesList,
  'healthcare.credentials.list': credentials.credentialsList,
  'healthcare.credentials.mine': credentials.credentialsMine,
  'healthcare.credentials.renew': credentials.credentialRenew,
  'healthcare.education.ledger': education.educationLedger,
  'healthcare.education.mine': education.educationMine,
  'healthcare.shifts.claim': shifts.shiftClaim,
  'healthcare.shifts.claimable': shifts.shiftsClaimable,
  'healthcare.shifts.decide': shiftsRoster.shiftDecision,
  'healthcare.shifts.list': shiftsRoster.shiftsList,
  'healthcare.shifts.mine': shifts.shiftsMine,
  'healthcare.shifts.release': shifts.shiftRelease,
  'healthcare.shifts.requests': shiftsRoster.shiftRequests,
  'healthcare.swaps.mine': shifts.swapsMine,
  'healthcare.units.census': units.unitCensus,
  'healthcare.units.overview': units.unitsOverview,
  'identity.auth.me': me.me,
  'identity.auth.testAccess': me.accessTest,
  'identity.notifications.list': notifications.list,
  'identity.notifications.prefer': notificationPreferences.prefer,
  'identity.notifications.preferences': notificationPreferences.preferences,
  'identity.notifications.readAll': notifications.readAll,
  'identity.people.find': directory.people,
  'identity.teams.mine': teams.mine,
  'productivity.goals.list': goals.goalsList,
  'productivity.inbox.summary': inbox.waiting,
  'productivity.progress.get': progress.progress,
  'productivity.sessions.focus': focus.focus,
  'productivity.suggestions.list': suggestions.suggestionsList,
  'productivity.tasks.create': tasks.taskCreate,
  'productivity.tasks.list': tasks.tasksList,
  'productivity.tasks.move': tasks.taskMove,
  'productivity.today.get': progress.today,
  'sales.accounts.list': deals.accountsList,
  'sales.assets.list': excellence.assets,
  'sales.deals.board': deals.dealBoard,
  'sales.deals.create': dealChanges.dealCreate,
  'sales.deals.get': deals.dealDetail,
  'sales.deals.list': deals.dealsList,
  'sales.deals.logActivity': dealChanges.dealActivity,
  'sales.deals.move': dealChanges.dealMove,
  'sales.deals.update': dealChanges.dealUpdate,
  'sales.excellence.list': excellence.modules,
  'sales.methodology.get': methodology.methodologyLevel,
  'sales.methodology.list': methodology.methodologyLevels,
  'sales.reassignments.list': territories.reassignmentsList,
  'sales.reassignments.propose': territories.reassignmentPropose,
  'sales.rep.performance': performance.performance,
  'sales.rep.trend': performance.trend,
  'sales.territories.get': territories.territoryDetail,
  'sales.territories.list': territories.territoriesList,
  'talent.applications.hold': applications.applicationHold,
  'talent.applications.list': applications.applicationsList,
  'talent.collaboration.list': collaboration.collaborations,
  'talent.headcount.plan': headcount.plan,
  'talent.headcount.setTarget': headcount.setTarget,
  'talent.interviews.mine': interviews.myInterviews,
  'talent.marketplace.dashboard': marketplace.marketplace,
  'talent.mentorships.list': collaboration.mentorships,
  'talent.mobility.express': mobility.interestExpress,
  'talent.mobility.expressions': mobility.myExpressions,
  'talent.mobility.incoming': mobility.incomingExpressions,
  'talent.mobility.search': mobility.positionsSearch,
  'talent.mobility.withdraw': mobility.interestWithdraw,
  'talent.myApplications.list': myApplications.myApplications,
  'talent.offers.answer': myApplications.answerOffer,
  'talent.offers.list': offers.offersList,
  'talent.onboarding.changeTask': onboarding.tick,
  'talent.onboarding.list': onboarding.plans,
  'talent.onboarding.mine': onboarding.mine,
  'talent.onboarding.summary': onboarding.summary,
  'talent.overview.get': overview.overview,
  'talent.positions.list': positions.positionsList,
  'talent.planAnalytics.get': planAnalytics,
  'talent.recruitAnalytics.get': recruitAnalytics,
  'talent.requisitions.board': requisitions.board,
  'talent.requisitions.mine': requisitions.mine,
  'talent.requisitions.submit': requisitions.submit,
  'talent.people.list': teamPeople,
  'talent.seats.list': openSeats.seats,
  'talent.transitions.decide': transitions.transitionDecide,
  'talent.transitions.list': transitions.transitionList,
  'talent.transitions.mine': transitions.myTransitions,
};
