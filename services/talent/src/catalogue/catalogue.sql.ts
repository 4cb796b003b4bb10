/** The version in use `v` of an item `c` of the catalogue. */
export const VERSION_IN_USE = `join talent.catalogue_version v
  on v.organization_id = $1 and v.item_id = c.id and v.number = c.published_number`;
