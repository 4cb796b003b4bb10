import { Talent1763600000000 } from './1-talent.js';
import { Recruiting1763600000002 } from './2-recruiting.js';
import { InterviewsAndOffers1763600000003 } from './3-interviews-and-offers.js';
import { Transitions1763600000004 } from './4-transitions.js';
import { Planning1763600000005 } from './5-planning.js';
import { RecruitingDecisions1763600000007 } from './7-recruiting-decisions.js';
import { Onboarding1763720000006 } from './6-onboarding.js';
import { OnboardingProofs1763730000008 } from './8-onboarding-proofs.js';
import { Lists1763740000009 } from './9-lists.js';
import { ApplicationsOfAPerson1763750000010 } from './10-applications-of-a-person.js';
import { DueQueue1763760000011 } from './11-due-queue.js';
import { PeopleByName1763800000012 } from './12-people-by-name.js';
import { ListOrders1763900000013 } from './13-list-orders.js';
import { Search1764000000014 } from './14-search.js';
import { FoldedSearch1764600000015 } from './15-folded-search.js';
import { TextOrder1764600000016 } from './16-text-order.js';
import { FollowUp1764700000017 } from './17-follow-up.js';
import { ApprovalWorkflows1764800000018 } from './18-approval-workflows.js';
import { Candidates1764900000019 } from './19-candidates.js';
import { Profiles1765000000020 } from './20-profiles.js';
import { ReasonsAndMessages1765100000021 } from './21-reasons-and-messages.js';
import { PipelineVersions1765200000022 } from './22-pipeline-versions.js';
import { Privacy1765200000023 } from './23-privacy.js';
import { PeopleAndLeaving1765300000024 } from './24-people-and-leaving.js';
import { Applying1765500000026 } from './26-applying.js';
import { Development1766000000040 } from './40-development.js';
import { Catalogue1766400000049 } from './49-catalogue.js';
import { Courses1766400000050 } from './50-courses.js';
import { TargetsAlike1766500000053 } from './53-targets-alike.js';
import { CommunityGroups1766600000054 } from './54-community-groups.js';
import { EventSeats1766600000055 } from './55-event-seats.js';
import { Challenges1766600000056 } from './56-challenges.js';
import { SuccessStories1766600000057 } from './57-success-stories.js';
import { LearningDays1766700000058 } from './58-learning-days.js';
import { LearningOutcomes1766710000059 } from './59-learning-outcomes.js';
import { LearningPaths1766720000060 } from './60-learning-paths.js';
import { FindingOut1766730000061 } from './61-finding-out.js';
import { TransitionWorkflows1766600000065 } from './65-transition-workflows.js';
import { ContactHours1766900000067 } from './67-contact-hours.js';
import { Learning1766400000051 } from './51-learning.js';
import { Resumes1765900000035 } from './35-resumes.js';
import { Preparation1765910000036 } from './36-preparation.js';
import { Practice1765920000037 } from './37-practice.js';
import { Erasure1766100000045 } from './45-erasure.js';
import { Automations1766200000046 } from './46-automations.js';
import { PoolMessages1766300000047 } from './47-pool-messages.js';
import { OfferWorkflows1766400000048 } from './48-offer-workflows.js';
import { ApplicationFeedback1766800000062 } from './62-application-feedback.js';
import { OwnInsights1766800000063 } from './63-own-insights.js';
import { Demographics1766000000030 } from './30-demographics.js';

/** How the schema came to be, in order. */
export const migrations = [
  Talent1763600000000,
  Recruiting1763600000002,
  InterviewsAndOffers1763600000003,
  Transitions1763600000004,
  Planning1763600000005,
  RecruitingDecisions1763600000007,
  Onboarding1763720000006,
  OnboardingProofs1763730000008,
  Lists1763740000009,
  ApplicationsOfAPerson1763750000010,
  DueQueue1763760000011,
  PeopleByName1763800000012,
  ListOrders1763900000013,
  Search1764000000014,
  FoldedSearch1764600000015,
  TextOrder1764600000016,
  FollowUp1764700000017,
  ApprovalWorkflows1764800000018,
  Candidates1764900000019,
  Profiles1765000000020,
  ReasonsAndMessages1765100000021,
  PipelineVersions1765200000022,
  Privacy1765200000023,
  PeopleAndLeaving1765300000024,
  Applying1765500000026,
  Development1766000000040,
  Resumes1765900000035,
  Preparation1765910000036,
  Practice1765920000037,
  Demographics1766000000030,
  Erasure1766100000045,
  Automations1766200000046,
  PoolMessages1766300000047,
  OfferWorkflows1766400000048,
  Catalogue1766400000049,
  Courses1766400000050,
  Learning1766400000051,
  TargetsAlike1766500000053,
  CommunityGroups1766600000054,
  EventSeats1766600000055,
  Challenges1766600000056,
  SuccessStories1766600000057,
  LearningDays1766700000058,
  LearningOutcomes1766710000059,
  LearningPaths1766720000060,
  FindingOut1766730000061,
  ApplicationFeedback1766800000062,
  OwnInsights1766800000063,
  TransitionWorkflows1766600000065,
  ContactHours1766900000067,
];
