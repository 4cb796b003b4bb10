import { count } from '@/lib/format';
import { ticksOf } from '@/lib/ticks';
import { nameStep, placeOn } from './chart';
import { heightsOf } from './chart.rules';
import type { DrawnChartProps } from './drawn-chart';

/** In pixels of the picture, before it is made as sharp as a good screen. */
const SIZE = { width: 960, height: 480 };
const SHARP = 2;
const FIELD = { left: 84, right: 936, top: 92, bottom: 430 };
const MOST_NAMES = 12;

type Pen = {
  readonly context: CanvasRenderingContext2D;
  readonly colorOf: (css: string) => string;
  /** From the top, of a value on the axis. */
  readonly y: (value: number) => number;
};

/** A chart as a PNG: its title, what its colours mean, axis and values. Colours are those of where it stands. */
export async function pictureOf(title: string, chart: DrawnChartProps, at: HTMLElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width * SHARP;
  canvas.height = SIZE.height * SHARP;
  const context = canvas.getContext('2d')!;
  context.scale(SHARP, SHARP);
  const { unit = {}, kind } = chart;
  const ticks = chart.ticks ?? ticksOf(heightsOf(chart, kind === 'stacked'), { whole: unit.whole ?? false });
  const place = placeOn(ticks);
  const y = (value: number) => FIELD.bottom - ((FIELD.bottom - FIELD.top) * place(value)) / 100;
  const pen: Pen = { context, colorOf: (css) => colorAt(at, css), y };
  context.fillStyle = pen.colorOf('var(--surface)');
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  drawFrame(pen, title, chart, ticks);
  if (kind === 'lines') drawLines(pen, chart);
  else drawBars(pen, chart);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made')))),
  );
}

/** A colour of the style sheet as a canvas reads it. */
function colorAt(at: HTMLElement, css: string): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  at.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const middleOf = (at: number, of: number): number => FIELD.left + ((FIELD.right - FIELD.left) * (at + 0.5)) / of;

function drawFrame({ context, colorOf, y }: Pen, title: string, chart: DrawnChartProps, ticks: readonly number[]) {
  const { series, rows, unit: { text = count } = {} } = chart;
  const write = (words: string, left: number, top: number, align: CanvasTextAlign, font = '13px sans-serif') => {
    Object.assign(context, { font, textAlign: align, fillStyle: colorOf('var(--ink)') });
    context.fillText(words, left, top);
  };
  write(title, 24, 36, 'left', '600 18px sans-serif');
  let left = 24;
  for (const { name, color } of series.length > 1 ? series : []) {
    context.fillStyle = colorOf(color);
    context.fillRect(left, 54, 12, 12);
    write(name, left + 18, 65, 'left');
    left += context.measureText(name).width + 44;
  }
  for (const tick of ticks) {
    context.fillStyle = colorOf('var(--line)');
    context.fillRect(FIELD.left, y(tick), FIELD.right - FIELD.left, 1);
    write(text(tick), FIELD.left - 10, y(tick) + 4, 'right');
  }
  const names = rows.map(({ name }) => name);
  const every = nameStep(names, MOST_NAMES, FIELD.right - FIELD.left);
  names.forEach((name, at) => at % every === 0 && write(name, middleOf(at, names.length), FIELD.bottom + 24, 'center'));
}

function drawLines({ context, colorOf, y }: Pen, { series, rows }: DrawnChartProps) {
  series.forEach(({ color, dash }, of) => {
    Object.assign(context, { strokeStyle: colorOf(color), lineWidth: 2.5 });
    context.setLineDash((dash ?? '').split(' ').filter(Boolean).map(Number));
    context.beginPath();
    rows.forEach(({ values }, at) => {
      const value = values[of];
      if (typeof value === 'number') context.lineTo(middleOf(at, rows.length), y(value));
    });
    context.stroke();
  });
}

function drawBars({ context, colorOf, y }: Pen, { series, rows, kind }: DrawnChartProps) {
  const room = ((FIELD.right - FIELD.left) / rows.length) * 0.7;
  const width = kind === 'stacked' ? room : room / series.length;
  rows.forEach(({ values }, at) => {
    let below = 0;
    series.forEach(({ color }, of) => {
      const value = values[of] ?? 0;
      const left = middleOf(at, rows.length) - room / 2 + (kind === 'stacked' ? 0 : width * of);
      context.fillStyle = colorOf(color);
      context.fillRect(left, y(below + value), width * 0.94, y(below) - y(below + value));
      if (kind === 'stacked') below += value;
    });
  });
}
