import { waitingPartyLabels, type PipelineCard } from '@talent-os/contracts/talent/applications';

type Waiting = Pick<PipelineCard, 'waitingFor' | 'waitingForMe' | 'personName'> & {
  readonly waitingNames: readonly string[];
};

/** Whom an application waits for, by name where somebody owes something. */
export function waitingText({ waitingFor, waitingForMe, waitingNames, personName }: Waiting): string {
  if (!waitingFor) return 'Nobody';
  if (waitingForMe) return 'You';
  if (waitingFor === 'candidate') return personName;
  return waitingNames.join(', ') || waitingPartyLabels[waitingFor];
}

/** How much of a bar on which the limit stands is in time, and how much is past it; in percent. */
export function stayOf(daysInStage: number, slaDays: number): { readonly limit: number; readonly end: number } {
  const whole = Math.max(2 * slaDays, daysInStage, 1);
  return { limit: (100 * slaDays) / whole, end: (100 * daysInStage) / whole };
}
