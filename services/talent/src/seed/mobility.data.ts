/** What people write when they express interest. */
export const notes = [
  'I have covered for this team twice this year and would like to do it for good.',
  'The work is close to what I do now; I would like more of the part I am best at.',
  'I finished the course for this in spring and look for a place to use it.',
  'I would move for it, and could start within six weeks of a decision.',
  'Two people on the team suggested that I should come forward.',
  'After three years in my seat I would like to learn the next one.',
  'Happy to shadow somebody for a week first, if that helps you decide.',
  'My strengths are in the first two requirements; I know I have ground to make up on the last.',
] as const;

/** What hiring managers answer when they decline. */
export const declineReasons = [
  'We need somebody who already works at the required level in the two heaviest skills. Please try again once your course is done.',
  'A very close call: another colleague has done this job as a stand-in for a year.',
  'The start date cannot wait for the end of your current project.',
  'This seat needs to be on site four days a week, which does not fit what you wrote.',
  'We would rather see you in the senior opening next quarter; let us talk before then.',
] as const;
