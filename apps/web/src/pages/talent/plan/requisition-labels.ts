import { approvalSteps, requisitionDecisions } from '@talent-os/contracts/talent/requisition-states';
import type { Approval, Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { inWords } from '@talent-os/contracts/words';
import { counted } from '@/lib/counted';

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

/** Whom a request waits for: `Department head: Dana Whitfield or Victor Salgado`. */
export const waitingFor = ({ waiting }: Pick<Requisition, 'waiting'>): string | undefined =>
  waiting
    ? `${approvalSteps[waiting.step].label}: ${listed.format(waiting.approvers.map(({ name }) => name))}`
    : undefined;

/** What is asked for: `3 seats in Sales Engineering`. */
export const askedFor = ({ headcount, department }: Pick<Requisition, 'headcount' | 'department'>): string =>
  department ? `${counted(headcount, 'seats')} in ${department}` : counted(headcount, 'seats');

export const decisionLabels = inWords(requisitionDecisions);

/** Whose step it is, and from whom it was passed on. */
export const stepLabel = ({ step, passedFrom }: Pick<Approval, 'step' | 'passedFrom'>): string =>
  passedFrom
    ? `${approvalSteps[step].label}, for ${approvalSteps[passedFrom].label.replace(/^[DMN]/, (letter) => letter.toLowerCase())}`
    : approvalSteps[step].label;
