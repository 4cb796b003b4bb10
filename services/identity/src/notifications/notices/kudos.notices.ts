import { kudosGiven } from '@talent-os/contracts/identity/kudos.js';
import * as texts from '../texts/notification-texts.js';
import { on } from './notice.js';

export const kudosNotices = {
  kudosGiven: on(kudosGiven, async ({ fromId, toId, tell }, facts) =>
    tell ? [{ to: [toId], note: texts.kudosReceived(await facts.nameOf(fromId)) }] : [],
  ),
};
