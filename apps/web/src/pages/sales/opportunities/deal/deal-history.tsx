import type { Output } from '@talent-os/contracts/define';
import type { getDeal } from '@talent-os/contracts/sales/deals';
import { Timeline } from '@/ui/display/timeline';
import { labelOf } from '../move/move.rules';

type Entry = Output<typeof getDeal>['history'][number];

const headings: Record<Entry['kind'], (entry: Entry) => string> = {
  created: () => 'Deal logged',
  changed: () => 'Facts changed',
  activity: () => 'Activity',
  stage: ({ from, to }) => [from, to].flatMap((stage) => (stage ? labelOf(stage) : [])).join(' → '),
};

/** What happened to a deal, newest first. */
export const DealHistory = ({ history }: { readonly history: readonly Entry[] }) => (
  <Timeline entries={history} wordsOf={(entry) => headings[entry.kind](entry)} />
);
