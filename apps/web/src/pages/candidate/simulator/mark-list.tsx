import {
  answerParts,
  answerPartLabels,
  FILLERS_MOST,
  MARK_MOST,
  PACE,
  type PracticeTry,
} from '@talent-os/contracts/talent/practice';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import css from './simulator.module.css';

type MarkListProps = {
  readonly one: PracticeTry;
  /** The try before it. */
  readonly before: PracticeTry | undefined;
  readonly skills: readonly string[];
};

/** The marks of a try, with those of the try before, and what else was counted. */
export function MarkList({ one, before, skills }: MarkListProps) {
  const { relevance, named, pace, fillers } = one;
  return (
    <Card title="What was told">
      <ul className={css.marks} aria-label="Marks">
        {answerParts.map((part) => (
          <li key={part} data-part={part}>
            <span>{answerPartLabels[part]}</span>
            <Bar mark={one[part]} />
            <b>
              {one[part]}/{MARK_MOST}
            </b>
            {before && before[part] !== one[part] && <Quiet>{before[part]} before</Quiet>}
          </li>
        ))}
        {relevance !== null && (
          <li data-part="relevance">
            <span>To the role</span>
            <Bar mark={relevance} />
            <b>
              {relevance}/{MARK_MOST}
            </b>
          </li>
        )}
      </ul>
      <dl className={css.counts}>
        <div>
          <dt>Words a minute</dt>
          <dd>{pace ?? 'Typed'}</dd>
          <dd className={css.aim}>{`Aim for ${PACE.least} to ${PACE.most}`}</dd>
        </div>
        <div>
          <dt>Fillers in 100 words</dt>
          <dd>{fillers}</dd>
          <dd className={css.aim}>{`Aim under ${FILLERS_MOST}`}</dd>
        </div>
      </dl>
      {skills.length > 0 && (
        <Quiet>
          {named.length > 0
            ? `You spoke of ${named.join(', ')}.`
            : `The position asks for ${skills.slice(0, 5).join(', ')}; you spoke of none of it.`}
        </Quiet>
      )}
    </Card>
  );
}

const Bar = ({ mark }: { readonly mark: number }) => (
  <span className={css.bar} aria-hidden>
    {Array.from({ length: MARK_MOST }, (_, at) => (
      <i key={at} data-on={at < mark} />
    ))}
  </span>
);
