import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { store, stored } from '@/lib/stored';
import { usePanel } from '../panel';

/** From this width on there is room for the assistant beside the work. */
const DOCK_FROM = 1200;
/** Pixels the docked assistant may be wide. */
export const dockWidths = { min: 320, usual: 380, max: 640 } as const;
/** What is left to the work at least. */
const WORK = 640;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A width that leaves room to read and to work. */
export const fitting = (width: number, viewport: number): number =>
  Math.round(Math.max(dockWidths.min, Math.min(width, dockWidths.max, viewport - WORK)));

const keptWidth = (): number => Number(stored('assistant_width')) || dockWidths.usual;
export const useDockWidth = (): number => useSyncExternalStore(subscribe, keptWidth);

/** Remembers how wide people want it, in this browser. */
export function setDockWidth(width: number): void {
  store('assistant_width', String(fitting(width, window.innerWidth)));
  listeners.forEach((listener) => listener());
}

/** Whether people have put the assistant into a window of its own. */
const isUndocked = (): boolean => stored('assistant_undocked') === 'true';
export function setUndocked(undocked: boolean): void {
  store('assistant_undocked', String(undocked));
  listeners.forEach((listener) => listener());
}

/** Whether there is room for the dock, and whether the assistant stands in it. */
export function useDock(): { readonly possible: boolean; readonly docked: boolean } {
  const possible = useMediaQuery(`(min-width: ${DOCK_FROM}px)`, false, { getInitialValueInEffect: false }) ?? false;
  const undocked = useSyncExternalStore(subscribe, isUndocked);
  const { expanded } = usePanel();
  return { possible, docked: possible && !undocked && !expanded };
}

/** Makes room beside the work for as long as the assistant is docked. */
export function useDockRoom(docked: boolean, width: number): void {
  useLayoutEffect(() => {
    if (!docked) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--assistant', `${fitting(width, window.innerWidth)}px`);
    return () => void style.removeProperty('--assistant');
  }, [docked, width]);
}
