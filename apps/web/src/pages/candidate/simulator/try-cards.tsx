import { Select, VisuallyHidden } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { answerHintLabels, answerPartLabels, type PracticeTry } from '@talent-os/contracts/talent/practice';
import { useState } from 'react';
import { clock } from '@/features/voice/recorder.rules';
import { counted } from '@/lib/counted';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { MarkList } from './mark-list';
import { sharesOf } from './shares.rules';
import css from './simulator.module.css';

type TryCardsProps = { readonly tries: readonly PracticeTry[]; readonly skills: readonly string[] };

/** What was heard in a try, beside the one before it: the marks, the one hint, and the sentence each part was told in. */
export function TryCards({ tries, skills }: TryCardsProps) {
  const [index, setIndex] = useState(tries.length - 1);
  const one = tries[index]!;
  return (
    <div className={layout.columns}>
      <Card
        title={tries.length > 1 ? `Try ${index + 1} of ${tries.length}` : 'Your try'}
        description={[
          counted(one.words, 'words'),
          one.seconds === null ? 'typed' : `${clock(one.seconds)} spoken`,
        ].join(' · ')}
        actions={
          tries.length > 1 && (
            <Select
              aria-label="Which try"
              data={tries.map((_, at) => ({ value: `${at}`, label: `Try ${at + 1}` }))}
              value={`${index}`}
              allowDeselect={false}
              w={110}
              onChange={(value) => setIndex(Number(value))}
            />
          )
        }
      >
        <Shares one={one} />
        <p className={css.hint}>
          <IconBulb size={18} aria-hidden /> {answerHintLabels[one.hint]}.
        </p>
        <p className={css.said}>
          {one.sentences.map(({ text, part }, at) => (
            // Sentences may be said twice.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={css.sentence} data-part={part ?? 'none'}>
              {text}
              {part && (
                <sup>
                  <span aria-hidden>{answerPartLabels[part][0]}</span>
                  <VisuallyHidden>{` (${answerPartLabels[part]})`}</VisuallyHidden>
                </sup>
              )}{' '}
            </span>
          ))}
        </p>
      </Card>
      <MarkList one={one} before={tries[index - 1]} skills={skills} />
    </div>
  );
}

/** How much of the answer each part takes. */
function Shares({ one }: { readonly one: PracticeTry }) {
  const shares = sharesOf(one.sentences);
  if (shares.length === 0) return null;
  return (
    <ul className={css.shares} aria-label="How much of the answer each part takes">
      {shares.map(({ part, percent }) => (
        <li key={part} data-part={part} style={{ flexGrow: percent }}>
          <b>{answerPartLabels[part]}</b> {percent}%
        </li>
      ))}
    </ul>
  );
}
