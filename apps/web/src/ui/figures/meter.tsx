import css from './meter.module.css';

type MeterProps = {
  /** Percent; drawn between 0 and 100, read out as it is. */
  readonly percent: number;
  readonly label: string;
  readonly showValue?: boolean;
};

/** A thin bar for a share of something. */
export function Meter({ percent, label, showValue = false }: MeterProps) {
  const clamped = Math.min(100, Math.max(0, percent));
  return (
    <div className={css.row}>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(clamped)}
      >
        <div className={css.fill} style={{ width: `${clamped}%` }} />
      </div>
      {showValue && <span className={css.value}>{Math.round(percent)}%</span>}
    </div>
  );
}
