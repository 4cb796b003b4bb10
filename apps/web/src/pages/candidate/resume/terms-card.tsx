import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { termStateLabels, type Resume, type ResumeTerm } from '@talent-os/contracts/talent/resumes';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/loading/empty-state';
import { Meter } from '@/ui/figures/meter';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { FactNumber } from './fact-number';
import type { Lit } from './lit';
import css from './resume.module.css';

type TermsCardProps = Lit & { readonly resume: Resume; readonly actions: ReactNode };

/** What the position asks for, and which facts each term rests on. */
export function TermsCard({ resume: { terms, facts }, lit, onLight, actions }: TermsCardProps) {
  const numbers = new Map(facts.map(({ key, number }) => [key, number]));
  const supported = terms.filter(({ state }) => state === 'supported');
  const others = terms.filter(({ state }) => state !== 'supported');
  const row = (term: ResumeTerm) => (
    <TermRow key={`${term.kind} ${term.text}`} term={term} numbers={numbers} lit={lit} onLight={onLight} />
  );
  return (
    <Card title="This position asks" actions={actions}>
      {terms.length === 0 ? (
        <EmptyState title="It asks for nothing by name" text="Every resume fits it as well as any other." />
      ) : (
        <>
          <Meter percent={(100 * supported.length) / terms.length} label="Terms that rest on my facts" />
          <p className={css.count}>
            <b>
              {supported.length} of {terms.length}
            </b>{' '}
            terms rest on your facts
          </p>
          <ul className={css.terms} aria-label="What the position asks for">
            {supported.map(row)}
            {others.map(row)}
          </ul>
        </>
      )}
    </Card>
  );
}

type TermRowProps = Lit & { readonly term: ResumeTerm; readonly numbers: ReadonlyMap<string, number> };

function TermRow({ term: { text, state, level, required, factKeys }, numbers, lit, onLight }: TermRowProps) {
  const isSupported = state === 'supported';
  return (
    <li
      data-lit={lit !== undefined && factKeys.includes(lit)}
      onPointerEnter={() => onLight(factKeys[0])}
      onPointerLeave={() => onLight(undefined)}
    >
      {isSupported ? <IconCheck size={15} aria-hidden /> : <IconCircleDashed size={15} aria-hidden />}
      <span className={css.fact}>
        <span>{text}</span>
        {!isSupported && (
          <Quiet>{state === 'below' ? `Level ${level} of the ${required} asked for` : termStateLabels[state]}</Quiet>
        )}
      </span>
      <span className={css.numbers}>
        {factKeys.map((key) => (
          <FactNumber key={key} number={numbers.get(key) ?? 0} isLit={lit === key} />
        ))}
      </span>
    </li>
  );
}
