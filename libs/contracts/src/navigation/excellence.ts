import { ruleOf } from '../access/gates.js';
import type { ExcellenceModuleKey } from '../sales/excellence/modules.js';
import type { RouteRow } from './route.js';

const gate = 'sales.excellence';
const app = { hub: 'excellence', layout: 'app', access: ruleOf(gate), gate } as const;

/** The page of a module, its assets and its analysis. */
const screensOf = <const K extends ExcellenceModuleKey>(key: K, label: string, short = label) =>
  [
    { ...app, path: `/excellence/${key}`, label, screen: 'built' },
    {
      ...app,
      path: `/excellence/${key}/assets`,
      label: `${short} Assets`,
      under: `/excellence/${key}`,
      screen: 'built',
    },
    {
      ...app,
      path: `/excellence/${key}/analysis`,
      label: `${short} Analysis`,
      under: `/excellence/${key}`,
      screen: 'built',
    },
  ] as const;

export const excellenceRoutes = [
  { ...app, path: '/excellence', label: 'Excellence', screen: 'built' },
  { ...app, path: '/excellence/get-started', label: 'Get Started', layout: 'none', screen: 'built' },
  ...screensOf('gtm', 'Go-to-Market Strategy', 'Go-to-Market'),
  ...screensOf('analytics', 'Analytics'),
  ...screensOf('competencies', 'Competencies'),
  ...screensOf('structure', 'Structure'),
  ...screensOf('enablement', 'Enablement'),
  ...screensOf('success', 'Success'),
  ...screensOf('planning', 'Planning'),
  ...screensOf('compensation', 'Compensation'),
  {
    ...app,
    path: '/excellence/assets/view/:assetType/:sessionId/:assetId',
    label: 'Asset',
    under: '/excellence',
    screen: 'built',
  },
] as const satisfies readonly RouteRow[];
