import { Button } from '@mantine/core';
import type { Control } from '@talent-os/contracts/healthcare/compliance';
import { useState } from 'react';
import { useFormat } from '@/lib/use-format';
import css from '../healthcare.module.css';

/** Pieces shown before a person asks for all. */
const SHOWN = 2;

type EvidenceListProps = { readonly evidence: Control['evidence']; readonly title: string };

/** What shows that a control holds, newest first. */
export function EvidenceList({ evidence, title }: EvidenceListProps) {
  const [all, setAll] = useState(false);
  const { dayOf } = useFormat();
  if (evidence.length === 0) return null;
  return (
    <>
      <ul className={css.evidence} aria-label={`Evidence of ${title}`}>
        {(all ? evidence : evidence.slice(0, SHOWN)).map(({ id, source, text, passed, byName, at }) => (
          <li key={id} className={css.cell}>
            <span className={css.note}>{text}</span>
            <span className={passed === false ? css.late : css.facts}>
              {source === 'platform'
                ? `${passed ? 'Supports the control' : 'Does not support the control'}, read from the platform by ${byName}`
                : byName}{' '}
              · {dayOf(at)}
            </span>
          </li>
        ))}
      </ul>
      {evidence.length > SHOWN && (
        <Button size="compact-xs" variant="subtle" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Less evidence' : `All ${evidence.length} pieces of evidence`}
        </Button>
      )}
    </>
  );
}
