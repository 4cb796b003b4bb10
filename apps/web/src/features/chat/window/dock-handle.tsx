import type { KeyboardEvent, PointerEvent } from 'react';
import { dockWidths, setDockWidth, useDockWidth } from './dock';
import css from './chat-window.module.css';

/** Pixels of one press of an arrow key. */
const STEP = 20;

/** The edge between the work and the assistant: drawn by the pointer, or moved with the arrow keys. */
export function DockHandle() {
  const width = useDockWidth();
  function onKeyDown(event: KeyboardEvent): void {
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: dockWidths.max,
      End: dockWidths.min,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setDockWidth(next);
  }
  function onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>): void {
    if (currentTarget.hasPointerCapture(pointerId)) setDockWidth(window.innerWidth - clientX);
  }
  return (
    // A separator that moves is a control: it has a value, and takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={css.handle}
      aria-label="Width of the assistant"
      aria-orientation="vertical"
      aria-valuemin={dockWidths.min}
      aria-valuemax={dockWidths.max}
      aria-valuenow={width}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
