import { useMemo } from 'react';
import { diffWords } from './diff.rules';
import css from './prompts.module.css';

/** What has changed from one text to another: words that went struck through, words that came underlined. */
export function Diff({ before, after }: { readonly before: string; readonly after: string }) {
  const changes = useMemo(() => diffWords(before, after), [before, after]);
  if (changes.every(({ kind }) => kind === 'same')) return <p className={css.body}>The texts are the same.</p>;
  return (
    <p className={css.body}>
      {changes.map(({ kind, text, at }) => {
        if (kind === 'added') return <ins key={at}>{text}</ins>;
        if (kind === 'removed') return <del key={at}>{text}</del>;
        return <span key={at}>{text}</span>;
      })}
    </p>
  );
}
