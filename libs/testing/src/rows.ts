import type { Operation } from '@talent-os/contracts';
import { fieldsOf, type Field } from './fields.js';

/** Which rows an id names, by the name of its field. A new name needs a row here, or a line in `elsewhere`. */
const named: Readonly<Record<string, string>> = {
  accountId: 'sales.account',
  actorId: 'identity.person',
  applicationId: 'talent.application',
  applicationIds: 'talent.application',
  applicationTokenId: 'identity.application_token',
  assessmentId: 'healthcare.breach_assessment',
  assigneeId: 'identity.person',
  assignmentId: 'healthcare.shift_assignment',
  callId: 'chat.proposal',
  chatSessionId: 'chat.chat_session',
  clearanceId: 'cyber.clearance',
  collaborationId: 'talent.collaboration',
  controlId: 'healthcare.compliance_control',
  courseId: 'healthcare.course',
  credentialId: 'healthcare.credential',
  dealId: 'sales.deal',
  deployRequestId: 'cyber.deploy_request',
  documentId: 'healthcare.document',
  employeeId: 'identity.person',
  enrollmentId: 'healthcare.enrollment',
  except: 'talent.requisition',
  expressionId: 'talent.interest_expression',
  focusSessionId: 'productivity.productivity_session',
  goalId: 'productivity.goal',
  handoverTaskId: 'talent.handover_task',
  holdingId: 'cyber.work_role_holding',
  incidentId: 'cyber.incident',
  incidentTaskId: 'cyber.incident_task',
  indicatorId: 'cyber.indicator',
  interviewId: 'talent.interview',
  interviewerIds: 'identity.person',
  jobOfferId: 'talent.offer',
  keyResultId: 'productivity.key_result',
  lessonId: 'sales.methodology_lesson',
  managerId: 'identity.person',
  messageId: 'chat.chat_message',
  notificationId: 'identity.notification',
  offerId: 'talent.mentor_offer',
  onboardingPlanId: 'talent.onboarding_plan',
  onboardingTaskId: 'talent.onboarding_task',
  ownerId: 'identity.person',
  parentId: 'productivity.goal',
  positionId: 'talent.position',
  proposalId: 'cyber.deploy_match',
  providerId: 'chat.llm_provider',
  questionId: 'sales.methodology_question',
  reassignmentId: 'sales.reassignment',
  recordId: 'healthcare.ceu_record',
  registrationId: 'identity.registration',
  replaces: 'talent.position',
  replacesPositionId: 'talent.position',
  reportId: 'cyber.intel_report',
  requisitionId: 'talent.requisition',
  roleId: 'identity.role_assignment',
  runId: 'chat.chat_run',
  sessionId: 'chat.chat_session',
  shiftId: 'healthcare.shift',
  skillId: 'talent.skill',
  skillIds: 'talent.skill',
  suggestionId: 'productivity.suggestion',
  swapId: 'healthcare.shift_swap',
  taskId: 'productivity.task',
  teamId: 'identity.team',
  templateId: 'talent.onboarding_template',
  territoryId: 'sales.territory',
  threatId: 'cyber.threat',
  threatIds: 'cyber.threat',
  toId: 'identity.person',
  toPositionId: 'talent.position',
  toTerritoryId: 'sales.territory',
  transcriptionId: 'transcription.recording',
  transitionId: 'talent.transition',
  unitId: 'healthcare.unit',
  updateId: 'cyber.clearance_update',
  userId: 'identity.person',
  userIds: 'identity.person',
  versionId: 'chat.prompt_version',
  vulnerabilityId: 'cyber.vulnerability',
  wellnessCheckinId: 'productivity.wellness_checkin',
};

/** Places whose name alone does not tell: by operation and path. */
const elsewhere: Readonly<Record<string, string>> = {
  'chat.messages.send parentId': 'chat.chat_message',
  'productivity.goals.update keyResults.[].id': 'productivity.key_result',
};

/** Every table that an id of some operation names. */
export const tables: ReadonlySet<string> = new Set([...Object.values(named), ...Object.values(elsewhere)]);

/** The table an id of an operation names; nothing where nobody has said. */
export function tableOf({ name }: Operation, path: string): string | undefined {
  const words = path.split('.').filter((word) => word !== '[]');
  return elsewhere[`${name} ${path}`] ?? named[words.at(-1)!];
}

/** Every place of an operation's input that holds an id of a row. */
export const idsOf = (operation: Operation): readonly Field[] =>
  fieldsOf(operation).filter(({ schema }) => schema.format === 'uuid');
