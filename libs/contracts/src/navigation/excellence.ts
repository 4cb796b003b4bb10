import { ruleOf } from '../access/gates.js';
import { excellenceModules, shortLabels } from '../sales/excellence/module-labels.js';
import type { RouteRow } from './route.js';

const gate = 'sales.excellence';
const app = { hub: 'excellence', layout: 'app', access: ruleOf(gate), gate } as const;

/** The page of a module, its assets and its analysis. */
const screensOf = <const K extends string>(key: K, label: string, short = label) =>
  [
    { ...app, path: `/excellence/${key}`, label },
    {
      ...app,
      path: `/excellence/${key}/assets`,
      label: `${short} Assets`,
      under: `/excellence/${key}`,
    },
    {
      ...app,
      path: `/excellence/${key}/analysis`,
      label: `${short} Analysis`,
      under: `/excellence/${key}`,
    },
  ] as const;

/** The screens of every module, in the order of the modules. */
export const screensOfModules = <const K extends string>(modules: Readonly<Record<K, string>>) =>
  (Object.keys(modules) as K[]).flatMap((key) => screensOf(key, modules[key], shortLabels[key]));

export const excellenceRoutes = [
  { ...app, path: '/excellence', label: 'Excellence' },
  { ...app, path: '/excellence/get-started', label: 'Get Started', layout: 'none' },
  ...screensOfModules(excellenceModules),
  {
    ...app,
    path: '/excellence/assets/view/:assetType/:sessionId/:assetId',
    label: 'Asset',
    under: '/excellence',
  },
] as const satisfies readonly RouteRow[];
