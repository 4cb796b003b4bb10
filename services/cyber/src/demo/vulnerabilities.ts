import type { VulnerabilityEntryKind, VulnerabilityState } from '@talent-os/contracts/cyber/vulnerability-kinds.js';
import { demoId, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { addDays, daysBefore, dayOf, minutesAfter } from '@talent-os/service-kit/calendar';
import { initialState } from '../vulnerabilities/add-finding.js';
import { clockNews, dueFrom, needsCheck } from '../vulnerabilities/vulnerability.rules.js';
import { demoFindings, type DemoFinding } from './vulnerabilities.data.js';

const ACCEPTED_FOR_DAYS = 90;
const HOUR = 60;

/** Vulnerabilities with their history: found, taken by an analyst, checked, and remediated or accepted by the head. */
export function demoVulnerabilities(
  organization: DemoOrganization,
  analysts: readonly DemoPerson[],
  headId: string,
  now: Date,
) {
  const made = demoFindings.map((one, index) =>
    vulnerabilityOf(organization, one, analysts[index % analysts.length]!, headId, now),
  );
  return { vulnerabilities: made.map(({ row }) => row), entries: made.flatMap(({ lines }) => lines) };
}

function vulnerabilityOf(
  { slug, timezone }: DemoOrganization,
  finding: DemoFinding,
  analyst: DemoPerson,
  headId: string,
  now: Date,
) {
  const { cve, cvss, asset, daysAgo, note = null } = finding;
  const state: VulnerabilityState = finding.state ?? 'open';
  const [exposed, kev, automatable, totalImpact] = [...finding.flags].map((answer) => answer === 'y');
  const flags = { exposed: exposed!, kev: kev!, automatable: automatable!, totalImpact: totalImpact! };
  const foundAt = minutesAfter(daysBefore(now, daysAgo), -3 * HOUR);
  const after = (hours: number) => minutesAfter(foundAt, hours * HOUR);
  const id = demoId('vulnerability', slug, asset, cve);
  const started = state !== 'open';
  const until = addDays(dayOf(after(30)), ACCEPTED_FOR_DAYS);
  const row = {
    ...initialState,
    ...flags,
    id,
    createdAt: foundAt,
    cve,
    cvss,
    asset,
    foundAt,
    dueAt: dueFrom(foundAt, flags),
    status: state,
    ownerId: started ? analyst.id : null,
    checkedAt: state === 'remediated' && needsCheck(flags) ? after(20) : null,
    remediatedAt: state === 'remediated' ? after(48) : null,
    ...(state === 'accepted' && { acceptedUntil: until, acceptedById: headId, acceptReason: note }),
  };
  const overdueSince = clockNews(row, now, timezone) === 'overdue' ? row.dueAt : null;
  const line = (kind: VulnerabilityEntryKind, hours: number, byId: string, more: object = {}) => ({
    id: demoId('vulnerability entry', id, kind, String(hours)),
    createdAt: after(hours),
    vulnerabilityId: id,
    fromValue: null,
    toValue: null,
    note: null,
    ...more,
    kind,
    byId,
  });
  const moved = (to: string, hours: number, more: object = {}) =>
    line('moved', hours, analyst.id, { fromValue: hours === 5 ? 'open' : 'mitigating', toValue: to, ...more });
  return {
    row: { ...row, overdueToldAt: overdueSince },
    lines: [
      line('found', 0, analyst.id),
      ...(started ? [moved('mitigating', 5)] : []),
      ...(row.checkedAt ? [line('check', 20, analyst.id, { note: 'Logs of 60 days searched; nothing found.' })] : []),
      ...(state === 'remediated' ? [moved('remediated', 48, { note })] : []),
      ...(state === 'accepted'
        ? [line('accepted', 30, headId, { fromValue: 'mitigating', toValue: until, note })]
        : []),
    ],
  };
}
