import type { ApplicationScope } from '@talent-os/contracts/access/principal';

/** What an application may do, in the words people choose it by. */
export const scopeWords: Readonly<Record<ApplicationScope, { readonly label: string; readonly about: string }>> = {
  read: {
    label: 'Read',
    about: 'Reads what you may read. Names are placeholders unless your organization says otherwise.',
  },
  propose: {
    label: 'Propose changes',
    about: 'Leaves proposals in your conversations. Nothing changes until you approve it here.',
  },
};
