import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Source } from '@talent-os/contracts/chat/parts';
import { show } from '../../../../test/render';
import { Markdown } from './markdown';

const source = (number: number, link: string | null): Source => ({
  number,
  operation: 'sales.deals.list',
  label: 'Deals',
  link,
  asOf: '2026-11-20T10:00:00.000Z',
});
const sources = [source(1, '/sales/opportunities'), source(2, null), source(3, 'https://elsewhere.example/deals')];

const render = (text: string, onFollow?: () => void) =>
  show(<Markdown text={text} sources={sources} {...(onFollow && { onFollow })} />);
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the text of an answer', () => {
  it('is markdown, its tables within a frame that scrolls', () => {
    render('## Pipeline\n\n**Two** deals:\n\n| Deal | Stage |\n|---|---|\n| Second site | Won |');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Pipeline');
    expect(screen.getByText('Two').tagName).toBe('STRONG');
    const frame = screen.getByRole('region', { name: 'Table' });
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(within(frame).getByRole('cell', { name: 'Second site' })).toBeVisible();
  });

  it('links within the product and nowhere else', () => {
    render(
      '[board](/sales) [there](https://elsewhere.example/x) [run](javascript:alert(1)) <https://elsewhere.example> https://elsewhere.example/y',
    );
    expect(links()).toEqual(['/sales']);
    expect(screen.getByText(/there/)).toBeVisible();
  });

  it('loads no pictures and takes no HTML', () => {
    render('![a picture](https://elsewhere.example/pixel.png) <img src="https://elsewhere.example/x.png"> <b>bold</b>');
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByText(/a picture/)).toBeVisible();
  });

  it('turns its citations into links to their screens', () => {
    const followed = jest.fn();
    render('Nine deals [1], as told [2] and [3], not [4].', followed);
    expect(links()).toEqual(['/sales/opportunities']);
    const link = screen.getByRole('link', { name: 'Source 1: Deals' });
    fireEvent.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Source 2: Deals')).toHaveTextContent('2');
    expect(screen.getByLabelText('Source 3: Deals').tagName).toBe('SPAN');
    expect(screen.getByText(/not \[4\]/)).toBeVisible();
  });

  it('marks figures that are not verified, for eyes and for ears', () => {
    show(<Markdown text="It is **$1.3M** of 12, `$1.3M`." sources={sources} unverified={['$1.3M']} />);
    const [marked, ...others] = document.querySelectorAll('mark');
    expect(marked).toHaveTextContent('$1.3M (not verified)');
    expect(marked).toHaveAttribute('title', expect.stringContaining('Not verified'));
    expect(others).toEqual([]);
  });

  it('leaves code as it is', () => {
    render('`list[1]`\n\n```\nrows[1]\n```');
    expect(links()).toEqual([]);
    expect(screen.getByText('list[1]')).toBeVisible();
  });
});
