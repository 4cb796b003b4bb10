import { useQuery } from '@tanstack/react-query';
import { groupsOf } from '@talent-os/contracts/facts/question';
import { questionTitle } from '@talent-os/contracts/facts/question-words';
import { askQuestion } from '@talent-os/contracts/intelligence/questions';
import { chartOf, groupNamesOf } from '@/features/questions/chart-of';
import { draftIn, inputOf, isWhole, type Draft } from '@/features/questions/question-state';
import { useValueText } from '@/features/questions/use-value-text';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useToday } from '@/lib/use-today';
import { DrawnChart } from '@/ui/chart/drawn-chart';
import css from './message.module.css';

const HEIGHT = 180;
const nowhere = (): undefined => undefined;

/** The question that a source leads to, drawn; nothing where there is none, or its reader may not ask it. */
export function AnswerChart({ link }: { readonly link: string }) {
  const draft = draftIn(new URL(link, location.origin).searchParams);
  const may = useMay(askQuestion);
  return may && draft && isWhole(draft) && groupsOf(draft.groups).length > 0 && <Drawn draft={draft} />;
}

/** It is asked by the rights of who reads it now: of a conversation that is shared, by theirs. */
function Drawn({ draft }: { readonly draft: Draft }) {
  const { data } = useQuery(query(askQuestion, inputOf(draft, useToday())));
  const text = useValueText(draft);
  if (!data || data.cells.length === 0) return null;
  const { series, rows } = chartOf(data.cells, groupsOf(draft.groups).length, {
    ...groupNamesOf(draft),
    linkTo: nowhere,
  });
  return (
    <div className={css.chart} data-hub="data">
      <DrawnChart
        kind={draft.chart}
        label={questionTitle(draft)}
        series={series}
        rows={rows}
        unit={{ text }}
        height={HEIGHT}
      />
    </div>
  );
}
