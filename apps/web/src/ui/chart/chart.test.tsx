import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../../test/render';
import { BarChart } from './bar-chart';
import { nameStep, placeOn } from './chart';
import { LineChart } from './line-chart';
import { StackedBars } from './stacked-bars';

const shared = { label: 'Deals by week: all of them', ticks: [0, 5, 10], height: 200 };
const series = [
  { name: 'Open', color: 'red' },
  { name: 'Won', color: 'green', dash: '2 3' },
];
const rows = [
  { name: 'Nov 2', values: [10, 5] },
  { name: 'Nov 9', values: [0, null] },
  { name: 'Nov 16', values: [2.5, 12] },
];
const drawn = () => screen.getByRole('img', { name: shared.label });
const heights = () => [...drawn().querySelectorAll<HTMLElement>('.bars > span')].map(({ style }) => style.height);

describe('an axis', () => {
  it('reaches from its first mark to its last', () => {
    expect([1, 2, 3, 5, 0, 9].map(placeOn([1, 2, 3, 4, 5]))).toEqual([0, 25, 50, 100, 0, 100]);
  });
});

describe('a chart', () => {
  it('of bars is as high as its values, and no higher than its axis', () => {
    show(<BarChart {...shared} series={series} rows={rows} />);
    expect(heights()).toEqual(['100%', '50%', '0%', '0%', '25%', '100%']);
  });

  it('of bars leads on by the whole column of a value, however low its bar is', () => {
    show(<BarChart {...shared} series={series} rows={[{ name: 'Nov 2', values: [0.1, 5], links: ['/a', '/b'] }]} />);
    const low = screen.getByRole('link', { name: 'Nov 2, Open: 0' });
    expect(low).toHaveClass('column');
    expect(low.style.height).toBe('');
    expect(low.querySelector('span')).toHaveStyle({ height: '1%' });
  });

  it('with values that lead on says how wide fingers need it before any window is narrow', () => {
    const frame = () => document.querySelector<HTMLElement>('.frame > .plot')?.style.getPropertyValue('--touched');
    show(<BarChart {...shared} series={series} rows={rows} />);
    expect(frame()).toBeUndefined();
    show(<BarChart {...shared} series={series} rows={[{ name: 'Nov 2', values: [1, 5], links: ['/a', '/b'] }]} />);
    expect(frame()).toBe('106px');
  });

  it('of lines goes through what is known and leaves out the rest', () => {
    show(<LineChart {...shared} series={series} rows={rows} filled />);
    const lines = [...drawn().querySelectorAll('polyline')];
    expect(lines.map((line) => line.getAttribute('points')?.split(' '))).toEqual([
      ['16.666666666666664,0', '50,100', '83.33333333333334,75'],
      ['16.666666666666664,50', '83.33333333333334,0'],
    ]);
    expect(lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual([null, '2 3']);
    expect(drawn().querySelectorAll('.dot')).toHaveLength(5);
    expect(drawn().querySelectorAll('polygon')).toHaveLength(2);
  });

  it('says the values of a row in their own form, those that are known', () => {
    show(<LineChart {...shared} series={series} rows={rows} text={(value) => `${value} deals`} mark={String} />);
    const said = [...drawn().querySelectorAll('.tip')].map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Nov 2Open: 10 dealsWon: 5 deals',
      'Nov 9Open: 0 deals',
      'Nov 16Open: 2.5 dealsWon: 12 deals',
    ]);
    expect([...drawn().querySelectorAll('.marks > span')].map(({ textContent }) => textContent)).toEqual([
      '0',
      '5',
      '10',
    ]);
  });

  it('compares with a value, in words', () => {
    show(<LineChart {...shared} series={series} rows={rows} line={{ at: 5, label: '5 and below', side: 'below' }} />);
    expect(screen.getByText('5 and below').parentElement).toHaveStyle({ bottom: '50%' });
  });

  it('names as many rows as have room', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ name: `Week ${at}`, values: [at] }));
    show(<BarChart {...shared} series={series.slice(0, 1)} rows={many} />);
    const names = [...drawn().querySelectorAll('.names > span')].map(({ textContent }) => textContent).filter(Boolean);
    expect(names).toEqual([0, 3, 6, 9, 12, 15, 18].map((at) => `Week ${at}`));
    expect(drawn().querySelector('.legend')).toBeNull();
  });

  it('leaves out names that would touch the next', () => {
    const days = Array.from({ length: 22 }, () => 'Dec 27, 2025');
    expect([0, 1000, 330, 60].map((width) => nameStep(days, 8, width))).toEqual([3, 3, 8, 22]);
  });

  it('of stacked bars lays the parts of a row end to end', () => {
    show(<StackedBars {...shared} series={series} rows={rows} />);
    const parts = [...drawn().querySelectorAll<HTMLElement>('.part')].map(({ style }) => style.width);
    expect(parts).toEqual(['100%', '50%', '0%', '0%', '25%', '100%']);
    expect([...drawn().querySelectorAll('.legend > span')].map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Won',
    ]);
  });
});
