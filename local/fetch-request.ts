export interface FetchRequest {
  /** The folder below `programsDir` that holds it afterwards. */
  name: string;
  /** What must run for it to serve, the server first. */
  programs: readonly string[];
  oldest: number[];
  /** Its packages on Debian and Ubuntu. */
  packages: readonly string[];
  signal?: AbortSignal | undefined;
}
