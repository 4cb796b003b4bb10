/** Refusals about compensation plans and commission statements: rows of the closed table. */
export const compensationErrors = {
  'comp.tiers': { status: 422, title: 'Tiers cover every percent from 0 on, each once' },
  'comp.plan': { status: 409, title: 'A published plan stays as it is; draft the next one' },
  'comp.currency': { status: 409, title: 'The plan is in another currency than the organization; save it again' },
  'comp.month': { status: 422, title: 'Only a month that is over is settled' },
  'comp.state': { status: 409, title: 'A statement cannot take this step from where it is' },
  'comp.deadline': { status: 409, title: 'The time to dispute this statement has passed' },
  'comp.own': { status: 403, title: 'A dispute is answered by somebody else than who is paid' },
} as const;
