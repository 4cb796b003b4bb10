import clsx from 'clsx';
import css from './initials.module.css';

type InitialsProps = { readonly name: string; readonly small?: boolean };

/** A person as a round sign. Drawn by the style sheet: the name itself stands beside it or labels the button. */
export function Initials({ name, small }: InitialsProps) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
  return <span className={clsx(css.initials, small && css.small)} data-initials={initials.toUpperCase()} aria-hidden />;
}
