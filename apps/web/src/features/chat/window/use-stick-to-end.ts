import { useLayoutEffect, useRef, type UIEvent } from 'react';
import type { Conversation } from '../conversation/state';

/** Closer to the end than this, in pixels, people are taken to be reading along. */
const NEAR = 80;

/** Keeps the end in view while an answer grows, unless people have scrolled up; a new question brings them back. */
export function useStickToEnd({ leafId }: Conversation) {
  const box = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const shown = useRef(leafId);
  useLayoutEffect(() => {
    if (shown.current !== leafId) stuck.current = true;
    shown.current = leafId;
    if (box.current && stuck.current) box.current.scrollTop = box.current.scrollHeight;
  });
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    stuck.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  return { ref: box, onScroll };
}
