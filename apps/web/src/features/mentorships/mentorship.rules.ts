import type { Output, Sent } from '@talent-os/contracts/define';
import type { answerMentorship, listMentorships } from '@talent-os/contracts/talent/collaboration';
import type { BadgeVariant } from '@/ui/display/status-badge';

export type Offer = Output<typeof listMentorships>['items'][number];
export type Action = Sent<typeof answerMentorship>['action'];
type Part = 'mentor' | 'mentee' | 'other';

/** The part a person has in an offer. */
export const partIn = ({ mine, requestedByMe }: Pick<Offer, 'mine' | 'requestedByMe'>): Part =>
  mine ? 'mentor' : requestedByMe ? 'mentee' : 'other';

const choices: Record<Offer['status'], Record<Part, readonly Action[]>> = {
  open: { mentor: ['end'], mentee: [], other: ['request'] },
  requested: { mentor: ['accept', 'decline'], mentee: ['end'], other: [] },
  matched: { mentor: ['end'], mentee: ['end'], other: [] },
  ended: { mentor: [], mentee: [], other: [] },
};

/** What a person may do about an offer now. */
export const choicesOf = (offer: Offer): readonly Action[] => choices[offer.status][partIn(offer)];

const endings: Partial<Record<Offer['status'], string>> = {
  open: 'Take back',
  requested: 'Take back',
  matched: 'End mentorship',
};
const labels: Record<Exclude<Action, 'end'>, string> = {
  request: 'Ask to be mentored',
  accept: 'Accept',
  decline: 'Decline',
};

export const labelOf = (action: Action, { status }: Offer): string =>
  action === 'end' ? (endings[status] ?? 'End') : labels[action];

export const badges: Record<Offer['status'], { readonly label: string; readonly variant: BadgeVariant }> = {
  open: { label: 'open', variant: 'default' },
  requested: { label: 'requested', variant: 'warning' },
  matched: { label: 'matched', variant: 'success' },
  ended: { label: 'ended', variant: 'secondary' },
};

/** What has been done, for the notification. */
export const outcomes: Record<Action, string> = {
  request: 'Mentorship requested',
  accept: 'Mentorship accepted',
  decline: 'Request declined',
  end: 'Done',
};
