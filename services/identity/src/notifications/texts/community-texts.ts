import type { PostDecision } from '@talent-os/contracts/talent/community-posts.js';
import type { StoryDecision } from '@talent-os/contracts/talent/community-stories.js';
import type { Note } from './notification-texts.js';

const FEED = '/candidate/community/feed';

/** Three people have reported a post, and the reader decides. */
export const postHidden = (group: string): Note => ({
  kind: 'approval',
  link: FEED,
  title: 'A post waits for your decision',
  message: `Three people reported a post in ${group}. It is hidden until you have looked at it.`,
});

/** Nobody has decided within three days. */
export const postLeft = (group: string): Note => ({
  kind: 'approval',
  link: FEED,
  title: 'Nobody has decided on a hidden post',
  message: `A post in ${group} was reported three days ago. Please decide whether it is shown again.`,
});

const decided: Record<PostDecision, (group: string) => string> = {
  restore: (group) => `Your post in ${group} is shown again.`,
  remove: (group) => `Your post in ${group} was removed. The reason is with the post.`,
};
export const postDecided = (decision: PostDecision, group: string): Note => ({
  kind: 'collaboration',
  link: FEED,
  title: 'Your post was looked at',
  message: decided[decision](group),
});

export const groupHandedOver = (group: string): Note => ({
  kind: 'collaboration',
  link: '/candidate/community/groups',
  title: 'You moderate a group now',
  message: `Who moderated ${group} has left it and named you. You decide on posts that are reported there.`,
});

const EVENTS = '/candidate/community/events?show=mine';

export const seatGiven = (event: string): Note => ({
  kind: 'collaboration',
  link: EVENTS,
  title: 'You have a seat',
  message: `A seat in “${event}” has become free, and it is yours.`,
});

export const eventRevised = (event: string, calledOff: boolean): Note => ({
  kind: 'collaboration',
  link: EVENTS,
  title: calledOff ? 'An event was called off' : 'An event was changed',
  message: calledOff
    ? `“${event}” does not take place.`
    : `“${event}” was changed. Please look whether you can still come.`,
});

/** Enough of others have looked at a work. */
export const workReviewed = (challenge: string): Note => ({
  kind: 'collaboration',
  link: '/candidate/community/challenges?show=mine',
  title: 'Your work was reviewed',
  message: `Two people have looked at your work in “${challenge}”. You read what they say once you have looked at two works of others.`,
});

const STORIES = '/candidate/community/success';

/** A story waits for the reader. */
export const storySent = (story: string): Note => ({
  kind: 'approval',
  link: STORIES,
  title: 'A story waits to be looked at',
  message: `“${story}” is published once you or somebody else who moderates has looked at it.`,
});

const looked: Record<StoryDecision, readonly [title: string, message: (story: string) => string]> = {
  publish: [
    'Your story is published',
    (story) => `“${story}” is read by others now. You can take it back at any time.`,
  ],
  return: [
    'Your story was sent back',
    (story) => `What is missing stands with “${story}”. You can change it and send it again.`,
  ],
};
export const storyDecided = (decision: StoryDecision, story: string): Note => ({
  kind: 'collaboration',
  link: `${STORIES}?show=mine`,
  title: looked[decision][0],
  message: looked[decision][1](story),
});
