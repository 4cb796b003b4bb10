import type { Output } from '@talent-os/contracts';
import { getInbox } from '@talent-os/contracts/productivity/inbox';
import { eventually } from './eventually.js';
import type { Person } from './person.js';

/** Somebody's inbox with the rows of every service: a machine that does much else answers in part, and is asked again. */
export const wholeInbox = (person: Person): Promise<Output<typeof getInbox>> =>
  eventually(async () => {
    const inbox = await person.call(getInbox, {});
    if (inbox.missing.length > 0) throw new Error(`${inbox.missing.join()} did not answer`);
    return inbox;
  });
