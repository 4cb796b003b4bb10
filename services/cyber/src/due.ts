import type { Transaction } from '@talent-os/service-kit';
import { DueQueue } from '@talent-os/service-kit/due/due-queue';
import type { Clearance } from './clearance/clearance.entity.js';
import { nextNoticeOf } from './clearance/notice.rules.js';
import { nextDeadline } from './incidents/incident-clock.rules.js';
import type { Incident } from './incidents/incident.entity.js';
import type { Vulnerability } from './vulnerabilities/vulnerability.entity.js';
import { nextNewsAt } from './vulnerabilities/vulnerability.rules.js';

/** A clearance on the day of its next notice, an incident at its next deadline, a vulnerability when the clock has news of it. */
export const due = new DueQueue<'clearance' | 'incident' | 'vulnerability'>('cyber');

export const setClearanceDue = (tx: Transaction, clearance: Clearance) =>
  due.set(tx, 'clearance', clearance.id, nextNoticeOf(clearance, clearance.told));

export const setIncidentDue = (tx: Transaction, incident: Incident) =>
  due.set(tx, 'incident', incident.id, nextDeadline(incident));

export const setVulnerabilityDue = (tx: Transaction, vulnerability: Vulnerability, timezone: string) =>
  due.set(tx, 'vulnerability', vulnerability.id, nextNewsAt(vulnerability, timezone));
