import { inModule } from '../access/rule.js';
import { ruleOf } from '../access/gates.js';
import type { RouteRow } from './route.js';

export const industriesRoutes = [
  { path: '/sales', label: 'Sales Performance', hub: 'sales', layout: 'app', access: ruleOf('sales.performance'), gate: 'sales.performance', screen: 'built' },
  { path: '/cyber', label: 'Cyber', hub: 'cyber', layout: 'app', access: inModule('cyber'), screen: 'planned' },
  { path: '/healthtech', label: 'Health Tech', hub: 'healthtech', layout: 'app', access: inModule('health-tech'), screen: 'planned' },
  { path: '/sales/dashboard', label: 'Sales Dashboard', hub: 'sales', layout: 'app', access: ruleOf('sales.platform'), gate: 'sales.platform', screen: 'built' },
  { path: '/sales/talent/plan', label: 'Sales Workforce Planning', hub: 'sales', layout: 'app', access: ruleOf('sales.platform'), gate: 'sales.platform', screen: 'planned' },
  { path: '/sales/talent/recruit', label: 'Sales Recruitment', hub: 'sales', layout: 'app', access: ruleOf('sales.platform'), gate: 'sales.platform', screen: 'planned' },
  { path: '/sales/talent/onboard', label: 'Sales Onboarding', hub: 'sales', layout: 'app', access: ruleOf('sales.platform'), gate: 'sales.platform', screen: 'planned' },
  { path: '/sales/excellence/methodology', label: 'Methodology', hub: 'sales', layout: 'app', access: ruleOf('sales.methodology'), gate: 'sales.methodology', screen: 'built' },
  { path: '/sales/excellence/performance', label: 'Performance', hub: 'sales', layout: 'app', access: ruleOf('sales.performance'), gate: 'sales.performance', screen: 'built' },
  { path: '/sales/excellence/territory', label: 'Territory', hub: 'sales', layout: 'app', access: ruleOf('sales.territory'), gate: 'sales.territory', screen: 'built' },
  { path: '/sales/opportunities', label: 'Opportunities', hub: 'sales', layout: 'app', access: ruleOf('sales.opportunities'), gate: 'sales.opportunities', screen: 'built' },
  { path: '/sales/internal-mobility/opportunities', label: 'Internal Opportunities', hub: 'sales', layout: 'app', access: ruleOf('mobility'), gate: 'mobility', screen: 'built' },
  { path: '/sales/internal-mobility/expressions', label: 'My Interests', hub: 'sales', layout: 'app', access: ruleOf('mobility.expressions'), gate: 'mobility.expressions', screen: 'built' },
  { path: '/sales/collaboration', label: 'Four-Way Collaboration', hub: 'sales', layout: 'app', access: ruleOf('sales.platform'), gate: 'sales.platform', screen: 'built' },
  { path: '/healthcare', label: 'Healthcare', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.platform'), gate: 'healthcare.platform', screen: 'planned' },
  { path: '/healthcare/dashboard', label: 'Healthcare Dashboard', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.platform'), gate: 'healthcare.platform', screen: 'planned' },
  { path: '/healthcare/talent/plan', label: 'Workforce Planning', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.platform'), gate: 'healthcare.platform', screen: 'planned' },
  { path: '/healthcare/talent/recruit', label: 'Healthcare Recruitment', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.platform'), gate: 'healthcare.platform', screen: 'planned' },
  { path: '/healthcare/professional/credentials', label: 'Credentials', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.credentials'), gate: 'healthcare.credentials', screen: 'planned' },
  { path: '/healthcare/professional/shifts', label: 'Shifts', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.shifts'), gate: 'healthcare.shifts', screen: 'planned' },
  { path: '/healthcare/professional/education', label: 'Education', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.education'), gate: 'healthcare.education', screen: 'planned' },
  { path: '/healthcare/compliance', label: 'HIPAA Compliance', hub: 'healthtech', layout: 'app', access: ruleOf('healthcare.platform'), gate: 'healthcare.platform', screen: 'planned' },
  { path: '/cyber/dashboard', label: 'Cyber Dashboard', hub: 'cyber', layout: 'app', access: ruleOf('cyber.platform'), gate: 'cyber.platform', screen: 'planned' },
  { path: '/cyber/talent/rapid-deploy', label: 'Rapid Deploy', hub: 'cyber', layout: 'app', access: ruleOf('cyber.platform'), gate: 'cyber.platform', screen: 'planned' },
  { path: '/cyber/analyst/clearance', label: 'Clearance', hub: 'cyber', layout: 'app', access: ruleOf('cyber.clearance'), gate: 'cyber.clearance', screen: 'planned' },
  { path: '/cyber/analyst/incidents', label: 'Incidents', hub: 'cyber', layout: 'app', access: ruleOf('cyber.incidents'), gate: 'cyber.incidents', screen: 'planned' },
  { path: '/cyber/analyst/intelligence', label: 'Intelligence', hub: 'cyber', layout: 'app', access: ruleOf('cyber.intelligence'), gate: 'cyber.intelligence', screen: 'planned' },
] as const satisfies readonly RouteRow[];
