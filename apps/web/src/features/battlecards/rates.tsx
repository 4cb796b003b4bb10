import type { WinRate } from '@talent-os/contracts/sales/battlecard-shapes';
import { Quiet } from '@/ui/display/quiet';
import { rateText, verdictOf } from './rate-words';
import css from './rates.module.css';

type RatesProps = { readonly before: WinRate; readonly since: WinRate; readonly number: number };

/** Win rates before and since a version of a battlecard, each with the range the true one lies in. */
export const Rates = ({ before, since, number }: RatesProps) => (
  <div className={css.rates}>
    <Rate name="Before" rate={before} />
    <Rate name={`Since version ${number}`} rate={since} />
    <Quiet>{verdictOf(before, since)} Bars show where the true rate lies, 8 times in 10.</Quiet>
  </div>
);

function Rate({ name, rate }: { readonly name: string; readonly rate: WinRate }) {
  const { low, high, rate: point } = rate;
  return (
    <div className={css.rate}>
      <span>{name}</span>
      <span className={css.line} aria-hidden>
        {point !== null && low !== null && high !== null && (
          <>
            <i className={css.range} style={{ left: `${low}%`, width: `${high - low}%` }} />
            <i className={css.point} style={{ left: `${point}%` }} />
          </>
        )}
      </span>
      <b>{rateText(rate)}</b>
    </div>
  );
}
