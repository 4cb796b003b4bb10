import type { OnboardingPlan } from '@talent-os/contracts/talent/onboarding';
import { Meter } from '@/ui/figures/meter';
import css from './onboard.module.css';

/** How many required tasks are done. */
export const Progress = ({ plan: { requiredDone, requiredTotal } }: { readonly plan: OnboardingPlan }) => (
  <div>
    <p className={css.share}>
      {requiredDone} of {requiredTotal} required tasks done
    </p>
    <Meter percent={requiredTotal === 0 ? 100 : (100 * requiredDone) / requiredTotal} label="Required tasks done" />
  </div>
);
