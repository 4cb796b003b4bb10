import { demoId, demoPeopleInRole, type Ctx, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { setClearanceDue, setIncidentDue, setVulnerabilityDue } from '../due.js';
import { ClearanceGrant } from '../clearance/clearance-grant.entity.js';
import { ClearanceUpdate } from '../clearance/clearance-update.entity.js';
import { Clearance } from '../clearance/clearance.entity.js';
import { IncidentEntry } from '../incidents/incident-entry.entity.js';
import { IncidentTask } from '../incidents/incident-task.entity.js';
import { Incident } from '../incidents/incident.entity.js';
import { isOpen } from '../incidents/incident.rules.js';
import { IncidentIndicator } from '../indicators/incident-indicator.entity.js';
import { Indicator } from '../indicators/indicator.entity.js';
import { Person } from '../people/person.entity.js';
import { IntelReport } from '../threats/intel-report.entity.js';
import { IncidentThreat, ThreatIndicator } from '../threats/threat-links.entity.js';
import { Threat } from '../threats/threat.entity.js';
import { demoClearances } from './clearances.js';
import { VulnerabilityEntry } from '../vulnerabilities/vulnerability-entry.entity.js';
import { Vulnerability } from '../vulnerabilities/vulnerability.entity.js';
import { demoIncident, stories } from './demo-incident.js';
import { demoIntelligence, indicatorId, threatId } from './demo-threats.js';
import { demoTimeline } from './demo-timeline.js';
import { demoVulnerabilities } from './vulnerabilities.js';
import { demoThreats } from './threats.data.js';
import { demoLead, seedWorkforce } from './workforce.js';

/** Analysts of the demo who share the work. */
const TEAM = 6;

/** Fills a demo organization that defends itself: one that does not keeps an empty schema. */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  if (!organization.industries.includes('CYBER')) return;
  const { slug } = organization;
  const everyAnalyst = demoPeopleInRole(organization, 'CYBER_ANALYST');
  const analysts = everyAnalyst.slice(0, TEAM);
  const officer = demoPeopleInRole(organization, 'ORGANIZATION_ADMIN')[0]!;
  const reported = stories.map((story, index) => ({ story, row: demoIncident(slug, story, index, analysts, ctx.now) }));
  const intelligence = demoIntelligence(slug, analysts, ctx.now);
  await ctx.db.write(async (tx) => {
    await tx.insertAll(Person, named([officer, demoLead(organization), ...everyAnalyst]));
    const incidents = await tx.insertAll(
      Incident,
      reported.map(({ row }) => row),
    );
    await tx.insertAll(
      IncidentEntry,
      reported.flatMap(({ row, story }) => demoTimeline(row, story)),
    );
    await tx.insertAll(
      IncidentTask,
      reported.flatMap(({ row, story }) =>
        (story.tasks ?? []).map(([title, done], index) => ({
          id: demoId('incident task', row.id, String(index)),
          incidentId: row.id,
          title,
          assigneeId: row.assigneeId,
          doneAt: done ? ctx.now : null,
        })),
      ),
    );
    await tx.insertAll(Threat, intelligence.threats);
    await tx.insertAll(Indicator, intelligence.indicators);
    await tx.insertAll(ThreatIndicator, intelligence.links);
    await tx.insertAll(IntelReport, intelligence.reports);
    const seen = reported.flatMap(({ row, story }) =>
      (story.indicators ?? []).map(([kind, value]) => ({ incidentId: row.id, kind, value })),
    );
    await tx.insertAll(
      IncidentIndicator,
      seen.map(({ incidentId, kind, value }) => ({ incidentId, indicatorId: indicatorId(slug, kind, value) })),
    );
    await tx.insertAll(IncidentThreat, behind(slug, seen));
    const cleared = demoClearances(slug, everyAnalyst, officer.id, ctx.now);
    for (const clearance of await tx.insertAll(Clearance, cleared.clearances)) await setClearanceDue(tx, clearance);
    await tx.insertAll(ClearanceGrant, cleared.grants);
    await tx.insertAll(ClearanceUpdate, cleared.updates);
    await seedWorkforce(tx, organization, analysts, ctx.now);
    const flaws = demoVulnerabilities(organization, analysts, officer.id, ctx.now);
    for (const flaw of await tx.insertAll(Vulnerability, flaws.vulnerabilities))
      await setVulnerabilityDue(tx, flaw, organization.timezone);
    await tx.insertAll(VulnerabilityEntry, flaws.entries);
    for (const incident of incidents.filter(({ status }) => isOpen(status))) await setIncidentDue(tx, incident);
  });
}

/** Each person once, by name. */
const named = (people: readonly DemoPerson[]) => [
  ...new Map(people.map(({ id, firstName, lastName }) => [id, { id, name: `${firstName} ${lastName}` }])).values(),
];

type DemoSighting = { readonly incidentId: string; readonly kind: string; readonly value: string };

/** A threat stands behind an incident in which one of its indicators was seen. */
function behind(slug: string, seen: readonly DemoSighting[]) {
  const pairs = seen.flatMap(({ incidentId, kind, value }) =>
    demoThreats
      .filter(({ indicators }) => indicators.some(([one, other]) => one === kind && other === value))
      .map(({ key }) => [incidentId, threatId(slug, key)] as const),
  );
  const unique = new Map(
    pairs.map(([incidentId, threat]) => [`${incidentId} ${threat}`, { incidentId, threatId: threat }]),
  );
  return [...unique.values()];
}
