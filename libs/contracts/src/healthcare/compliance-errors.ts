/** Refusals about the controls of a compliance programme: rows of the closed table. */
export const complianceErrors = {
  'compliance.unmeasured': { status: 422, title: 'The platform has no figures for this control' },
  'compliance.required': { status: 422, title: 'Only an addressable control can have an alternative' },
  'compliance.evidence': { status: 422, title: 'A control is met only with evidence' },
  'compliance.alternative': { status: 422, title: 'Document the alternative first' },
} as const;
