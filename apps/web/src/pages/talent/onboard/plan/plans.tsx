import type { ReactNode } from 'react';
import { PlanFilters } from './plan-filters';
import { PlansTable } from './plans-table';
import { Summary } from './summary';
import type { OnboardView } from '../use-onboard-view';

/** Where onboarding stands, and the plans behind it. */
export const Plans = ({ view, empty }: { readonly view: OnboardView; readonly empty: ReactNode }) => (
  <>
    <Summary view={view} />
    <PlansTable view={view} toolbar={<PlanFilters view={view} />} empty={empty} />
  </>
);
