import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addIncidentNote,
  changeSeverity,
  handOverIncident,
  investigateIncident,
  moveIncident,
  suspectPhi,
  updateIncident,
  writeReview,
} from '@talent-os/contracts/cyber/incident-changes.js';
import {
  addIncidentIndicator,
  addIncidentTask,
  finishIncidentTask,
  removeIncidentIndicator,
} from '@talent-os/contracts/cyber/incident-parts.js';
import { watchIncidentClocks } from '@talent-os/contracts/cyber/incident-events.js';
import {
  exportIncidents,
  getIncident,
  getIncidentOverview,
  getIncidentReport,
  getIncidentSummary,
  listIncidents,
} from '@talent-os/contracts/cyber/incidents.js';
import { demoPerson } from '@talent-os/service-kit/demo/people';
import { eventually, ownerQuery, signIn, workNow, type Person } from '@talent-os/testing';
import { age, eventsAbout, investigated, report, unique } from '../test/incidents.js';

let analyst: Person;
let colleague: string;

beforeAll(async () => {
  analyst = await signIn('analyst@meridian.example');
  colleague = demoPerson('meridian', 'multi').id;
});

const review = { resolution: 'Mailboxes cleaned', rootCause: 'A day-old domain', lessons: 'Hold young domains' };

describe('an incident', () => {
  it('goes from report to closing, writes its own timeline, and every step is told', async () => {
    const reported = await report(analyst, { severity: 'critical' });
    expect(reported).toMatchObject({ status: 'new', assigneeId: null, version: 1 });
    let incident = await analyst.call(investigateIncident, { incidentId: reported.id, version: 1 });
    expect(incident).toMatchObject({ status: 'investigating', assigneeName: 'Kenji Aalto' });
    expect(incident.sla.respond.doneAt).not.toBeNull();
    for (const status of ['contained', 'eradicated', 'recovered'] as const)
      incident = await analyst.call(moveIncident, { incidentId: incident.id, version: incident.version, status });
    const close = { incidentId: incident.id, version: incident.version, status: 'closed' as const };
    expect((await analyst.refused(moveIncident, close)).code).toBe('incident.resolution');
    const { lessons: _, ...half } = review;
    expect((await analyst.refused(moveIncident, { ...close, ...half })).code).toBe('incident.lessons');
    const closed = await analyst.call(moveIncident, { ...close, ...review });
    expect(closed.sla.resolve.doneAt).not.toBeNull();
    const detail = await analyst.call(getIncident, { incidentId: closed.id });
    expect(detail).toMatchObject({ ...review, status: 'closed', reporterName: 'Kenji Aalto' });
    expect(detail.timeline.map(({ kind, to }) => [kind, to])).toEqual([
      ['moved', 'closed'],
      ['moved', 'recovered'],
      ['moved', 'eradicated'],
      ['moved', 'contained'],
      ['investigated', 'investigating'],
      ['reported', 'critical'],
    ]);
    expect(await eventsAbout('incidentId', closed.id)).toEqual([
      'incident.reported',
      'incident.investigated',
      'incident.statusChanged',
      ...Array<string>(3).fill('incident.statusChanged'),
      'incident.closed',
      'incident.statusChanged',
    ]);
    expect((await analyst.refused(moveIncident, { ...close, version: 1 })).code).toBe('resource.stale');
  });

  it('is opened again with a reason, and not after thirty days', async () => {
    let incident = await investigated(analyst, { severity: 'low' });
    for (const status of ['contained', 'eradicated', 'recovered', 'closed'] as const)
      incident = await analyst.call(moveIncident, {
        incidentId: incident.id,
        version: incident.version,
        status,
        ...review,
      });
    const again = { incidentId: incident.id, version: incident.version, status: 'investigating' as const };
    expect((await analyst.refused(moveIncident, again)).code).toBe('incident.reason');
    const opened = await analyst.call(moveIncident, { ...again, note: 'It came back' });
    expect(opened).toMatchObject({ status: 'investigating', sla: { resolve: { doneAt: null } } });
    await ownerQuery(
      "update cyber.incident set status = 'closed', resolved_at = now() - interval '31 days' where id = $1",
      [incident.id],
    );
    const late = { ...again, version: opened.version, note: 'It came back' };
    expect((await analyst.refused(moveIncident, late)).code).toBe('incident.reopen');
  });

  it('is handed over to an analyst with a note, and to nobody else', async () => {
    const incident = await investigated(analyst);
    const to = (toId: string) => ({ incidentId: incident.id, version: incident.version, toId, note: 'Logs are read' });
    for (const nobody of [crypto.randomUUID(), demoPerson('meridian', 'nurse').id, incident.assigneeId!])
      expect((await analyst.refused(handOverIncident, to(nobody))).code).toBe('incident.responder');
    const handed = await analyst.call(handOverIncident, to(colleague));
    expect(handed.assigneeName).toBe('Robin Esterhazy');
    expect((await analyst.call(getIncident, { incidentId: incident.id })).timeline[0]).toMatchObject({
      kind: 'handedOver',
      to: 'Robin Esterhazy',
      note: 'Logs are read',
      byName: 'Kenji Aalto',
    });
  });

  it('with suspected patient data is told to healthcare once, at reporting or later', async () => {
    const at = async (id: string) =>
      (await eventsAbout('incidentId', id)).filter((name) => name === 'incident.phiSuspected');
    expect(await at((await report(analyst, { phiSuspected: true })).id)).toHaveLength(1);
    const { id: incidentId, version } = await report(analyst);
    const suspicion = { incidentId, version, note: 'The share held lists' };
    const ahead = new Date(Date.now() + 60_000).toISOString();
    expect((await analyst.refused(suspectPhi, { ...suspicion, discoveredAt: ahead })).code).toBe('incident.discovery');
    const told = await analyst.call(suspectPhi, { ...suspicion, discoveredAt: '2026-01-02T03:04:05.000Z' });
    expect(told.phiSuspected).toBe(true);
    expect((await analyst.refused(suspectPhi, { ...suspicion, version: told.version })).code).toBe(
      'incident.discovery',
    );
    const [event] = await ownerQuery<{ payload: object }>(
      "select payload from cyber.outbox where name = 'cyber.incident.phiSuspected' and payload ->> 'incidentId' = $1",
      [incidentId],
    );
    expect(event!.payload).toEqual({ incidentId, discoveredAt: '2026-01-02T03:04:05.000Z' });
  });

  it('takes facts, notes, tasks and indicators, and an indicator seen twice is one', async () => {
    const { id: incidentId, version } = await report(analyst);
    const host = `${unique('host').replace(' ', '-')}.example`;
    await analyst.call(updateIncident, { incidentId, version, title: 'Other title', type: 'dos', description: 'More' });
    await analyst.call(addIncidentNote, { incidentId, note: 'Host isolated' });
    const other = await report(analyst);
    for (const id of [incidentId, other.id, other.id])
      await analyst.call(addIncidentIndicator, {
        incidentId: id,
        kind: 'domain',
        value: host.replaceAll('.', '[.]').toUpperCase(),
      });
    expect((await analyst.refused(addIncidentIndicator, { incidentId, kind: 'ip', value: '999.1.1.1' })).code).toBe(
      'request.invalid',
    );
    await analyst.call(addIncidentTask, { incidentId, title: 'Read the logs', assigneeId: colleague });
    const [task] = (await analyst.call(getIncident, { incidentId })).tasks;
    await analyst.call(finishIncidentTask, { incidentId, incidentTaskId: task!.id, done: true });
    const detail = await analyst.call(getIncident, { incidentId });
    expect(detail.tasks).toMatchObject([{ title: 'Read the logs', assigneeName: 'Robin Esterhazy' }]);
    expect(detail.indicators).toMatchObject([{ kind: 'domain', value: host, score: 80, sightings: 3 }]);
    expect(detail.timeline.map(({ kind }) => kind)).toEqual([
      'taskDone',
      'task',
      'indicator',
      'note',
      'changed',
      'reported',
    ]);
    const taken = { incidentId, indicatorId: detail.indicators[0]!.id };
    await analyst.call(removeIncidentIndicator, taken);
    expect((await analyst.refused(removeIncidentIndicator, taken)).code).toBe('resource.missing');
  });

  it('has a report with everything that was written', async () => {
    const { id: incidentId, version } = await investigated(analyst, { description: 'A wave of mails.' });
    await analyst.call(writeReview, { incidentId, version, ...review });
    const { filename, text } = await analyst.call(getIncidentReport, { incidentId });
    expect(filename).toMatch(/^incident-[0-9a-f]{8}\.txt$/);
    for (const part of [
      'A wave of mails.',
      'Investigation started',
      ...Object.values(review),
      'Respond: after 0 minutes',
    ])
      expect(text).toContain(part);
  });
});

describe('the clocks', () => {
  it('record a missed deadline once, by the job or by the next step, and keep it through a change of severity', async () => {
    const { id: incidentId } = await report(analyst, { severity: 'critical' });
    await age(incidentId, 16);
    await workNow(watchIncidentClocks);
    const breaches = async () =>
      (await eventsAbout('incidentId', incidentId)).filter((name) => name === 'incident.slaBreached');
    await eventually(async () => expect(await breaches()).toHaveLength(1));
    const late = await analyst.call(getIncident, { incidentId });
    expect(late.timeline[0]).toMatchObject({ kind: 'breached', to: 'respond', byName: null });
    const low = await analyst.call(changeSeverity, {
      incidentId,
      version: late.version,
      severity: 'low',
      note: 'A drill',
    });
    expect(low.sla.respond).toEqual(late.sla.respond);
    expect(Date.parse(low.sla.contain.by) - Date.parse(late.sla.contain.by)).toBe((72 - 4) * 3_600_000);
    const taken = await analyst.call(investigateIncident, { incidentId, version: low.version });
    expect(taken.sla.respond.breachedAt).toBe(late.sla.respond.breachedAt);
    expect(await breaches()).toHaveLength(1);
  });

  it('find a deadline that a shorter time has put into the past', async () => {
    const { id: incidentId, version } = await report(analyst, { severity: 'low' });
    await age(incidentId, 90);
    const high = await analyst.call(changeSeverity, { incidentId, version, severity: 'high', note: 'Servers too' });
    expect(high.sla.respond.breachedAt).not.toBeNull();
    expect(high.sla.contain.breachedAt).toBeNull();
  });
});

describe('the summary and the list', () => {
  it('count what is active, investigated and resolved today, and how fast people respond', async () => {
    // Where everybody has answered at once, nobody can make the mean smaller.
    const slow = await report(analyst, { severity: 'low' });
    await age(slow.id, 600);
    const { version } = await analyst.call(getIncident, { incidentId: slow.id });
    await analyst.call(investigateIncident, { incidentId: slow.id, version });
    const before = await analyst.call(getIncidentSummary, {});
    const one = await investigated(analyst);
    const after = await analyst.call(getIncidentSummary, {});
    expect(after.activeCount).toBe(before.activeCount + 1);
    expect(after.investigatingCount).toBe(before.investigatingCount + 1);
    expect(after.avgResponseTime).toBeLessThan(before.avgResponseTime!);
    expect(Object.keys(after.activeIncidents[0]!).toSorted()).toEqual([
      'description',
      'reportedTime',
      'severity',
      'title',
      'type',
    ]);
    expect(one.severity).toBe('high');
  });

  it('are found by words, state, severity, owner and missed deadlines', async () => {
    const word = unique('Search');
    const mine = await investigated(analyst, { title: `${word} mine`, severity: 'low', type: 'insider' });
    const late = await report(analyst, { title: `${word} late`, severity: 'critical' });
    await ownerQuery('update cyber.incident set respond_breached_at = now() where id = $1', [late.id]);
    const found = async (more: object) =>
      (await analyst.call(listIncidents, { search: word, ...more })).items.map(({ title }) => title.split(' ').at(-1));
    expect(await found({})).toEqual(['late', 'mine']);
    expect(await found({ severity: 'low' })).toEqual(['mine']);
    expect(await found({ status: 'investigating' })).toEqual(['mine']);
    expect(await found({ type: 'insider' })).toEqual(['mine']);
    expect(await found({ assigneeId: mine.assigneeId })).toEqual(['mine']);
    expect(await found({ late: 'true' })).toEqual(['late']);
    expect(await found({ late: 'false' })).toEqual(['mine']);
    expect(await found({ active: 'false' })).toEqual([]);
    expect(await found({ sort: 'due:desc' })).toEqual(['mine', 'late']);
    const admin = await signIn('org.admin@meridian.example');
    const { csv, total } = await admin.call(exportIncidents, { search: word });
    expect([total, csv.includes(`${word} late`), csv.includes(`${word} mine`)]).toEqual([2, true, true]);
  });

  it('stand beside the last twelve weeks, in which what is reported now is counted', async () => {
    await report(analyst, { severity: 'medium' });
    const { severities, weeks } = await analyst.call(getIncidentOverview, {});
    expect(severities.find(({ severity }) => severity === 'medium')!.active).toBeGreaterThan(0);
    for (const { active, late } of severities) expect(late).toBeLessThanOrEqual(active);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)!.reported).toBeGreaterThan(0);
    expect(weeks.map(({ week }) => week)).toEqual(weeks.map(({ week }) => week).toSorted());
  });
});
