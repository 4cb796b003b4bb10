import type { InboxAction, InboxItem } from '@talent-os/contracts/inbox/shapes';

export type InboxRowProps = {
  readonly item: InboxItem;
  readonly now: number;
  readonly timezone: string;
  readonly selected: boolean;
  /** It stands among what was put off. */
  readonly snoozed: boolean;
  readonly onSelect: () => void;
  readonly onAct: (action: InboxAction) => void;
  readonly onSnooze: (until: string, day: string) => void;
  readonly onPickDay: () => void;
  readonly onWake: () => void;
};
