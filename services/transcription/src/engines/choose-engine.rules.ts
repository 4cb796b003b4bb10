export type Offers<E> = {
  /** The organization's endpoint, where it is switched on, and the deployment's. */
  readonly organization: { readonly engine: E; readonly baaSigned: boolean } | undefined;
  readonly deployment: { readonly engine: E; readonly baaSigned: boolean } | undefined;
  /** Programs of the server: nothing leaves it. */
  readonly command: E | undefined;
  readonly local: E | undefined;
};

/** The first engine that may hear a recording. Health information leaves the server only under an agreement. */
export function chosenEngine<E>(offers: Offers<E>, health: boolean): E | undefined {
  const host = [offers.organization, offers.deployment].find((one) => one && (one.baaSigned || !health));
  return host?.engine ?? offers.command ?? offers.local;
}
