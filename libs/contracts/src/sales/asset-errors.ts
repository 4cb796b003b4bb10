/** Refusals about assets of sales excellence: rows of the closed table. */
export const assetErrors = {
  'asset.session': { status: 409, title: 'Start a session of this module first' },
  'asset.state': { status: 409, title: 'An asset cannot take this step from where it is' },
  'asset.claims': { status: 422, title: 'Every claim needs a source that was checked in the last 90 days' },
  'asset.author': { status: 403, title: 'An asset is published by someone else than who wrote it' },
  'asset.published': {
    status: 409,
    title: 'This version was published while you edited; save again, and your text begins the next one',
  },
  'asset.linked': { status: 409, title: 'This asset is linked to the deal already' },
} as const;
