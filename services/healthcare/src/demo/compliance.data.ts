import type { ControlStatus } from '@talent-os/contracts/healthcare/compliance.js';

type ControlRow = {
  readonly status: ControlStatus;
  /** Days since the last review. */
  readonly reviewed: number;
  readonly evidence?: string;
  readonly alternative?: string;
};

/** How the controls of a demo hospital stand, by citation; the ones without a row were never reviewed. */
export const STANDINGS: Readonly<Record<string, ControlRow>> = {
  '164.312(a)(2)(i)': {
    status: 'met',
    reviewed: 140,
    evidence: 'Identity policy 4.1: no shared accounts; HR list and directory compared in June, no difference.',
  },
  '164.312(a)(2)(ii)': {
    status: 'partial',
    reviewed: 140,
    evidence: 'Downtime procedure binder on every unit; the yearly drill for the night shift is still to be held.',
  },
  '164.312(a)(2)(iii)': {
    status: 'alternative_documented',
    reviewed: 95,
    alternative:
      'Shared workstations in patient rooms lock when the badge leaves the reader instead of after idle time: a timeout would interrupt care at the bedside.',
  },
  '164.312(b)': {
    status: 'met',
    reviewed: 60,
    evidence: 'Monthly review of audit reports, minutes signed by the privacy officer.',
  },
  '164.312(d)': {
    status: 'met',
    reviewed: 380,
    evidence: 'Badge and password policy 2.3, checked at every hire.',
  },
  '164.312(e)(2)(ii)': {
    status: 'partial',
    reviewed: 30,
    evidence: 'All clinical systems use TLS 1.2 or later; two fax gateways are being replaced.',
  },
};

type Breach = {
  readonly title: string;
  readonly discovered: number;
  readonly decision: 'open' | 'notify' | 'notified' | 'no_breach';
  readonly affected: number | null;
  readonly rationale: string | null;
  readonly notified?: number;
};

export const BREACHES: readonly Breach[] = [
  {
    title: 'Discharge letters sent to the wrong fax number',
    discovered: 22,
    decision: 'notify',
    affected: 14,
    rationale: 'The recipient is no covered entity and cannot confirm that the pages were destroyed.',
  },
  {
    title: 'Laptop left in a taxi',
    discovered: 130,
    decision: 'no_breach',
    affected: 0,
    rationale: 'The disk is encrypted and the device was wiped remotely before it was switched on.',
  },
  {
    title: 'Schedule with patient names posted in a corridor',
    discovered: 210,
    decision: 'notified',
    affected: 37,
    rationale: 'Visitors could read names and procedures for two days.',
    notified: 171,
  },
];
