import { AdvertisedController } from './advertised/advertised.controller.js';
import { ApplicationFeedbackController } from './application-feedback/application-feedback.controller.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { CareersController } from './careers/careers.controller.js';
import { ExperienceController } from './experience/experience.controller.js';
import { IndustriesController } from './industries/industries.controller.js';
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
  ApplicationFeedbackController,
  AvailabilityController,
  CareersController,
  ExperienceController,
  IndustriesController,
  OwnDataController,
  OwnErasureController,
  OwnFiguresController,
  OwnInsightsController,
  PracticeController,
  PreparationController,
  ResumesController,
  SelfIdentificationController,
  TargetsController,
  WaysController,
];
