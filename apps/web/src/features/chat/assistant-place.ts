/** The part of the header that takes the assistant's button on a phone. */
export const ASSISTANT_PLACE = 'assistant-place';
