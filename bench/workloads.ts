import type { Target } from './load/load.ts';

export const workloadNames = ['row', 'list', 'write'] as const;
export type WorkloadName = (typeof workloadNames)[number];

/** What one subject is asked for. */
export type Addresses = Record<WorkloadName, Pick<Target, 'method' | 'requests'>>;

export interface Workload {
  title: string;
  /** What is asked, in words. */
  about: string;
  /** The least share of the bare server's requests per second. */
  targets: { 'one process': number; split: number };
}

export const workloads: Record<WorkloadName, Workload> = {
  row: {
    title: 'One row',
    about: "the headline of a role's home screen, `GET /api/dashboard/content/:role`",
    targets: { 'one process': 0.45, split: 0.35 },
  },
  list: {
    title: 'A list of 25 rows',
    about: 'the deals of the organization by last activity with their number, `GET /api/sales/deals`',
    targets: { 'one process': 0.8, split: 0.5 },
  },
  write: {
    title: 'A write with outbox and audit',
    about:
      'an activity noted on a deal, `POST /api/sales/deals/:dealId/activities`: one row changed, one added; ours beside it the event, published and recorded',
    targets: { 'one process': 0.3, split: 0.25 },
  },
};

/** The same three questions under the addresses of a subject. */
export function addressesOf(prefix: '' | '/api', role: string, dealIds: readonly string[]): Addresses {
  const deals = prefix === '' ? '/deals' : `${prefix}/sales/deals`;
  const body = JSON.stringify({
    note: 'Called about the renewal; they want the figures for two more sites by Friday.',
  });
  return {
    row: { method: 'GET', requests: [{ path: `${prefix}/dashboard/content/${role}` }] },
    list: { method: 'GET', requests: [{ path: deals }] },
    write: { method: 'POST', requests: dealIds.map((id) => ({ path: `${deals}/${id}/activities`, body })) },
  };
}
