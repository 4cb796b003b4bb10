import { communityGroupHandedOver } from '@talent-os/contracts/talent/community-groups.js';
import {
  communityPostDecided,
  communityPostHidden,
  communityPostLeft,
} from '@talent-os/contracts/talent/community-posts.js';
import { challengeReviewed } from '@talent-os/contracts/talent/community-challenges.js';
import { communityEventRevised, communitySeatGiven } from '@talent-os/contracts/talent/community-events.js';
import * as texts from '../texts/community-texts.js';
import { on } from './notice.js';

export const communityNotices = {
  communityPostHidden: on(communityPostHidden, async ({ groupName, deciderId }, facts) => [
    { to: deciderId ? [deciderId] : await facts.administrators(), note: texts.postHidden(groupName) },
  ]),
  communityPostLeft: on(communityPostLeft, async ({ groupName }, facts) => [
    { to: await facts.administrators(), note: texts.postLeft(groupName) },
  ]),
  communityPostDecided: on(communityPostDecided, ({ authorId, decision, groupName }) => [
    { to: [authorId], note: texts.postDecided(decision, groupName) },
  ]),
  challengeReviewed: on(challengeReviewed, ({ userIds, title }) => [{ to: userIds, note: texts.workReviewed(title) }]),
  communitySeatGiven: on(communitySeatGiven, ({ userId, title }) => [{ to: [userId], note: texts.seatGiven(title) }]),
  communityEventRevised: on(communityEventRevised, ({ userIds, title, calledOff }) => [
    { to: userIds, note: texts.eventRevised(title, calledOff) },
  ]),
  communityGroupHandedOver: on(communityGroupHandedOver, ({ moderatorId, groupName }) => [
    { to: [moderatorId], note: texts.groupHandedOver(groupName) },
  ]),
};
