import type { entryKinds } from '@talent-os/contracts/talent/applications';
import { Timeline } from '../../../../ui/timeline';
import type { Application } from './application';

const kinds: Record<(typeof entryKinds)[number], string> = {
  rejected: 'Rejected',
  restored: 'Taken up again after a rejection',
  held: 'Put on hold',
  resumed: 'Taken up again',
  withdrawn: 'Withdrawn',
};

const wordsOf = ({ kind, from, to }: Application['history'][number]) => {
  if (kind) return `${kinds[kind]} in ${to}`;
  return from ? `${from} → ${to}` : `Entered ${to}`;
};

/** What happened, newest first. */
export const History = ({ history }: Pick<Application, 'history'>) => <Timeline entries={history} wordsOf={wordsOf} />;
