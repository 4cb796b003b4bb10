import { Preferences } from '@/features/preferences/preferences';
import hub from '../candidate.module.css';

/** How the product looks and behaves, as everybody sets it for themselves. */
export const OwnPreferences = () => (
  <div className={hub.touch}>
    <Preferences />
  </div>
);
