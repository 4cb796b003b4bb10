import { actions, figure, findings, heading, strengths, type AssetType } from './module.js';

/** Papers of the module. */
export const analyticsAssets: readonly AssetType[] = [
  {
    key: 'pipeline-review',
    label: 'Pipeline review',
    headings: [
      heading(
        'state',
        'Where the pipeline stands',
        'Is there enough in it for the quarter?',
        figure('coverage'),
        figure('velocity'),
      ),
      heading('flow', 'How deals move', 'At which stage do they stay?', figure('stageConversion')),
      heading('stalled', 'What stands still', 'Which deals have not moved, and why?', figure('stalled')),
      heading('weak', 'What to look at', 'What stands out in the analysis?', findings),
      heading('decisions', 'Decisions', 'What do we do until the next review?', actions),
    ],
  },
  {
    key: 'forecast-summary',
    label: 'Forecast summary',
    headings: [
      heading('forecast', 'Forecast', 'What will be closed by the end of the quarter?', figure('coverage')),
      heading('basis', 'What it rests on', 'Which deals carry it?', figure('winRate')),
      heading('risks', 'Risks', 'Which of these may slip?', figure('stalled')),
      heading('chances', 'Chances', 'What could come on top?'),
      heading('accuracy', 'How right we were', 'How far was the last forecast from what came?', findings),
    ],
  },
  {
    key: 'win-loss-report',
    label: 'Win-loss report',
    headings: [
      heading(
        'result',
        'Result',
        'How many did we win, and against whom?',
        figure('winRate'),
        figure('winRateByCompetitor'),
      ),
      heading('why-won', 'Why we won', 'What did those say who chose us?', strengths),
      heading('why-lost', 'Why we lost', 'What did those say who did not?', figure('lostOnPrice')),
      heading('pattern', 'What repeats', 'Which reason comes up again and again?', findings),
      heading('change', 'What we change', 'What do we do otherwise from now on?', actions),
    ],
  },
];
