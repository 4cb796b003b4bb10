import css from './brand.module.css';

/** The mark with the product's name. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <span className={css.brand}>
      <span className={css.mark} aria-hidden />
      {name}
    </span>
  );
}
