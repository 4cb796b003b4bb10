import { Button } from '@mantine/core';
import { useState } from 'react';
import { ago } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { readersOf, type Collaboration } from './parties';
import { PostNote } from './post-note';
import css from './collaboration.module.css';

/** Notes shown before people ask for the rest. */
const SHOWN = 3;

/** What was written, newest first, each with who reads it. */
export function Notes({ collaboration }: { readonly collaboration: Collaboration }) {
  const { notes, positionTitle, me } = collaboration;
  const [all, setAll] = useState(false);
  const { momentOf } = useFormat();
  return (
    <section aria-label={`Notes on ${positionTitle}`}>
      <h3 className={css.label}>Notes</h3>
      {notes.length === 0 && <p className={css.facts}>No notes yet</p>}
      <ul className={css.notes}>
        {notes.slice(0, all ? undefined : SHOWN).map(({ id, body, authorName, visibleTo, at }) => (
          <li key={id}>
            <p className={css.text}>{body}</p>
            <p className={css.facts}>
              {authorName},{' '}
              <time dateTime={at} title={momentOf(at)}>
                {ago(at)}
              </time>{' '}
              · read by {readersOf(visibleTo)}
            </p>
          </li>
        ))}
      </ul>
      {notes.length > SHOWN && (
        <Button size="compact-xs" variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${notes.length} notes`}
        </Button>
      )}
      {me && <PostNote collaboration={collaboration} />}
    </section>
  );
}
