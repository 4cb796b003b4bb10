/** Every stage of every pipeline; stands before a statement that joins the stage of an application. */
export const STAGES = `stage as materialized (
  select t.id as pipeline_id, one ->> 'key' as key, one ->> 'name' as name, one ->> 'type' as type, (one ->> 'slaDays')::int as sla
  from talent.pipeline_template t, jsonb_array_elements(t.stages) one where t.organization_id = $1)`;

/** The pipelines of the organization. */
export const PIPELINES = `select t.id, t.stages from talent.pipeline_template t where t.organization_id = $1`;
