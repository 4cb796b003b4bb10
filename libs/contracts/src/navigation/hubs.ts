import type { GateKey } from '../access/gates.js';
import type { Module } from '../access/tables.js';
import type { HubKey } from './route.js';

type HubRow = {
  readonly key: HubKey;
  readonly module: Module;
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
};

/** The hub cards and the sidebar, in order. Titles and subtitles: specification, section 1. */
export const hubs = [
  {
    key: 'candidate',
    module: 'candidate',
    path: '/candidate',
    title: 'Candidate',
    subtitle: 'Aspire to Achieve',
    description: 'Find a direction, apply well prepared and grow a career on your own terms.',
  },
  {
    key: 'talent',
    module: 'talent',
    path: '/talent',
    title: 'Talent',
    subtitle: 'Recruit to Retire',
    description: 'Plan the workforce, fill positions and see people through every change.',
  },
  {
    key: 'intelligence',
    module: 'intelligence',
    path: '/intelligence',
    title: 'Intelligence',
    subtitle: 'Inaction to Action',
    description: 'Signals from every hub, each with its evidence and one next step.',
  },
  {
    key: 'data',
    module: 'analytics',
    path: '/data',
    title: 'Data',
    subtitle: 'Information to Intelligence',
    description: 'Ask questions of your own records and keep the answers on a dashboard.',
  },
  {
    key: 'excellence',
    module: 'excellence',
    path: '/excellence',
    title: 'Excellence',
    subtitle: 'Strategy to Execution',
    description: 'Eight modules from go-to-market strategy to compensation.',
  },
  {
    key: 'sales',
    module: 'sales',
    path: '/sales',
    title: 'Sales',
    subtitle: 'Prospect to Partner',
    description: 'Quota, pipeline and territories for everyone who sells.',
  },
  {
    key: 'productivity',
    module: 'productivity',
    path: '/productivity',
    title: 'Productivity',
    subtitle: 'Scattered to Streamlined',
    description: 'Goals, tasks and focus time in one calm place.',
  },
  {
    key: 'healthtech',
    module: 'health-tech',
    path: '/healthtech',
    title: 'Health Tech',
    subtitle: 'Patient to Professional',
    description: 'Credentials, shifts and education of clinical teams.',
  },
  {
    key: 'wellness',
    module: 'wellness',
    path: '/wellness',
    title: 'Wellness',
    subtitle: 'Complexity to Clarity',
    description: 'Workload and recovery, private to you and fair to the team.',
  },
  {
    key: 'cyber',
    module: 'cyber',
    path: '/cyber',
    title: 'Cyber',
    subtitle: 'Vulnerable to Vigilant',
    description: 'Incidents, threats and clearances of security teams.',
  },
] as const satisfies readonly HubRow[];

/** Screens beyond one industry, which its router shows besides its own. Source: specification, section 2.3. */
export const crossIndustry: { readonly gate: GateKey; readonly paths: readonly string[] } = {
  gate: 'shared-intelligence',
  paths: ['/candidate', '/intelligence', '/admin'],
};
