import { entryKindLabels, type ApplicationDetail } from '@talent-os/contracts/talent/applications';
import { Timeline } from '@/ui/display/timeline';

const wordsOf = ({ kind, from, to }: ApplicationDetail['history'][number]) => {
  if (kind) return `${entryKindLabels[kind]} in ${to}`;
  return from ? `${from} → ${to}` : `Entered ${to}`;
};

/** What happened, newest first. */
export const History = ({ history }: Pick<ApplicationDetail, 'history'>) => (
  <Timeline entries={history} wordsOf={wordsOf} />
);
