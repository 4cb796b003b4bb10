import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';

/** Work roles a security team of the demo needs: how many people, and at which level each analyst of the team fills it. */
export const demoTargets: readonly (readonly [WorkRole, target: number, levels: Readonly<Record<number, number>>])[] = [
  ['PD-WRL-003', 3, { 0: 4, 1: 3, 3: 4 }],
  ['PD-WRL-001', 4, { 0: 3, 2: 5, 4: 3, 5: 4 }],
  ['PD-WRL-006', 2, { 1: 4, 2: 3 }],
  ['PD-WRL-007', 2, { 4: 4, 5: 2 }],
  ['PD-WRL-002', 2, { 3: 3 }],
  ['PD-WRL-004', 1, { 5: 3, 2: 3 }],
  ['IO-WRL-004', 2, { 2: 4, 4: 3 }],
  ['IO-WRL-006', 1, { 4: 3 }],
  ['DD-WRL-001', 1, { 2: 4 }],
  ['DD-WRL-005', 1, {}],
  ['DD-WRL-009', 1, {}],
  ['OG-WRL-002', 1, { 1: 3, 3: 3 }],
  ['OG-WRL-012', 1, { 1: 3 }],
  ['OG-WRL-014', 1, { 5: 2 }],
  ['IN-WRL-002', 1, {}],
];

/** Claims that wait for a lead: work role, analyst of the team, level. */
export const demoClaims: readonly (readonly [WorkRole, analyst: number, level: number])[] = [
  ['PD-WRL-002', 0, 3],
  ['IN-WRL-002', 3, 3],
];
