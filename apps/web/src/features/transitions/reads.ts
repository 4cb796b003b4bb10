import {
  getTransition,
  getTransitionBoard,
  listMyTransitions,
  listTransitions,
  listTransitionSeats,
} from '@talent-os/contracts/talent/transitions';

/** Reads that change with a move. */
export const transitionReads = [
  listTransitions,
  getTransitionBoard,
  getTransition,
  listMyTransitions,
  listTransitionSeats,
];
