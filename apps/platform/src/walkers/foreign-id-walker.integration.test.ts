import { beforeAll, describe, expect, it } from '@jest/globals';
import { admits, abilityFor, type Operation, type Principal } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry';
import { TokenClaims } from '@talent-os/contracts/identity/token';
import { demoOrganizations } from '@talent-os/service-kit';
import { ownerQuery, sampleInput, signIn, type Person } from '@talent-os/testing';

/** Which rows a path parameter names. A new parameter needs a row here: the walk refuses to pass over it. */
const tableOf: Record<string, string> = {
  dealId: 'sales.deal',
  territoryId: 'sales.territory',
  reassignmentId: 'sales.reassignment',
  notificationId: 'identity.notification',
  applicationTokenId: 'identity.application_token',
  registrationId: 'identity.registration',
  positionId: 'talent.position',
  expressionId: 'talent.interest_expression',
  requisitionId: 'talent.requisition',
  collaborationId: 'talent.collaboration',
  offerId: 'talent.mentor_offer',
  applicationId: 'talent.application',
  interviewId: 'talent.interview',
  jobOfferId: 'talent.offer',
  transitionId: 'talent.transition',
  handoverTaskId: 'talent.handover_task',
  lessonId: 'sales.methodology_lesson',
  sessionId: 'chat.chat_session',
  messageId: 'chat.chat_message',
  runId: 'chat.chat_run',
  callId: 'chat.proposal',
  providerId: 'chat.llm_provider',
  versionId: 'chat.prompt_version',
  goalId: 'productivity.goal',
  taskId: 'productivity.task',
  suggestionId: 'productivity.suggestion',
  wellnessCheckinId: 'productivity.wellness_checkin',
  focusSessionId: 'productivity.productivity_session',
  credentialId: 'healthcare.credential',
  documentId: 'healthcare.document',
  recordId: 'healthcare.ceu_record',
  unitId: 'healthcare.unit',
  courseId: 'healthcare.course',
  enrollmentId: 'healthcare.enrollment',
  controlId: 'healthcare.compliance_control',
  assessmentId: 'healthcare.breach_assessment',
  clearanceId: 'cyber.clearance',
  shiftId: 'healthcare.shift',
  assignmentId: 'healthcare.shift_assignment',
  swapId: 'healthcare.shift_swap',
  incidentId: 'cyber.incident',
  incidentTaskId: 'cyber.incident_task',
  indicatorId: 'cyber.indicator',
  threatId: 'cyber.threat',
  vulnerabilityId: 'cyber.vulnerability',
  reportId: 'cyber.intel_report',
  holdingId: 'cyber.work_role_holding',
  deployRequestId: 'cyber.deploy_request',
  proposalId: 'cyber.deploy_match',
  transcriptionId: 'transcription.recording',
  onboardingPlanId: 'talent.onboarding_plan',
  onboardingTaskId: 'talent.onboarding_task',
};
/** Path parameters that name no row. */
const notRows = new Set(['role', 'level', 'workRole']);

const callers = [
  'sales.rep',
  'department.head',
  'hiring.manager',
  'nurse',
  'analyst',
  'org.admin',
  'platform.admin',
].map((box) => `${box}@meridian.example`);
const foreign = demoOrganizations.find((organization) => organization.slug === 'northwind')!;

const rowParameters = (operation: Operation) =>
  [...operation.path.matchAll(/:(\w+)/g)].map((match) => match[1]!).filter((name) => !notRows.has(name));

/** Rows the demo has none of in the other organization. */
const planted = [
  `insert into identity.application_token (id, organization_id, created_at, updated_at, person_id, role_id, name, scopes, hash, expires_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'Foreign', '{read}', 'x', now() + interval '1 day')`,
  `insert into identity.registration (id, organization_id, created_at, updated_at, email, first_name, last_name, password_hash, industry, ai_assist, marketing, expires_at)
   values (gen_random_uuid(), $1, now(), now(), 'foreign@applicant.example', 'For', 'Eign', 'x', 'SALES', false, false, now() + interval '1 day')`,
  `insert into chat.proposal (id, organization_id, created_at, updated_at, run_id, user_id, operation, args, expires_at, state)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'sales.deals.move', '{}', now() + interval '10 minutes', 'waiting')`,
  `insert into chat.llm_provider (id, organization_id, created_at, updated_at, name, base_url, model, priority, monthly_budget, prompt_price, completion_price, allowed_hubs, baa_signed, enabled, sealed_key, key_version)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'https://model.example', 'm', 1, 100, 1, 1, '{sales}', false, true, 'sealed', 1)`,
  `insert into chat.prompt_version (id, organization_id, created_at, updated_at, prompt_id, number, body, checksum, status, author_name, uses)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 1, 'Somebody else’s prompt', 'x', 'draft', 'Nobody', 0)`,
  `insert into healthcare.credential (id, organization_id, created_at, updated_at, user_id, name, kind, issuer, number, issued_at, expiration_date)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign license', 'license', 'Board', '1', '2026-01-01', '2028-01-01')`,
  `insert into healthcare.unit (id, organization_id, created_at, updated_at, name, department, beds, target_hppd, required_day, required_night)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign unit', 'Foreign', 10, 8, 2, 2)`,
  `insert into healthcare.document (id, organization_id, created_at, updated_at, user_id, subject_kind, subject_id, name, kind, bytes, sha256, object, sealed_key)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'credential', gen_random_uuid(), 'foreign.pdf', 'pdf', 1, 'x', 'healthcare.gone', 'sealed')`,
  `insert into healthcare.ceu_record (id, organization_id, created_at, updated_at, user_id, course_id, credits, completed_on, certificate, cycle_ends_on)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 1, '2026-01-01', 'C-1', '2027-01-01')`,
  `insert into healthcare.course (id, organization_id, created_at, updated_at, title, provider, topic, credits, minutes, required, parts)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign course', 'Academy', 'Care', 1, 60, false, '{One}')`,
  `insert into healthcare.enrollment (id, organization_id, created_at, updated_at, user_id, course_id, status, parts_done)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'enrolled', 0)`,
  `insert into healthcare.compliance_control (id, organization_id, created_at, updated_at, citation, title, kind, position, status)
   values (gen_random_uuid(), $1, now(), now(), '164.312(b)', 'Audit controls', 'addressable', 1, 'not_met')`,
  `insert into healthcare.breach_assessment (id, organization_id, created_at, updated_at, incident_id, title, discovered_at, notify_by, decision)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign incident', now(), now()::date + 60, 'open')`,
  `insert into cyber.clearance (id, organization_id, created_at, updated_at, user_id, current_level, investigation_status, told)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'none', 'not_started', '{}')`,
  `insert into healthcare.shift (id, organization_id, created_at, updated_at, department, date, start_time, end_time, timezone, starts_at, ends_at, slots, required_credentials, required_skills, status)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', now()::date + 3, '07:00', '19:00', 'UTC', now() + interval '3 days', now() + interval '84 hours', 1, '{License}', '{}', 'open')`,
  `insert into healthcare.shift_assignment (id, organization_id, created_at, updated_at, shift_id, user_id, status, overtime)
   select gen_random_uuid(), $1, now(), now(), id, gen_random_uuid(), 'pending', false from healthcare.shift where organization_id = $1`,
  `insert into healthcare.shift_swap (id, organization_id, created_at, updated_at, proposer_id, colleague_id, given_id, wanted_id, status)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'proposed')`,
  `insert into cyber.vulnerability (id, organization_id, created_at, updated_at, cve, asset, exposed, kev, automatable, total_impact, cvss, status, found_at)
   values (gen_random_uuid(), $1, now(), now(), 'CVE-2026-0001', 'Foreign', false, false, false, false, 5, 'open', now())`,
  `insert into cyber.incident (id, organization_id, created_at, updated_at, title, type, description, severity, status, reported_time, reporter_id, respond_by, contain_by, resolve_by)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'other', 'x', 'low', 'new', now(), gen_random_uuid(), now(), now(), now())`,
  `insert into cyber.incident_task (id, organization_id, created_at, updated_at, incident_id, title)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign')`,
  `insert into cyber.threat (id, organization_id, created_at, updated_at, title, source, description, published_date, classification, severity, cves, techniques)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'x', 'x', now(), 'TLP:CLEAR', 'low', '[]', '[]')`,
  `insert into cyber.intel_report (id, organization_id, created_at, updated_at, title, body, tlp, threat_ids, author_id)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'x', 'TLP:CLEAR', '[]', gen_random_uuid())`,
  `insert into cyber.indicator (id, organization_id, created_at, updated_at, kind, value, base_score, first_seen, last_sighted, sightings, exempt, classification)
   values (gen_random_uuid(), $1, now(), now(), 'ip', '192.0.2.1', 80, now(), now(), 1, false, 'TLP:CLEAR')`,
  `insert into cyber.work_role_holding (id, organization_id, created_at, updated_at, work_role, user_id, level, status)
   values (gen_random_uuid(), $1, now(), now(), 'PD-WRL-001', gen_random_uuid(), 3, 'claimed')`,
  `insert into cyber.deploy_request (id, organization_id, created_at, updated_at, clearance, work_roles, count, location, start_by, status, requested_by_id)
   values (gen_random_uuid(), $1, now(), now(), 'none', '["PD-WRL-001"]', 1, 'Foreign', now()::date, 'open', gen_random_uuid())`,
  `insert into cyber.deploy_match (id, organization_id, created_at, updated_at, request_id, user_id, status, proposed_by_id, proposed_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'proposed', gen_random_uuid(), now())`,
  `insert into transcription.recording (id, organization_id, created_at, updated_at, person_id, stage, attempt, object, kind, bytes, sha256, audio_deleted_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'done', 1, 'transcription.gone', 'wav', 1, 'x', now())`,
];

beforeAll(async () => {
  for (const sql of planted) await ownerQuery(sql, [foreign.id]);
});

/** Body fields a sample cannot guess. */
const refinements: Record<string, Record<string, unknown>> = {
  'cyber.incidents.addIndicator': { kind: 'ip', value: '192.0.2.1' },
  'cyber.vulnerabilities.update': { cve: 'CVE-2026-0001', asset: 'Web', cvss: 5 },
  'talent.mobility.decide': { decision: 'approved' },
  'productivity.goals.update': { periodStart: '2026-01-01', periodEnd: '2026-03-31' },
};

describe('an id of another organization', () => {
  it('is not found, by any operation that takes one, and nothing changes', async () => {
    const findings: string[] = [];
    const people = await Promise.all(callers.map(signed));
    for (const operation of operations.filter((one) => one.method && rowParameters(one).length > 0)) {
      const asked = people.find(({ principal }) => admits(abilityFor(principal), operation.access));
      if (!asked) {
        findings.push(`${operation.name}: none of the callers may ask it`);
        continue;
      }
      for (const parameter of rowParameters(operation))
        findings.push(...(await tryForeign(operation, parameter, asked.person)));
    }
    expect(findings).toEqual([]);
  });
});

async function tryForeign(operation: Operation, parameter: string, person: Person): Promise<string[]> {
  const table = tableOf[parameter];
  if (!table) return [`${operation.name}: say in tableOf which rows ${parameter} names`];
  const rows = () =>
    ownerQuery<{ id: string; version: number }>(
      `select id, version from ${table} where organization_id = $1 order by id limit 1`,
      [foreign.id],
    );
  const [row] = await rows();
  if (!row) return [`${operation.name}: ${foreign.name} has no row in ${table} to try`];
  const input = { ...sampleInput(operation), ...refinements[operation.name], [parameter]: row.id };
  const { status, body } = await person.send(operation, input);
  const [after] = await rows();
  return [
    ...(status === 404
      ? []
      : [`${operation.name}: ${parameter} of another organization answered ${status} ${JSON.stringify(body)}`]),
    ...(after?.version === row.version ? [] : [`${operation.name}: changed a row of another organization`]),
  ];
}

async function signed(email: string): Promise<{ person: Person; principal: Principal }> {
  const person = await signIn(email);
  const claims = TokenClaims.parse(JSON.parse(Buffer.from(person.token!.split('.')[1]!, 'base64url').toString()));
  return { person, principal: claims.principal };
}
