import { ApplicationFeedback } from './application-feedback/application-feedback.entity.js';
import { OwnInsightDismissal } from './own-insights/own-insight-dismissal.entity.js';
import { PracticeTry } from './practice/practice-try.entity.js';
import { Practice } from './practice/practice.entity.js';

/** What candidates and professionals practice, ask and keep for themselves. */
export const candidateEntities = [ApplicationFeedback, OwnInsightDismissal, Practice, PracticeTry];
