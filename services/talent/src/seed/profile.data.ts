import type { Industry } from '@talent-os/contracts';

/** Where people of an industry worked and learned before, what they did there, and what they aim for. */
type Past = {
  readonly employers: readonly string[];
  readonly jobs: readonly (readonly [title: string, description: string])[];
  readonly education: readonly (readonly [title: string, place: string])[];
  readonly project: readonly [title: string, place: string, description: string];
  readonly aims: readonly string[];
  readonly headline: string;
  /** At the head of a resume. */
  readonly summary: string;
};

export const pasts: Readonly<Record<Industry, Past>> = {
  SALES: {
    headline: 'Sells by listening first, and keeps the forecast honest',
    summary:
      'Account executive for mid-sized customers, before that on the phone for renewals. Looking for larger accounts and longer talks.',
    employers: ['Brightline Software', 'Harrow & Pike', 'Cobalt Logistics', 'Fairwater Systems'],
    jobs: [
      ['Account executive', 'Forty mid-sized accounts in two states; 108 % of quota in the last full year.'],
      ['Sales development representative', 'Opened conversations for a team of four account executives.'],
      ['Inside sales representative', 'Renewals and first upgrades of small customers, by phone.'],
    ],
    education: [
      ['BSc Marketing', 'Lakeview State University'],
      ['BA Communication', 'Hudson Valley College'],
    ],
    project: [
      'Price book for partners',
      'Brightline Software',
      'Brought four price lists into one that partners could quote from by themselves.',
    ],
    aims: ['Enterprise account executive', 'Regional sales manager'],
  },
  HEALTHCARE: {
    headline: 'Calm at the bedside, and glad to teach who comes next',
    summary:
      'Registered nurse in medical-surgical and step-down care, charge nurse on weekends. Looking for a ward that teaches.',
    employers: ['St. Brendan Hospital', 'Riverside Community Clinic', 'Oakfield Medical Center', 'Maple Grove Care'],
    jobs: [
      ['Registered nurse, medical-surgical', 'Five to six patients a shift; charge nurse on weekends.'],
      ['Registered nurse, step-down', 'Telemetry, titration of drips, early recognition of sepsis.'],
      ['Nursing assistant', 'Vital signs, mobility and meals on a ward of 28 beds.'],
    ],
    education: [
      ['BSc Nursing', 'Lakeview State University'],
      ['Associate degree in nursing', 'Prairie Community College'],
    ],
    project: [
      'Handover at the bedside',
      'Oakfield Medical Center',
      'Moved the change of shift to the bedside on one unit, with the patients taking part.',
    ],
    aims: ['Charge nurse', 'Nurse educator'],
  },
  CYBER: {
    headline: 'Finds the quiet signal, and writes it down so that others can act',
    summary:
      'Security operations analyst who came from the help desk. Looking for a team that writes down what it learns.',
    employers: ['Northgate Bank', 'Corvid Labs', 'Tidewater Energy', 'Lakefront Utilities'],
    jobs: [
      ['SOC analyst', 'First line of a security operations center around the clock; wrote nine of its playbooks.'],
      ['IT security technician', 'Patching, hardening and access of 600 machines.'],
      ['Help desk analyst', 'First contact for 1,200 people, and the one who asked why.'],
    ],
    education: [
      ['BSc Computer science', 'Lakeview State University'],
      ['Certificate in network defense', 'Prairie Community College'],
    ],
    project: [
      'Phishing reports in one click',
      'Tidewater Energy',
      'A button in the mail program and a queue behind it; reports went from four a month to ninety.',
    ],
    aims: ['Incident response lead', 'Detection engineer'],
  },
};
