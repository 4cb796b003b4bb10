import type { Rule } from './rule.js';
import { forAudience, inModule, may } from './rule.js';

/** A condition people may run into, with the text they then read. Source: specification, section 6. */
type Gate = { readonly rule: Rule; readonly fallback: string };

/** Shown where the specification leaves the fallback open. */
export const NOT_PERMITTED = "You don't have permission to access this page.";

export const gates = {
  'sales.platform': {
    rule: { industry: ['SALES'], deployment: ['sales-app', 'multi-industry'] },
    fallback: 'Access denied to Sales platform',
  },
  'healthcare.platform': {
    rule: { industry: ['HEALTHCARE'], deployment: ['healthcare-app', 'multi-industry'] },
    fallback: 'Access denied to Healthcare platform',
  },
  'cyber.platform': {
    rule: { industry: ['CYBER'], deployment: ['cyber-app', 'multi-industry'] },
    fallback: 'Access denied to Cyber platform',
  },
  'sales.performance': {
    rule: forAudience('salesRep'),
    fallback: 'Sales performance metrics are only available to Sales Representatives',
  },
  'sales.methodology': { rule: may('ACCESS_METHODOLOGY_TRAINING', 'SALES'), fallback: NOT_PERMITTED },
  'sales.territory': { rule: may('MANAGE_TERRITORY', 'SALES'), fallback: NOT_PERMITTED },
  'sales.opportunities': {
    rule: { industry: ['SALES'], any: [forAudience('salesRep'), may('VIEW_PERFORMANCE_METRICS', 'SALES')] },
    fallback: 'Access denied to Sales platform',
  },
  'sales.excellence': {
    rule: { ...inModule('excellence'), industry: ['SALES'] },
    fallback: 'Access denied to Sales platform',
  },
  // Rows of a figure name single deals and people: who may see these elsewhere sees them here.
  'sales.excellence.rows': {
    rule: {
      ...inModule('excellence'),
      industry: ['SALES'],
      any: [forAudience('salesRep'), may('VIEW_PERFORMANCE_METRICS', 'SALES')],
    },
    fallback: NOT_PERMITTED,
  },
  mobility: { rule: { internalMobility: true }, fallback: 'Internal mobility features not available for your role' },
  'mobility.expressions': {
    rule: { any: [{ internalMobility: true }, forAudience('manager', 'admin')] },
    fallback: 'Internal mobility features not available for your role',
  },
  'healthcare.credentials': { rule: forAudience('healthcareProfessional'), fallback: NOT_PERMITTED },
  'healthcare.credentials.screen': {
    rule: { any: [forAudience('healthcareProfessional'), may('VERIFY_CREDENTIALS', 'HEALTHCARE')] },
    fallback: NOT_PERMITTED,
  },
  'healthcare.shifts': { rule: may('MANAGE_SHIFT_AVAILABILITY', 'HEALTHCARE'), fallback: NOT_PERMITTED },
  'healthcare.shifts.screen': {
    rule: { any: [may('MANAGE_SHIFT_AVAILABILITY', 'HEALTHCARE'), may('APPROVE_SHIFTS', 'HEALTHCARE')] },
    fallback: NOT_PERMITTED,
  },
  'healthcare.education': { rule: may('ACCESS_CONTINUING_EDUCATION', 'HEALTHCARE'), fallback: NOT_PERMITTED },
  'healthcare.compliance': {
    rule: { industry: ['HEALTHCARE'], compliance: ['HIPAA'] },
    fallback: NOT_PERMITTED,
  },
  'healthcare.units': {
    rule: { ...inModule('health-tech'), industry: ['HEALTHCARE'] },
    fallback: 'Access denied to Healthcare platform',
  },
  'healthcare.units.manage': {
    rule: { ...inModule('health-tech'), industry: ['HEALTHCARE'], ...forAudience('manager', 'admin') },
    fallback: NOT_PERMITTED,
  },
  // Who works where is no business of applicants, and anybody may become one by registering.
  'cyber.readiness': {
    rule: { industry: ['CYBER'], ...forAudience('internalTeam', 'admin') },
    fallback: 'Access denied to Cyber platform',
  },
  'cyber.clearance': { rule: forAudience('cyberAnalyst'), fallback: NOT_PERMITTED },
  'cyber.clearance.screen': {
    rule: { any: [forAudience('cyberAnalyst'), may('VERIFY_CLEARANCE', 'CYBER')] },
    fallback: NOT_PERMITTED,
  },
  'cyber.incidents': { rule: may('MANAGE_INCIDENT_RESPONSE', 'CYBER'), fallback: NOT_PERMITTED },
  'cyber.intelligence': {
    rule: may('ACCESS_THREAT_INTELLIGENCE', 'CYBER'),
    fallback: 'Threat intelligence access not available for your role',
  },
  'talent.plan': { rule: { ...inModule('talent'), ...forAudience('manager', 'admin') }, fallback: NOT_PERMITTED },
  'talent.plan.status': {
    rule: { ...inModule('talent'), ...forAudience('manager', 'recruiter') },
    fallback: NOT_PERMITTED,
  },
  'talent.plan.figures': { rule: { ...inModule('talent'), ...forAudience('manager') }, fallback: NOT_PERMITTED },
  'talent.plan.workflow': {
    rule: { ...inModule('talent'), any: [{ role: ['HR_MANAGER'] }, forAudience('admin')] },
    fallback: NOT_PERMITTED,
  },
  'talent.request': { rule: { ...inModule('talent'), ...may('CREATE_POSITIONS') }, fallback: NOT_PERMITTED },
  'talent.recruit': {
    rule: { ...inModule('talent'), ...forAudience('hiringTeam', 'admin') },
    fallback: NOT_PERMITTED,
  },
  'talent.recruit.people': { rule: { ...inModule('talent'), ...forAudience('recruiter') }, fallback: NOT_PERMITTED },
  'talent.recruit.design': {
    rule: { ...inModule('talent'), any: [forAudience('recruiter'), { role: ['HR_MANAGER'] }] },
    fallback: NOT_PERMITTED,
  },
  'talent.develop': { rule: { ...inModule('talent'), ...forAudience('manager', 'admin') }, fallback: NOT_PERMITTED },
  'talent.catalogue': {
    rule: { ...inModule('talent'), role: ['HR_MANAGER', 'DEPARTMENT_HEAD'] },
    fallback: NOT_PERMITTED,
  },
  'talent.offboard': { rule: { ...inModule('talent'), ...may('MANAGE_OFFBOARDING') }, fallback: NOT_PERMITTED },
  'talent.recruit.workflow': {
    rule: { ...inModule('talent'), any: [forAudience('recruiter', 'admin'), { role: ['HR_MANAGER'] }] },
    fallback: NOT_PERMITTED,
  },
  'talent.recruit.workflow.manage': {
    rule: { ...inModule('talent'), any: [forAudience('admin'), { role: ['HR_MANAGER'] }] },
    fallback: NOT_PERMITTED,
  },
  'sales.talent.recruit': {
    rule: { ...inModule('talent'), ...forAudience('hiringTeam', 'admin'), industry: ['SALES'] },
    fallback: 'Access denied to Sales platform',
  },
  'healthcare.talent.recruit': {
    rule: { ...inModule('talent'), ...forAudience('hiringTeam', 'admin'), industry: ['HEALTHCARE'] },
    fallback: 'Access denied to Healthcare platform',
  },
  'sales.talent.plan': {
    rule: { ...inModule('talent'), ...forAudience('manager', 'admin'), industry: ['SALES'] },
    fallback: 'Access denied to Sales platform',
  },
  'healthcare.talent.plan': {
    rule: { ...inModule('talent'), ...forAudience('manager', 'admin'), industry: ['HEALTHCARE'] },
    fallback: 'Access denied to Healthcare platform',
  },
  'talent.transitions': {
    rule: { ...inModule('talent'), any: [may('MANAGE_TRANSITIONS'), may('CREATE_POSITIONS')] },
    fallback: NOT_PERMITTED,
  },
  // Colleagues may move, approve a move, or owe one something; candidates do not work here yet.
  'talent.transitions.screen': { rule: forAudience('internalTeam', 'admin'), fallback: NOT_PERMITTED },
  'shared-intelligence': { rule: { sharedIntelligence: true }, fallback: NOT_PERMITTED },
  'cross-industry': { rule: { multiIndustry: true }, fallback: 'Multi-industry access required' },
  admin: { rule: { role: ['PLATFORM_ADMIN'] }, fallback: 'Administrator access required' },
} as const satisfies Record<string, Gate>;

export type GateKey = keyof typeof gates;

export const ruleOf = (gate: GateKey): Rule => gates[gate].rule;
