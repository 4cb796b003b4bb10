type AskForProof = () => Promise<boolean>;

let askForProof: AskForProof | undefined;
let asking: Promise<boolean> | undefined;

/** Who asks the person to prove who they are; answers how to stop asking. */
export function onProofNeeded(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    if (askForProof === ask) askForProof = undefined;
  };
}

/** Asks the person to prove who they are; false where they would not. Calls that need it together ask once. */
export function proveFirst(): Promise<boolean> {
  asking ??= (askForProof?.() ?? Promise.resolve(false)).finally(() => (asking = undefined));
  return asking;
}
