import { actions, figure, findings, heading, strengths, type AssetType } from './module.js';

/** Papers of the module. */
export const competenciesAssets: readonly AssetType[] = [
  {
    key: 'competency-matrix',
    label: 'Competency matrix',
    of: 'Role',
    headings: [
      heading('skills', 'Skills', 'What does somebody in this role have to be able to do?', strengths),
      heading('levels', 'Levels', 'How do we tell the levels apart?'),
      heading('today', 'Where we stand', 'What do quizzes and answers say?', figure('quizResults')),
      heading('gaps', 'Gaps', 'What is missing most?', findings),
      heading('next', 'What comes next', 'What is learned first?', actions),
    ],
  },
  {
    key: 'interview-scorecard',
    label: 'Interview scorecard',
    of: 'Role',
    headings: [
      heading('role', 'The role', 'What will this person do in the first year?'),
      heading('must', 'What they must bring', 'What cannot be learned here?'),
      heading('questions', 'Questions', 'What is everybody asked, in the same words?'),
      heading('anchors', 'What answers are worth', 'What does a weak, a fair and a strong answer sound like?'),
      heading('decision', 'Decision', 'Who decides, on which grounds?'),
    ],
  },
  {
    key: 'coaching-guide',
    label: 'Coaching guide',
    of: 'Skill',
    headings: [
      heading('skill', 'The skill', 'What does it look like when it is done well?'),
      heading('see', 'What to watch for', 'What do you hear in a customer talk?', findings),
      heading('ask', 'What to ask', 'Which questions let people find it themselves?'),
      heading('practise', 'What to practise', 'What can be done in half an hour?', actions),
      heading('check', 'How to see progress', 'What is different in four weeks?', figure('quizResults')),
    ],
  },
];
