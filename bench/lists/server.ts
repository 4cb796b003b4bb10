// What the lists are measured against: Fastify and pg on the same rows, past tenancy, sign-in, gateway and bus.
import Fastify from 'fastify';
import pg from 'pg';
import { lists } from './lists.ts';

const POOL = 8;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: POOL, options: '-c jit=off' });
const organization = process.env['ORGANIZATION_ID'];
const ids = JSON.parse(process.env['PEOPLE'] ?? '{}') as Readonly<Record<string, string>>;
const server = Fastify({ logger: false });

for (const { path, person, items, count } of lists) {
  const values = (text: string) => (text.includes('$2') ? [organization, ids[person]] : [organization]);
  server.get(path, async () => {
    const [page, counted] = await Promise.all([
      pool.query({ name: `${path} items`, text: items, values: values(items) }),
      pool.query<object>({ name: `${path} count`, text: count, values: values(count) }),
    ]);
    return { items: page.rows as unknown[], ...counted.rows[0] };
  });
}

await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
