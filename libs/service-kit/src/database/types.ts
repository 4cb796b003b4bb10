import pg from 'pg';

const BIGINT = 20;
const TIMESTAMPTZ = 1184;
const DATE = 1082;

/** `2026-11-20 09:40:48.123456+00` (connections speak UTC) as `2026-11-20T09:40:48.123Z`. */
const toIso = (text: string) => {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
};

pg.types.setTypeParser(BIGINT, Number);
pg.types.setTypeParser(TIMESTAMPTZ, toIso);
pg.types.setTypeParser(DATE, (text) => text);

/** A connection that breaks while it is in use fails its query; without a listener it would end the process as well. */
export const ignoreConnectionErrors = (pool: pg.Pool): void => {
  pool.on('connect', (client) => client.on('error', () => undefined));
};

export { pg };
