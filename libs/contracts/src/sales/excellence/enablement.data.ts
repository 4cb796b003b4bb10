import { enablementAssets } from './enablement.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const enablement: ExcellenceModule = {
  label: 'Enablement',
  place: 5,
  about: 'How people learn to sell here, and whether they use what they learn.',
  metrics: ['methodologyCompletion', 'rampDays', 'coachingHours', 'assetUse'],
  dimensions: [
    {
      key: 'onboarding',
      label: 'Onboarding',
      weight: 2,
      metric: 'rampDays',
      statements: [
        says('plan', 'New sellers have a plan for their first 90 days', 2),
        says('first-talk', 'They lead a customer talk within a month'),
        says('buddy', 'Each of them has a colleague who answers everything'),
        says('checked', 'Somebody checks what they can do, not what they have read'),
      ],
      actions: [
        action('ninety-days', 'Write the first 90 days with a check every two weeks', 2),
        action('buddies', 'Name a buddy before the first day', 1),
      ],
    },
    {
      key: 'content',
      label: 'Content',
      weight: 2,
      statements: [
        says('current', 'What I send to customers is up to date', 2),
        says('fits', 'There is something for each step of a deal'),
        says('one-place', 'It lies in one place'),
        says('asked', 'Somebody asks us which content is missing'),
      ],
      actions: [
        action('clean-up', 'Remove what nobody has used for a year', 1),
        action('missing-list', 'Collect what is missing, by stage of a deal', 1),
      ],
    },
    {
      key: 'coaching',
      label: 'Coaching',
      weight: 3,
      metric: 'coachingHours',
      statements: [
        says('regular', 'I am coached on a real deal at least every two weeks', 2),
        says('useful', 'After it I do something differently'),
        says('joint', 'My manager joins customer talks to watch, not to sell'),
        says('peers', 'We coach each other'),
      ],
      actions: [
        action('coaching-slot', 'Fix a coaching half hour every two weeks', 1),
        action('manager-course', 'Train managers to coach by questions', 3),
      ],
    },
    {
      key: 'adoption',
      label: 'Adoption',
      weight: 2,
      metric: 'methodologyCompletion',
      statements: [
        says('used', 'I use our methodology in my deals', 2),
        says('language', 'We talk about deals in its words'),
        says('managers', 'Managers ask by it in deal reviews'),
        says('worth-it', 'It helps me win'),
      ],
      actions: [
        action('finish-levels', 'Have every seller finish the level they are in', 2),
        action('review-by-it', 'Hold deal reviews by the questions of the methodology', 1),
      ],
    },
  ],
  assets: enablementAssets,
};
