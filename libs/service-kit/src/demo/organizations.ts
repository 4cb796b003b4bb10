import type { Deployment, Industry, Module } from '@talent-os/contracts';
import { demoId } from './ids.js';

export type DemoOrganization = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly domain: string;
  readonly industries: readonly Industry[];
  readonly modules: readonly Module[];
  readonly deployment: Deployment;
  readonly timezone: string;
  /** Generated colleagues beyond the people who can sign in. */
  readonly colleagues: number;
};

const COMMON: readonly Module[] = ['candidate', 'talent', 'intelligence', 'analytics', 'productivity', 'wellness'];

const organization = (slug: string, row: Omit<DemoOrganization, 'id' | 'slug'>): DemoOrganization => ({
  id: demoId('organization', slug),
  slug,
  ...row,
});

/** The organizations of a local run. Never seeded in production. */
export const demoOrganizations: readonly DemoOrganization[] = [
  organization('meridian', {
    name: 'Meridian Group',
    domain: 'meridian.example',
    industries: ['SALES', 'HEALTHCARE', 'CYBER'],
    modules: [...COMMON, 'excellence', 'sales', 'health-tech', 'cyber', 'rapid-deployment'],
    deployment: 'multi-industry',
    timezone: 'America/New_York',
    colleagues: 320,
  }),
  organization('harbor', {
    name: 'Harbor Health',
    domain: 'harbor.example',
    industries: ['HEALTHCARE'],
    modules: [...COMMON, 'health-tech'],
    deployment: 'healthcare-app',
    timezone: 'America/Chicago',
    colleagues: 60,
  }),
  organization('sentinel', {
    name: 'Sentinel Cyber',
    domain: 'sentinel.example',
    industries: ['CYBER'],
    modules: [...COMMON, 'cyber', 'rapid-deployment'],
    deployment: 'cyber-app',
    timezone: 'Europe/Berlin',
    colleagues: 40,
  }),
  organization('northwind', {
    name: 'Northwind Sales',
    domain: 'northwind.example',
    industries: ['SALES'],
    modules: [...COMMON, 'excellence', 'sales'],
    deployment: 'sales-app',
    timezone: 'America/Los_Angeles',
    colleagues: 50,
  }),
];
