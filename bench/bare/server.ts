// What we are measured against: Fastify and pg as one would write them without tenancy, sign-in, audit or events.
import Fastify from 'fastify';
import pg from 'pg';

const POOL = 8;
const PAGE = 25;

// Money is a number in the answer, a day stays a day.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: POOL });
const server = Fastify({ logger: false });

const STALLED = `(d.stage in ('prospect', 'qualified', 'proposal', 'negotiation') and d.last_activity_at < now() - interval '30 days')`;
const FIELDS = `
  d.id, d.name, d.account_id as "accountId", a.name as "accountName", d.owner_id as "ownerId", p.name as "ownerName", d.stage,
  d.amount, d.close_date as "closeDate", d.source, d.competitor, d.loss_reason as "lossReason",
  d.last_activity_at as "lastActivityAt", ${STALLED} as stalled, d.version`;
const JOINED = 'join account a on a.id = d.account_id left join person p on p.id = d.owner_id';

const HEADLINE = {
  name: 'headline',
  text: `select outcome_message as "outcomeMessage", action_message as "actionMessage", call_to_action as "callToAction",
           created_at as "createdAt", updated_at as "updatedAt"
         from dashboard_content where role = $1`,
};
const LIST = {
  name: 'list',
  text: `select ${FIELDS} from deal d ${JOINED} order by d.last_activity_at desc, d.id limit ${PAGE} offset $1`,
};
const COUNT = { name: 'count', text: 'select count(*) as total from deal' };
const TOUCH = {
  name: 'touch',
  text: `with d as (
           update deal set last_activity_at = $2, updated_at = $2, version = version + 1 where id = $1 returning *)
         select ${FIELDS} from d ${JOINED}`,
};
const NOTE = {
  name: 'note',
  text: `insert into deal_entry (id, deal_id, kind, note, by_id, created_at, updated_at, created_by)
         values (gen_random_uuid(), $1, 'activity', $2, $3, $4, $4, $3)`,
};

server.get<{ Params: { role: string } }>('/dashboard/content/:role', async (request, reply) => {
  const { rows } = await pool.query({ ...HEADLINE, values: [request.params.role] });
  return rows[0] ?? reply.code(404).send({ message: 'not found' });
});

server.get<{ Querystring: { page?: number } }>('/deals', async (request) => {
  const offset = ((request.query.page ?? 1) - 1) * PAGE;
  const [items, counted] = await Promise.all([
    pool.query({ ...LIST, values: [offset] }),
    pool.query<{ total: number }>(COUNT),
  ]);
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
});

const body = {
  type: 'object',
  required: ['note'],
  properties: { note: { type: 'string', minLength: 1, maxLength: 500 } },
};
const somebody = '00000000-0000-4000-8000-000000000001';

server.post<{ Params: { id: string }; Body: { note: string } }>(
  '/deals/:id/activities',
  { schema: { body } },
  async (request, reply) => {
    const client = await pool.connect();
    try {
      const now = new Date();
      await client.query('begin');
      const { rows } = await client.query({ ...TOUCH, values: [request.params.id, now] });
      if (rows.length > 0)
        await client.query({ ...NOTE, values: [request.params.id, request.body.note, somebody, now] });
      await client.query('commit');
      return rows[0] ?? reply.code(404).send({ message: 'not found' });
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
);

await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.once('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
