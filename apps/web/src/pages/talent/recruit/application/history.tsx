import { entryKindLabels } from '@talent-os/contracts/talent/applications';
import { Timeline } from '../../../../ui/timeline';
import type { Application } from './application';

const wordsOf = ({ kind, from, to }: Application['history'][number]) => {
  if (kind) return `${entryKindLabels[kind]} in ${to}`;
  return from ? `${from} → ${to}` : `Entered ${to}`;
};

/** What happened, newest first. */
export const History = ({ history }: Pick<Application, 'history'>) => <Timeline entries={history} wordsOf={wordsOf} />;
