import css from './prose.module.css';

/** Text of several paragraphs, separated by blank lines; lines that begin with a hyphen make a list. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className={css.prose}>
      {text.split(/\n\s*\n/).map((block) => (
        <Block key={block} text={block.trim()} />
      ))}
    </div>
  );
}

function Block({ text }: { readonly text: string }) {
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) return <p>{text}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}
