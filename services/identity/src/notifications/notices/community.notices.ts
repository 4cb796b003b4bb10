import { communityGroupHandedOver } from '@talent-os/contracts/talent/community-groups.js';
import {
  communityPostDecided,
  communityPostHidden,
  communityPostLeft,
} from '@talent-os/contracts/talent/community-posts.js';
import { challengeReviewed } from '@talent-os/contracts/talent/community-challenges.js';
import { communityEventRevised, communitySeatGiven } from '@talent-os/contracts/talent/community-events.js';
import { successStoryDecided, successStorySent } from '@talent-os/contracts/talent/community-stories.js';
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
  successStorySent: on(successStorySent, async ({ title, deciderIds }, facts) => [
    { to: deciderIds.length > 0 ? deciderIds : await facts.administrators(), note: texts.storySent(title) },
  ]),
  successStoryDecided: on(successStoryDecided, ({ userId, title, decision }) => [
    { to: [userId], note: texts.storyDecided(decision, title) },
  ]),
  communityGroupHandedOver: on(communityGroupHandedOver, ({ moderatorId, groupName }) => [
    { to: [moderatorId], note: texts.groupHandedOver(groupName) },
  ]),
};
