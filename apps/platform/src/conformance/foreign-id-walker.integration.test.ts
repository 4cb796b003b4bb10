import { beforeAll, describe, expect, it } from '@jest/globals';
import { admits, abilityFor, type AppAbility, type Operation } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import {
  idsOf,
  ownerQuery,
  principalOf,
  sampleInput,
  signIn,
  tableOf,
  type Field,
  type Person,
} from '@talent-os/testing';
import { tables } from '@talent-os/testing/rows';

const callers = [
  'sales.rep',
  'department.head',
  'hiring.manager',
  'recruiter',
  'hr.manager',
  'nurse',
  'analyst',
  'org.admin',
  'platform.admin',
  'candidate',
].map((box) => `${box}@meridian.example`);
/** How many rows of our own an id is tried beside. */
const TRIES = 6;
const foreign = demoOrganizations.find((organization) => organization.slug === 'northwind')!;

/** Rows the demo has none of in the other organization. */
const planted = [
  `insert into identity.application_token (id, organization_id, created_at, updated_at, person_id, role_id, name, scopes, hash, expires_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'Foreign', '{read}', 'x', now() + interval '1 day')`,
  `insert into identity.session (id, organization_id, created_at, updated_at, person_id, role_id, device, expires_at, last_used_at, tokens_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'Foreign', now() + interval '1 day', now(), now())`,
  `insert into identity.saved_view (id, organization_id, created_at, updated_at, owner_id, list, name, state, shared)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'sales.deals.list', 'Foreign', '{}', true)`,
  `insert into identity.passkey (id, organization_id, created_at, updated_at, person_id, name, credential_id, public_key, counter, transports, synced)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', 'foreign', 'x', 0, '{}', false)`,
  `insert into identity.registration (id, organization_id, created_at, updated_at, email, first_name, last_name, password_hash, industry, ai_assist, marketing, expires_at)
   values (gen_random_uuid(), $1, now(), now(), 'foreign@applicant.example', 'For', 'Eign', 'x', 'SALES', false, false, now() + interval '1 day')`,
  `insert into identity.custom_role (id, organization_id, created_at, updated_at, name, base_role, permissions, hidden_modules)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign role', 'RECRUITER', '{}', '{}')`,
  `insert into identity.invitation (id, organization_id, created_at, updated_at, email, role_name, industry, invited_by, invited_at, expires_at)
   values (gen_random_uuid(), $1, now(), now(), 'foreign@invited.example', 'RECRUITER', 'SALES', gen_random_uuid(), now(), now() + interval '7 days')`,
  `insert into identity.break_glass (id, organization_id, created_at, updated_at, person_id, first_name, last_name, email, home_id, reason, until, tokens_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'No', 'Body', 'no@body.example', gen_random_uuid(), 'Foreign', now() + interval '1 hour', now())`,
  `insert into identity.approval (id, organization_id, created_at, updated_at, kind, subject_id, reason, asked_by, asked_by_name, asked_in, decider, due_at, state)
   values (gen_random_uuid(), $1, now(), now(), 'platformAdministrator', gen_random_uuid(), 'Foreign', gen_random_uuid(), 'Nobody', gen_random_uuid(), 'organization', now() + interval '1 day', 'waiting')`,
  `insert into identity.access_review (id, organization_id, created_at, updated_at, state, started_by_name, due_on)
   values (gen_random_uuid(), $1, now(), now(), 'open', 'Nobody', current_date + 14)`,
  `insert into identity.reviewed_grant (id, organization_id, created_at, updated_at, review_id, role_id, person_id, person_name, person_title, role_name, industry, granted_at, state)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'No Body', 'Nobody', 'RECRUITER', 'SALES', now(), 'waiting')`,
  `insert into identity.provisioning_connection (id, organization_id, created_at, updated_at, name, status, hash, role_name, industry, invites)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'active', 'foreign', 'RECRUITER', 'SALES', false)`,
  `insert into identity.provisioned_group (id, organization_id, created_at, updated_at, connection_id, name)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign')`,
  `insert into identity.webhook (id, organization_id, created_at, updated_at, name, host, sealed, events, status, failures)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'foreign.example', 'sealed', '{sales.deal.closed}', 'draft', 0)`,
  `insert into identity.webhook_delivery (id, organization_id, created_at, updated_at, webhook_id, event_id, event, occurred_at, body, state, attempts, due_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'sales.deal.closed', now(), '{}', 'failed', 1, now())`,
  `insert into identity.sso_connection (id, organization_id, created_at, updated_at, name, status, issuer, client_id,
     email_claim, groups_claim, role_name, industry, creates_people, factor_values)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'draft', 'https://foreign.example', 'foreign', 'email', 'groups',
     'RECRUITER', 'SALES', false, '{}')`,
  `insert into identity.sso_domain (id, organization_id, created_at, updated_at, domain, token)
   values (gen_random_uuid(), $1, now(), now(), 'foreign.example', 'foreign')`,
  `insert into identity.journey (id, organization_id, created_at, updated_at, name, state, starts, roles, number, steps)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'draft', 'hired', '{}', 1, '[]')`,
  `insert into identity.journey_run (id, organization_id, created_at, updated_at, journey_id, person_id, journey_number, started_on, state, steps, done)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 1, current_date, 'completed', '[]', 0)`,
  `insert into talent.candidate_match (id, organization_id, created_at, updated_at, kept_id, other_id, status, decided_by, decided_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'merged', gen_random_uuid(), now())`,
  `insert into talent.offboarding (id, organization_id, created_at, updated_at, employee_id, title, department, type, reason,
     last_day, status, started_by_id, access_ends_at, access_ended_here)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', 'Foreign', 'voluntary', '', current_date + 30,
     'initiated', gen_random_uuid(), now() + interval '31 days', false)`,
  `insert into talent.offboarding_task (id, organization_id, created_at, updated_at, offboarding_id, title, due)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', current_date + 30)`,
  `insert into talent.kept_search (id, organization_id, created_at, updated_at, user_id, name, remote, industries, shown, alert, told_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', false, '{SALES}', '{external}', 'off', now())`,
  `insert into talent.community_group (id, organization_id, created_at, updated_at, name, about, moderator_id)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'Foreign', gen_random_uuid())`,
  `insert into talent.community_member (id, organization_id, created_at, updated_at, group_id, user_id)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid())`,
  `insert into talent.community_post (id, organization_id, created_at, updated_at, group_id, author_id, text, status)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'Foreign', 'shown')`,
  `insert into talent.success_story (id, organization_id, created_at, updated_at, user_id, title, from_role, to_role, text, named, consented_at, status, sent_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', 'Foreign', 'Foreign', 'Foreign', true, now(), 'waiting', now())`,
  `insert into talent.challenge_entry (id, organization_id, created_at, updated_at, item_id, team_name)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign')`,
  `insert into talent.verification (id, organization_id, created_at, updated_at, user_id, kind, name, issuer, status)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'license', 'Foreign', 'Nobody', 'submitted')`,
  `insert into chat.proposal (id, organization_id, created_at, updated_at, run_id, user_id, operation, args, expires_at, state)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'sales.deals.move', '{}', now() + interval '10 minutes', 'waiting')`,
  `insert into chat.llm_provider (id, organization_id, created_at, updated_at, name, base_url, model, priority, monthly_budget, prompt_price, completion_price, allowed_hubs, baa_signed, enabled, sealed_key, key_version)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'https://model.example', 'm', 1, 100, 1, 1, '{sales}', false, true, 'sealed', 1)`,
  `insert into chat.prompt_version (id, organization_id, created_at, updated_at, prompt_id, number, body, checksum, status, author_name, uses)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 1, 'Somebody else’s prompt', 'x', 'draft', 'Nobody', 0)`,
  `insert into chat.shared_session (id, organization_id, created_at, updated_at, session_id, owner_id, recipient_id)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid())`,
  `insert into chat.knowledge_file (id, organization_id, created_at, updated_at, title, filename, kind, bytes, sha256, object, sealed_key, state, passages, edition, readers, roles, hubs, uploaded_at)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'foreign.pdf', 'pdf', 1, 'x', 'chat.gone', 'sealed', 'ready', 0, 1, 'everyone', '{}', '{}', now())`,
  `insert into chat.memory (id, organization_id, created_at, updated_at, user_id, text)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign')`,
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
  `insert into cyber.clearance_update (id, organization_id, created_at, updated_at, clearance_id, current_level, investigation_status, status)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'none', 'not_started', 'submitted')`,
  `insert into healthcare.shift (id, organization_id, created_at, updated_at, department, date, start_time, end_time, timezone, starts_at, ends_at, slots, required_credentials, required_skills, status)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', now()::date + 3, '07:00', '19:00', 'UTC', now() + interval '3 days', now() + interval '84 hours', 1, '{License}', '{}', 'open')`,
  `insert into healthcare.shift_assignment (id, organization_id, created_at, updated_at, shift_id, user_id, status, overtime)
   select gen_random_uuid(), $1, now(), now(), id, gen_random_uuid(), 'pending', false from healthcare.shift where organization_id = $1`,
  `insert into healthcare.shift_swap (id, organization_id, created_at, updated_at, proposer_id, colleague_id, given_id, wanted_id, status)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'proposed')`,
  `insert into healthcare.leave (id, organization_id, created_at, updated_at, user_id, from_day, until_day)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), now()::date, now()::date)`,
  `insert into cyber.vulnerability (id, organization_id, created_at, updated_at, cve, asset, exposed, kev, automatable, total_impact, cvss, status, found_at)
   values (gen_random_uuid(), $1, now(), now(), 'CVE-2026-0001', 'Foreign', false, false, false, false, 5, 'open', now())`,
  `insert into cyber.incident (id, organization_id, created_at, updated_at, title, type, description, severity, status, reported_time, reporter_id, respond_by, contain_by, resolve_by)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'other', 'x', 'low', 'new', now(), gen_random_uuid(), now(), now(), now())`,
  `insert into cyber.incident_task (id, organization_id, created_at, updated_at, incident_id, title)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign')`,
  `insert into cyber.threat (id, organization_id, created_at, updated_at, title, source, description, published_date, classification, severity, cves, techniques, stix_id, revoked, stix_facts)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'x', 'x', now(), 'TLP:CLEAR', 'low', '[]', '[]', 'report--foreign', false, '{}')`,
  `insert into cyber.intel_report (id, organization_id, created_at, updated_at, title, body, tlp, threat_ids, author_id)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'x', 'TLP:CLEAR', '[]', gen_random_uuid())`,
  `insert into cyber.indicator (id, organization_id, created_at, updated_at, kind, value, base_score, first_seen, last_sighted, sightings, exempt, classification, stix_id, revoked)
   values (gen_random_uuid(), $1, now(), now(), 'ip', '192.0.2.1', 80, now(), now(), 1, false, 'TLP:CLEAR', 'indicator--foreign', false)`,
  `insert into cyber.work_role_holding (id, organization_id, created_at, updated_at, work_role, user_id, level, status)
   values (gen_random_uuid(), $1, now(), now(), 'PD-WRL-001', gen_random_uuid(), 3, 'claimed')`,
  `insert into cyber.deploy_request (id, organization_id, created_at, updated_at, clearance, work_roles, count, location, start_by, status, requested_by_id)
   values (gen_random_uuid(), $1, now(), now(), 'none', '["PD-WRL-001"]', 1, 'Foreign', now()::date, 'open', gen_random_uuid())`,
  `insert into cyber.deploy_match (id, organization_id, created_at, updated_at, request_id, user_id, status, proposed_by_id, proposed_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'proposed', gen_random_uuid(), now())`,
  `insert into identity.document (id, organization_id, created_at, updated_at, title, category, version_number)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'policy', 1)`,
  `insert into identity.document_version (id, organization_id, created_at, updated_at, document_id, version_number, filename, kind, bytes, sha256, scan, object, sealed_key)
   select gen_random_uuid(), $1, now(), now(), id, 1, 'foreign.pdf', 'pdf', 1, 'x', 'not_scanned', 'identity.gone', 'x' from identity.document where organization_id = $1 and title = 'Foreign'`,
  `insert into intelligence.insight_dismissal (id, organization_id, created_at, updated_at, rule, key, reason, by_id, threshold)
   values (gen_random_uuid(), $1, now(), now(), 'seatOpen', 'foreign', 'other', gen_random_uuid(), 1)`,
  `insert into intelligence.saved_question (id, organization_id, created_at, updated_at, person_id, title, dataset, measure, chart, days)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', 'deal', 'count', 'bars', 30)`,
  `insert into intelligence.question_subscription (id, organization_id, created_at, updated_at, person_id, saved_question_id, role, industry, occasion, hour, beyond, state, next_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'HR_MANAGER', 'SALES', 'daily', 8, false, 'sound', now())`,
  `insert into intelligence.dashboard (id, organization_id, created_at, updated_at, person_id, title, cards)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', '[]')`,
  `insert into productivity.calendar_source (id, organization_id, created_at, updated_at, user_id, name, host, sealed_address, used)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Foreign', 'calendar.example', 'x', false)`,
  `insert into sales.coaching_note (id, organization_id, created_at, updated_at, seller_id, minutes, at, by_id)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 30, '2026-01-01', gen_random_uuid())`,
  `insert into chat.coach_thread (id, organization_id, created_at, updated_at, person_id, session_id, goal)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'Foreign')`,
  `insert into talent.automation (id, organization_id, created_at, updated_at, name, enabled, number)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', false, 1)`,
  `insert into talent.pool_template (id, organization_id, created_at, updated_at, name, subject, body, author_id)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'Foreign', 'Foreign', gen_random_uuid())`,
  `insert into talent.pool_mailing (id, organization_id, created_at, updated_at, subject, body, author_id, state, total, waiting_ids, sent, expired, opted_out)
   values (gen_random_uuid(), $1, now(), now(), 'Foreign', 'Foreign', gen_random_uuid(), 'done', 0, '{}', 0, 0, 0)`,
  `insert into talent.practice (id, organization_id, created_at, updated_at, user_id, position_id, kind, level, questions, skills)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), 'mixed', 'medium', '[]', '{}')`,
  `insert into transcription.recording (id, organization_id, created_at, updated_at, person_id, stage, attempt, object, kind, bytes, sha256, audio_deleted_at)
   values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'done', 1, 'transcription.gone', 'wav', 1, 'x', now())`,
];

let people: { readonly person: Person; readonly ability: AppAbility }[];
/** Ids of own rows by table, so that an operation gets as far as the foreign one. */
const own = new Map<string, readonly string[]>();

beforeAll(async () => {
  for (const sql of planted) await ownerQuery(sql, [foreign.id]);
  people = await Promise.all(
    callers.map(async (email) => {
      const person = await signIn(email);
      return { person, ability: abilityFor(principalOf(person)) };
    }),
  );
  for (const table of tables) own.set(table, await idsIn(table, people[0]!.person.organizationId, TRIES));
});

const idsIn = async (table: string, organizationId: string, most: number) =>
  (
    await ownerQuery<{ id: string }>(`select id from ${table} where organization_id = $1 order by id limit ${most}`, [
      organizationId,
    ])
  ).map(({ id }) => id);

describe('an id of another organization', () => {
  it('is what no operation finds, wherever it stands in an input, and nothing changes', async () => {
    const findings: string[] = [];
    for (const operation of operations.filter(({ method }) => method))
      for (const field of idsOf(operation)) findings.push(...(await tryForeign(operation, field)));
    expect(findings).toEqual([]);
  });
});

async function tryForeign(operation: Operation, field: Field): Promise<string[]> {
  // Whoever administers the platform names an organization in order to reach it; the rows in it are tried like all others.
  if (operation.acrossOrganizations && field.path === 'organizationId') return [];
  const told = (finding: string) => [`${operation.name} ${field.path}: ${finding}`];
  const table = tableOf(operation, field.path);
  if (!table) return told('say in libs/testing/src/rows.ts which rows it names');
  const asked = people.filter(({ ability }) => admits(ability, operation.access));
  if (asked.length === 0) return told('none of the callers may ask it');
  const [id] = await idsIn(table, foreign.id, 1);
  if (!id) return told(`${foreign.name} has no row in ${table} to try`);
  const versions = () => ownerQuery('select version from ' + table + ' where id = $1', [id]);
  const before = await versions();
  const findings = operation.path.includes(`:${field.path}`)
    ? await judged(operation, field, id, asked[0]!.person)
    : await compared(operation, field, id, asked);
  const isChanged = JSON.stringify(await versions()) !== JSON.stringify(before);
  return [...findings, ...(isChanged ? ['changed a row of another organization'] : [])].flatMap(told);
}

/** In the path it is missing. */
async function judged(operation: Operation, field: Field, id: string, person: Person): Promise<string[]> {
  const { status, body } = await person.send(operation, { ...sampleInput(operation), ...field.put(id) });
  return status === 404 ? [] : [`answered ${status} ${JSON.stringify(body)}`];
}

/** What the other fields have to say for an id to count. */
const situations: Readonly<Record<string, Record<string, unknown>>> = {
  'talent.automations.create personId': { action: 'notify', target: 'person' },
  'talent.automations.change personId': { action: 'notify', target: 'person' },
  'productivity.goals.create teamId': { visibility: 'team' },
  'productivity.goals.update teamId': { visibility: 'team' },
};
/** Ids of which an operation takes what it knows and stores none. */
const looked = new Set(['sales.methodology.takeQuiz answers.[].questionId']);

/** Elsewhere nothing is stored, and nothing tells it from an id that nobody has, whatever the other rows are. */
async function compared(operation: Operation, field: Field, id: string, asked: typeof people): Promise<string[]> {
  const others = idsOf(operation).filter(({ path }) => path !== field.path && !path.includes('.'));
  const place = `${operation.name} ${field.path}`;
  const situation = situations[place];
  for (let round = 0; round < TRIES; round += 1) {
    const { person } = asked[round % asked.length]!;
    const around = Object.fromEntries(
      others.flatMap(({ path }) => {
        const rows = own.get(tableOf(operation, path)!)!;
        return rows.length > 0 ? [[path, rows[round % rows.length]]] : [];
      }),
    );
    const ask = async (value: string) => {
      const { status, body } = await person.send(operation, { ...field.put(value), ...around, ...situation });
      const { instance: _, ...rest } = (body ?? {}) as Record<string, unknown>;
      return { status, said: JSON.stringify(rest) };
    };
    const theirs = await ask(id);
    if (operation.effect === 'write' && !looked.has(place) && theirs.status < 400)
      return [`was taken: ${theirs.status} ${theirs.said}`];
    const nobodys = await ask(crypto.randomUUID());
    if (theirs.status !== nobodys.status || theirs.said !== nobodys.said)
      return [`answered ${theirs.status} ${theirs.said}, and to an unknown id ${nobodys.status} ${nobodys.said}`];
  }
  return [];
}
