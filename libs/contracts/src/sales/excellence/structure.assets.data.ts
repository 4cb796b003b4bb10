import { actions, figure, findings, heading, told, type AssetType } from './module.js';

/** Papers of the module. */
export const structureAssets: readonly AssetType[] = [
  {
    key: 'org-design',
    label: 'Organization design',
    headings: [
      heading('aim', 'What it is for', 'What should the sales organization be able to do?'),
      heading('units', 'Teams', 'Which teams are there, and what does each sell?', figure('accountsPerSeller')),
      heading('spans', 'Spans', 'How many people does each manager lead?'),
      heading('hand-offs', 'Hand-offs', 'Where does a customer change hands?', findings),
      heading('changes', 'Changes', 'What is changed, in which order?', actions),
    ],
  },
  {
    key: 'role-charter',
    label: 'Role charter',
    of: 'Role',
    headings: [
      heading('purpose', 'Purpose', 'Why does this role exist?'),
      heading('owns', 'Owns', 'What is decided here and nowhere else?'),
      heading('works-with', 'Works with', 'Who gives, and who takes over?'),
      heading('measured', 'Measured by', 'By what do we see that it is done well?', figure('accountsPerSeller')),
      heading('not', 'Not part of it', 'What do others do?'),
    ],
  },
  {
    key: 'coverage-model',
    label: 'Coverage model',
    headings: [
      heading('segments', 'Segments', 'Which customers are served in which way?'),
      heading('load', 'Load', 'How much does one seller look after?', figure('accountsPerSeller')),
      heading('balance', 'Balance', 'Where is too much, and where too little?', figure('territoryBalance')),
      heading('gaps', 'Gaps', 'Which customers does nobody call?', findings),
      heading('rules', 'Rules', 'Who gets a new account?', actions),
    ],
  },
  {
    key: 'handoff-checklist',
    label: 'Hand-off checklist',
    headings: [
      heading('when', 'When', 'At which point does somebody else take over?'),
      heading('knows', 'What is handed over', 'What does who takes over have to know?', told('customer')),
      heading('meeting', 'The first talk', 'Who is there, and who says what?'),
      heading('open', 'What goes wrong', 'Where did customers have to say it twice?', findings),
      heading('check', 'How we see it worked', 'Who asks the customer, and when?', actions),
    ],
  },
];
