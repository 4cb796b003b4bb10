/** Areas of interest after Holland, in the order in which they lie around the hexagon. */
export const interestAreas = {
  realistic: 'Realistic',
  investigative: 'Investigative',
  artistic: 'Artistic',
  social: 'Social',
  enterprising: 'Enterprising',
  conventional: 'Conventional',
} as const;
export type InterestArea = keyof typeof interestAreas;
export const interestAreaKeys = Object.keys(interestAreas) as [InterestArea, ...InterestArea[]];

/** What work of an area is. */
export const interestAreaWords: Readonly<Record<InterestArea, string>> = {
  realistic: 'Work with things: tools, machines, plants and animals',
  investigative: 'Work with questions: facts, causes and how things come about',
  artistic: 'Work with forms: words, pictures, music and what nobody has made yet',
  social: 'Work with people: teach, care, advise and help',
  enterprising: 'Work through people: lead, persuade, sell and decide',
  conventional: 'Work with order: records, figures and rules that hold',
};

/** What people want of their work. */
export const workValues = {
  achievement: 'Achievement',
  independence: 'Independence',
  recognition: 'Recognition',
  relationships: 'Relationships',
  support: 'Support',
  conditions: 'Working conditions',
} as const;
export type WorkValue = keyof typeof workValues;
export const workValueKeys = Object.keys(workValues) as [WorkValue, ...WorkValue[]];

/** What each is, as one chooses between two of them. */
export const workValueWords: Readonly<Record<WorkValue, string>> = {
  achievement: 'I use what I am best at, and see what came of it',
  independence: 'I try out ideas of my own and decide for myself',
  recognition: 'I can advance, lead others and am respected for what I do',
  relationships: 'I work with people I get along with, and am of use to others',
  support: 'I have a management that trains its people and stands behind them',
  conditions: 'I have secure work, fair pay and surroundings that suit me',
};

/** How much somebody would like to do something, as they answer. */
export const likings = ['Strongly dislike', 'Dislike', 'Unsure', 'Like', 'Strongly like'] as const;
export const MOST_LIKED = likings.length - 1;

/** Questions of interests, and choices between two values that follow them. */
export const INTEREST_QUESTIONS = 60;
export const VALUE_QUESTIONS = 15;
export const ASSESSMENT_QUESTIONS = INTEREST_QUESTIONS + VALUE_QUESTIONS;
/** Of one area, and of one value, at most. */
export const AREA_MOST = (INTEREST_QUESTIONS / interestAreaKeys.length) * MOST_LIKED;
export const VALUE_MOST = workValueKeys.length - 1;
/** Days before an assessment is taken again. */
export const RETAKE_DAYS = 30;

/** What a question of the assessment is about. */
export const assessmentQuestionKinds = { interest: 'Interest', value: 'Value' } as const;
type AssessmentQuestionKind = keyof typeof assessmentQuestionKinds;
export const assessmentQuestionKindKeys = Object.keys(assessmentQuestionKinds) as [
  AssessmentQuestionKind,
  ...AssessmentQuestionKind[],
];
