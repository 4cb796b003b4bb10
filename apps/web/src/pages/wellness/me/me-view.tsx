import { useQuery } from '@tanstack/react-query';
import { getMyWellness } from '@talent-os/contracts/productivity/wellness';
import { IconLock } from '@tabler/icons-react';
import { query } from '@/lib/query';
import { UndoToast } from '@/ui/message/undo-toast';
import { SupportCard } from '../support/support-card';
import { useCheckins } from '../use-checkins';
import layout from '@/ui/page/layout.module.css';
import css from '../wellness.module.css';
import { CheckinsDue } from './checkins-due';
import { History } from './history';
import { MoodCard } from './mood-card';
import { TrendCard } from './trend-card';
import { WorkloadCard } from './workload-card';

/** How I am, by my own account, and what my work asks of me. */
export function MeView() {
  const mine = useQuery(query(getMyWellness, {}));
  const checkins = useCheckins();
  const asksForSupport = (mine.data?.support.length ?? 0) > 0;
  return (
    <div className={layout.stack}>
      <p className={css.private}>
        <IconLock size={16} aria-hidden />
        <span>
          Only you can see this: no manager, no administrator, and never the assistant. Everything is optional, and what
          you delete is gone.
        </span>
      </p>
      {asksForSupport && <SupportCard asked />}
      <div className={layout.columns}>
        <div className={layout.stack}>
          <MoodCard checkins={checkins} />
          <TrendCard />
        </div>
        <div className={layout.stack}>
          <CheckinsDue mine={mine} />
          <WorkloadCard />
          {!asksForSupport && <SupportCard />}
        </div>
      </div>
      <History checkins={checkins} />
      {checkins.undoable && (
        <UndoToast
          key={checkins.undoable.key}
          text={checkins.undoable.text}
          onUndo={checkins.undoable.undo}
          onGone={checkins.forget}
        />
      )}
    </div>
  );
}
