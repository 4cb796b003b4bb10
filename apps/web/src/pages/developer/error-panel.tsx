import { useEffect, useState } from 'react';
import { clearFailedCalls, failedCalls, type FailedCall } from '@/lib/failed-calls';
import css from './error-panel.module.css';

const REFRESH_MS = 2000;
const HIDE_MS = 30_000;

const filters = {
  all: () => true,
  401: ({ status }: FailedCall) => status === 401,
  '4xx': ({ status }: FailedCall) => status >= 400 && status < 500,
  '5xx': ({ status }: FailedCall) => status >= 500,
} as const;
type Filter = keyof typeof filters;
const names = ['all', '401', '4xx', '5xx'] as const;

/** Failed calls of this page, for developers. Refreshes by itself and hides after half a minute. */
export default function ErrorPanel({ onHide }: { readonly onHide: () => void }) {
  const [filter, setFilter] = useState<`${Filter}`>('all');
  const [calls, setCalls] = useState(failedCalls);

  useEffect(() => {
    const refresh = setInterval(() => setCalls(failedCalls()), REFRESH_MS);
    const hide = setTimeout(onHide, HIDE_MS);
    return () => {
      clearInterval(refresh);
      clearTimeout(hide);
    };
  }, [onHide]);

  const clear = () => {
    clearFailedCalls();
    setCalls([]);
  };
  const shown = calls.filter(filters[filter as Filter]);

  return (
    <section className={css.panel} aria-label="Failed calls">
      <header className={css.head}>
        <b>Failed calls</b>
        <div role="group" aria-label="Filter" className={css.filters}>
          {names.map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {name}
            </button>
          ))}
        </div>
        <button type="button" onClick={clear}>
          Clear
        </button>
        <button type="button" onClick={onHide} aria-label="Close">
          ✕
        </button>
      </header>
      {shown.length === 0 && <p className={css.none}>No failed calls</p>}
      <ul className={css.list}>
        {shown.map((call) => (
          <li key={call.id}>
            <details>
              <summary>
                <b>{call.status || '–'}</b> {call.method} {call.url}
                <time dateTime={call.timestamp}>{call.timestamp.slice(11, 19)}</time>
              </summary>
              <pre>{JSON.stringify(call, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
