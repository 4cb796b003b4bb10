import type { Industry } from '@talent-os/contracts';
import type { EmploymentType } from '@talent-os/contracts/talent/requisition-states.js';

/** What a year in a team pays, from and to, in thousands of the currency. */
export const bandData: Record<Industry, Readonly<Record<string, readonly [number, number]>>> = {
  SALES: {
    'Enterprise Sales': [95, 165],
    'Mid-Market Sales': [70, 120],
    'Sales Development': [48, 72],
    'Customer Success': [65, 110],
    'Sales Engineering': [90, 155],
    'Revenue Operations': [65, 115],
    'Sales Enablement': [62, 105],
    'Channel Partnerships': [75, 130],
  },
  HEALTHCARE: {
    'Intensive Care': [82, 128],
    Emergency: [78, 122],
    'Medical-Surgical': [72, 110],
    Surgery: [80, 124],
    'Step-down': [76, 116],
    Pediatrics: [76, 116],
    'Respiratory Care': [66, 98],
    'Case Management': [76, 112],
    'Nursing Education': [80, 118],
    'Infection Prevention': [78, 112],
    'Perioperative Services': [82, 126],
  },
  CYBER: {
    'Security Operations': [72, 118],
    'Threat Hunting': [105, 155],
    'Incident Response': [98, 150],
    'Detection Engineering': [105, 160],
    'Vulnerability Management': [85, 130],
    'Cloud Security': [115, 170],
    'Governance and Risk': [80, 125],
    'Identity and Access': [98, 150],
  },
};

type SeededRequisition = {
  /** Days since it was written. */
  readonly age: number;
  readonly status: 'draft' | 'submitted' | 'in_approval' | 'changes_requested' | 'rejected' | 'cancelled';
  readonly headcount: number;
  readonly justification: string;
  /** What the last approver, or the person who took it back, said. */
  readonly said?: string;
  /** Asks for more than the band. */
  readonly outside?: true;
  /** Nobody has answered in time, and the manager was asked as well. */
  readonly overdue?: true;
  readonly employmentType?: EmploymentType;
};

/** Requests of an industry that opened no seats yet, or never will. */
export const requestData: readonly SeededRequisition[] = [
  { age: 0, status: 'submitted', headcount: 2, justification: 'Two territories have had no owner since the summer.' },
  {
    age: 9,
    status: 'submitted',
    headcount: 1,
    justification: 'The team has covered this work on overtime for two quarters.',
    overdue: true,
  },
  {
    age: 2,
    status: 'in_approval',
    headcount: 1,
    justification: 'We lost the last two finalists over pay; this is what the market asks now.',
    outside: true,
  },
  {
    age: 1,
    status: 'in_approval',
    headcount: 3,
    justification: 'The new contract starts in spring and needs a full team.',
  },
  {
    age: 12,
    status: 'changes_requested',
    headcount: 4,
    justification: 'Growth of the team.',
    said: 'Please say which of the four seats you need before the end of the quarter.',
  },
  { age: 5, status: 'draft', headcount: 1, justification: '', employmentType: 'part_time' },
  {
    age: 40,
    status: 'rejected',
    headcount: 2,
    justification: 'A second shift would shorten the queue.',
    said: 'The queue has halved since the new routing. Let us look again next quarter.',
  },
  {
    age: 25,
    status: 'cancelled',
    headcount: 1,
    justification: 'Cover for a leave of six months.',
    said: 'A colleague of another team takes it over.',
    employmentType: 'contract',
  },
];
