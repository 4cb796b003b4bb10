import { acceptProposal } from '../cyber/deploy.js';
import { investigateIncident } from '../cyber/incident-changes.js';
import { decideClaim } from '../cyber/readiness.js';
import { mitigateVulnerability } from '../cyber/vulnerability-changes.js';
import type { Operation } from '../define.js';
import { decideApproval, decideOwnApproval } from '../identity/approvals.js';
import { decideShift, decideSwap } from '../healthcare/shifts-requests.js';
import { answerSwap } from '../healthcare/shifts-swaps.js';
import { claimShift, releaseShift } from '../healthcare/shifts.js';
import { moveTask } from '../productivity/tasks.js';
import { decideReassignment } from '../sales/territories.js';
import { answerMentorship } from '../talent/collaboration.js';
import { agreeDevelopmentPlan, agreeMyDevelopmentPlan, tickMyDevelopmentItem } from '../talent/development-plans.js';
import { pickSlot } from '../talent/interviews.js';
import { decideExpression } from '../talent/mobility.js';
import { decideOffer } from '../talent/offers.js';
import { changeOnboardingTask } from '../talent/onboarding-changes.js';
import { decideRequisition } from '../talent/requisitions.js';
import { decideTransition, reviewTransition, tickHandoverTask } from '../talent/transition-changes.js';

/** Operations that rows of the inbox may call in place, by name. */
export const inboxActions: Readonly<Record<string, Operation | undefined>> = Object.fromEntries(
  [
    acceptProposal,
    agreeDevelopmentPlan,
    agreeMyDevelopmentPlan,
    answerMentorship,
    answerSwap,
    changeOnboardingTask,
    claimShift,
    decideApproval,
    decideClaim,
    decideExpression,
    decideOffer,
    decideOwnApproval,
    decideReassignment,
    decideRequisition,
    decideShift,
    decideSwap,
    decideTransition,
    investigateIncident,
    mitigateVulnerability,
    moveTask,
    pickSlot,
    releaseShift,
    reviewTransition,
    tickHandoverTask,
    tickMyDevelopmentItem,
  ].map((operation: Operation) => [operation.name, operation]),
);
