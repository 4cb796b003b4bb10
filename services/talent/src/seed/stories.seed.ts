import { writeSuccessStory } from '@talent-os/contracts/talent/community-stories.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { SuccessStory } from '../community/success-story.entity.js';
import { demoStories } from './stories.data.js';
import type { SeedRow, World } from './world.js';

/** What people tell who do not sign in; somebody else has looked at what is published. */
export const storyRows = (world: World): SeedRow<SuccessStory>[] =>
  world.organization.industries.flatMap((industry) => {
    const everybody = world.who(industry, 'allTalent').filter(({ signsIn }) => !signsIn);
    const [decider, ...authors] = world.dice(`stories/${industry}`).some(everybody, demoStories[industry].length + 1);
    return demoStories[industry].map(({ key, sent, published, ...demo }, at) => {
      const { consents: _, ...said } = writeSuccessStory.input.parse({ ...demo, industry, consents: true });
      const ago = (days: number) => new Date(world.now.getTime() - days * DAY_MS);
      return {
        ...said,
        id: world.id('story', industry, key),
        userId: authors[at]!.id,
        status: published === undefined ? ('waiting' as const) : ('published' as const),
        consentedAt: ago(sent),
        sentAt: ago(sent),
        publishedAt: published === undefined ? null : ago(published),
        decidedById: published === undefined ? null : decider!.id,
        note: null,
        createdAt: ago(sent),
      };
    });
  });
