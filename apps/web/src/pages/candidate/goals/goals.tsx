import { useMay } from '@/lib/use-may';
import { listGoals } from '@talent-os/contracts/productivity/goals';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { RunningGoals } from './running-goals';
import { Targets } from './targets';

/** Where the caller wants to be, and the goals that lead there. */
export function Goals() {
  const keepsGoals = useMay(listGoals);
  return (
    <Page title="Goals" description="The roles you aim for, and what you do to get there.">
      <div className={`${layout.stack} ${hub.touch}`}>
        <Targets />
        {keepsGoals && <RunningGoals />}
      </div>
    </Page>
  );
}
