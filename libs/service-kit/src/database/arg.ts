/** Values a statement may carry. Arrays go with `= any($n)`. */
export type Arg = string | number | boolean | Date | null | readonly string[] | readonly number[];
