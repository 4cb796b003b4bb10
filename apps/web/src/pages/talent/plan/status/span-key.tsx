import css from './status.module.css';

/** What the marks on the axis mean. */
export const SpanKey = () => (
  <p className={css.key} aria-hidden="true">
    <span>
      <span className={css.span}>
        <i className={css.open} style={{ left: 0, width: '100%' }} />
      </span>
      open
    </span>
    <span>
      <span className={css.span}>
        <i className={css.range} style={{ left: 0, width: '100%' }} />
        <i className={css.forecast} style={{ left: '50%' }} />
      </span>
      forecast, middle half of the fills
    </span>
    <span>
      <span className={css.span}>
        <i className={css.planned} style={{ left: '50%', top: 10 }} />
      </span>
      planned
    </span>
  </p>
);
