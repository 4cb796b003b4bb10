/** Every stage of every pipeline; stands before a statement that joins the stage of an application. */
export const STAGES = `stage as materialized (
  select t.id as pipeline_id, one ->> 'key' as key, one ->> 'name' as name, one ->> 'type' as type, (one ->> 'slaDays')::int as sla,
    one ->> 'waitsFor' as waits
  from talent.pipeline_template t, jsonb_array_elements(t.stages) one where t.organization_id = $1)`;

/** The pipelines of the organization. */
export const PIPELINES = `select t.id, t.stages from talent.pipeline_template t where t.organization_id = $1`;

/** What the pipeline of position `p` calls the stage of application `a`. */
export const STAGE_NAME = `(select one ->> 'name' from talent.pipeline_template g, jsonb_array_elements(g.stages) one
  where g.organization_id = $1 and g.id = p.pipeline_template_id and one ->> 'key' = a.stage_key limit 1)`;
