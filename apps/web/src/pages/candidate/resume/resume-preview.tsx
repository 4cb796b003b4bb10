import { resumeSectionLabels, type Resume, type ResumeSection } from '@talent-os/contracts/talent/resumes';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowButton } from '@/ui/button/row-button';
import { Card } from '@/ui/page/card';
import { FactNumber } from './fact-number';
import type { Lit } from './lit';
import css from './resume.module.css';

type PreviewProps = Lit & { readonly resume: Resume; readonly onWrite: () => void };

/** The resume as it leaves, with the number of the fact behind each line. */
export function ResumePreview({ resume, lit, onLight, onWrite }: PreviewProps) {
  const { name, email, phone, headline, summary, sections } = resume;
  return (
    <Card
      title="As it reads"
      description={
        <span className={css.machines}>
          <IconCircleCheckFilled size={15} aria-hidden /> One column, tagged text: machines read it in this order
        </span>
      }
      actions={
        <RowButton
          label={summary ? 'Change summary' : 'Write a summary'}
          of="this resume"
          variant="default"
          onClick={onWrite}
        />
      }
    >
      <article className={css.page} aria-label="Preview">
        <p className={css.name}>{name}</p>
        <p className={css.quiet}>{[email, phone].filter(Boolean).join(' · ')}</p>
        {headline && <p>{headline}</p>}
        {summary && (
          <>
            <h3>Summary</h3>
            <p className={css.prose}>{summary}</p>
          </>
        )}
        {sections.map((section) => (
          <Section key={section.kind} section={section} marks={marksOf(resume, { lit, onLight })} />
        ))}
      </article>
    </Card>
  );
}

type Marks = (factKey: string) => {
  readonly number: ReactNode;
  readonly row: {
    readonly 'data-lit': boolean;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
};

/** The number of each fact, and what lights it up. */
function marksOf({ facts }: Resume, { lit, onLight }: Lit): Marks {
  const numbers = new Map(facts.map(({ key, number }) => [key, number]));
  return (factKey) => ({
    number: <FactNumber number={numbers.get(factKey) ?? 0} isLit={lit === factKey} />,
    row: {
      'data-lit': lit === factKey,
      onPointerEnter: () => onLight(factKey),
      onPointerLeave: () => onLight(undefined),
    },
  });
}

function Section({ section: { kind, entries }, marks }: { readonly section: ResumeSection; readonly marks: Marks }) {
  return (
    <>
      <h3>{resumeSectionLabels[kind]}</h3>
      {kind === 'skill' ? (
        <ul className={css.skills}>
          {entries.map(({ title, factKey }) => (
            <li key={factKey} {...marks(factKey).row}>
              {title} {marks(factKey).number}
            </li>
          ))}
        </ul>
      ) : (
        entries.map((entry) => <Entry key={entry.factKey} entry={entry} marks={marks} />)
      )}
    </>
  );
}

type EntryProps = { readonly entry: ResumeSection['entries'][number]; readonly marks: Marks };

const Entry = ({ entry: { title, when, where, factKey, lines }, marks }: EntryProps) => (
  <div className={css.entry}>
    <div className={css.entryHead} {...marks(factKey).row}>
      <b>
        {title} {marks(factKey).number}
      </b>
      <span className={css.quiet}>{when}</span>
    </div>
    {where && <p className={css.quiet}>{where}</p>}
    {lines.length > 0 && (
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.factKey} {...marks(line.factKey).row}>
            {line.text} {marks(line.factKey).number}
          </li>
        ))}
      </ul>
    )}
  </div>
);
