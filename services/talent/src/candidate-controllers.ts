import { AdvertisedController } from './advertised/advertised.controller.js';
import { AssessmentController } from './assessment/assessment.controller.js';
import { ApplicationFeedbackController } from './application-feedback/application-feedback.controller.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { CareerQuestionsController } from './career-questions/career-questions.controller.js';
import { CareersController } from './careers/careers.controller.js';
import { ChallengeReviewsController } from './community/challenge-reviews.controller.js';
import { ChallengesController } from './community/challenges.controller.js';
import { EventRevised } from './community/event-revised.listener.js';
import { CommunityEventsController } from './community/events.controller.js';
import { CommunityGroupsController } from './community/groups.controller.js';
import { PostReportsController } from './community/post-reports.controller.js';
import { CommunityPostsController } from './community/posts.controller.js';
import { StoriesController } from './community/stories.controller.js';
import { ContactHoursController } from './contact-hours/contact-hours.controller.js';
import { ExperienceController } from './experience/experience.controller.js';
import { IndustriesController } from './industries/industries.controller.js';
import { LearningOutcomesController } from './courses/outcomes.controller.js';
import { ProgressController } from './courses/progress.controller.js';
import { LearningPathsController } from './learning-paths/learning-paths.controller.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { OwnErasureController } from './own-erasure/own-erasure.controller.js';
import { OwnFiguresController } from './own-figures/own-figures.controller.js';
import { OwnInsightsController } from './own-insights/own-insights.controller.js';
import { PracticeController } from './practice/practice.controller.js';
import { PreparationController } from './preparation/preparation.controller.js';
import { ResumesController } from './resumes/resumes.controller.js';
import { SelfIdentificationController } from './self-identification/self-identification.controller.js';
import { TargetsController } from './targets/targets.controller.js';
import { WaysController } from './ways/ways.controller.js';

/** What candidates and professionals say of themselves, look for and find out. */
export const candidateControllers = [
  AdvertisedController,
  AssessmentController,
  ApplicationFeedbackController,
  AvailabilityController,
  CareerQuestionsController,
  CareersController,
  ChallengesController,
  ChallengeReviewsController,
  CommunityEventsController,
  EventRevised,
  CommunityGroupsController,
  CommunityPostsController,
  PostReportsController,
  StoriesController,
  ContactHoursController,
  ExperienceController,
  IndustriesController,
  LearningOutcomesController,
  LearningPathsController,
  OwnDataController,
  OwnErasureController,
  OwnFiguresController,
  OwnInsightsController,
  PracticeController,
  PreparationController,
  ProgressController,
  ResumesController,
  SelfIdentificationController,
  TargetsController,
  WaysController,
];
