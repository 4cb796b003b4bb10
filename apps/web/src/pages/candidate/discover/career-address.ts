/** Where questions about where somebody wants to go are answered. */
export const QUESTIONS = '/candidate/discover/questions';
export const addressOf = (questionKey: string): string => `${QUESTIONS}?question=${encodeURIComponent(questionKey)}`;
