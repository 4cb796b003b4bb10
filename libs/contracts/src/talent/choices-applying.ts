import { choices } from '../fields/choices.js';
import { ownInsightLabels } from './own-insights.js';
import { erasureHolds, erasureStates } from './own-erasure.js';
import { feedbackPartLabels } from './application-feedback.js';
import { positionMarkLabels } from './advertised-list.js';
import { journeyStageLabels, nextStepLabels } from './my-journey.js';
import { answerHintLabels, answerPartLabels, practiceKindLabels, practiceLevels } from './practice.js';
import { metAsLabels, preparationStepLabels, stagePlaceLabels } from './preparation.js';
import { resumeFactKindLabels, resumeSectionLabels, termStateLabels } from './resumes.js';
import { searchAlertLabels } from './position-searches.js';
import { paperStateLabels } from './ways.js';

/** What people call the values of how they look for positions. */
export const applyingChoices = {
  positionMarks: choices(positionMarkLabels),
  searchAlerts: choices(searchAlertLabels),
  journeyStages: choices(journeyStageLabels),
  nextSteps: choices(nextStepLabels),
  practiceKinds: choices(practiceKindLabels),
  practiceLevels: choices(practiceLevels),
  answerParts: choices(answerPartLabels),
  answerHints: choices(answerHintLabels),
  preparationSteps: choices(preparationStepLabels),
  metAs: choices(metAsLabels),
  stagePlaces: choices(stagePlaceLabels),
  paperStates: choices(paperStateLabels),
  resumeFactKinds: choices(resumeFactKindLabels),
  resumeSections: choices(resumeSectionLabels),
  termStates: choices(termStateLabels),
  ownInsightKinds: choices(ownInsightLabels),
  feedbackParts: choices(feedbackPartLabels),
  erasureStates: choices(erasureStates),
  erasureHolds: choices(erasureHolds),
};
