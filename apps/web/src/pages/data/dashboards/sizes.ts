/** How high a row of a dashboard is, in pixels, and how far cards lie apart. */
export const ROW_HEIGHT = 72;
export const GAP = 16;
