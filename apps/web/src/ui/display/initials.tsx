import { initialsOf } from '@talent-os/contracts/initials';
import clsx from 'clsx';
import css from './initials.module.css';

type InitialsProps = { readonly name: string; readonly small?: boolean; readonly photo?: string | null | undefined };

/** A person as a round sign: their photo, else their initials. Drawn by the style sheet: the name itself stands beside it or labels the button. */
export function Initials({ name, small, photo }: InitialsProps) {
  if (photo) return <img src={photo} alt="" className={clsx(css.photo, small && css.small)} />;
  return <span className={clsx(css.initials, small && css.small)} data-initials={initialsOf(name)} aria-hidden />;
}
