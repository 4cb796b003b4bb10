import type { ServiceDefinition } from '@talent-os/service-kit';
import { Application } from './applications/application.entity.js';
import { CollaborationNote } from './collaboration/collaboration-note.entity.js';
import { CollaborationController } from './collaboration/collaboration.controller.js';
import { Collaboration } from './collaboration/collaboration.entity.js';
import { Interview } from './interviews/interview.entity.js';
import { Scorecard } from './interviews/scorecard.entity.js';
import { MarketplaceController } from './marketplace/marketplace.controller.js';
import { MentorOffer } from './mentorships/mentor-offer.entity.js';
import { MentorshipsController } from './mentorships/mentorships.controller.js';
import { Talent1763600000000 } from './migrations/1-talent.js';
import { Recruiting1763600000002 } from './migrations/2-recruiting.js';
import { InterviewsAndOffers1763600000003 } from './migrations/3-interviews-and-offers.js';
import { DecisionsController } from './mobility/decisions.controller.js';
import { ExpressionsController } from './mobility/expressions.controller.js';
import { InterestExpression } from './mobility/interest-expression.entity.js';
import { OpportunitiesController } from './mobility/opportunities.controller.js';
import { Offer } from './offers/offer.entity.js';
import { PipelineTemplate } from './positions/pipeline-template.entity.js';
import { Position } from './positions/position.entity.js';
import { seed } from './seed/seed.js';
import { PersonSkill } from './skills/person-skill.entity.js';
import { Skill } from './skills/skill.entity.js';
import { Transition } from './transitions/transition.entity.js';
import { untenanted } from './untenanted.js';

export const definition: ServiceDefinition = {
  name: 'talent',
  controllers: [
    MarketplaceController,
    OpportunitiesController,
    ExpressionsController,
    DecisionsController,
    CollaborationController,
    MentorshipsController,
  ],
  entities: [
    Skill,
    PersonSkill,
    PipelineTemplate,
    Position,
    Application,
    Transition,
    InterestExpression,
    Collaboration,
    CollaborationNote,
    MentorOffer,
    Interview,
    Scorecard,
    Offer,
  ],
  untenanted,
  migrations: [Talent1763600000000, Recruiting1763600000002, InterviewsAndOffers1763600000003],
  seed,
};
