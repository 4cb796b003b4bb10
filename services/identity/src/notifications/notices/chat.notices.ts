import { conversationShared } from '@talent-os/contracts/chat/shares.js';
import * as texts from '../texts/chat-texts.js';
import { on } from './notice.js';

export const chatNotices = {
  conversationShared: on(conversationShared, async ({ userId, ownerId, shareId }, facts) => [
    { to: [userId], note: texts.conversationShared(await facts.nameOf(ownerId), shareId) },
  ]),
};
