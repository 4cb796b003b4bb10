import { describe, expect, it } from '@jest/globals';
import { cleanSvg } from './clean-svg.js';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, more = '') => `<svg ${NS} viewBox="0 0 10 10"${more}>${inside}</svg>`;
const drawn = '<path d="M0 0h10v10z" fill="#3d50b3"></path>';

describe('an SVG', () => {
  it('keeps what draws', () => {
    const logo = svg(
      `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>` +
        `<g transform="scale(2)"><path d="M0 0" fill="url(#a)"></path></g><text x="1">R &amp; D</text>`,
    );
    expect(cleanSvg(`<?xml version="1.0"?>\n<!-- made by hand -->\n${logo}`)).toBe(logo);
    expect(cleanSvg(svg('<path d="M0 0h10v10z" fill="#3d50b3"/>'))).toBe(svg(drawn));
  });

  it.each([
    ['a script', svg(`<script>alert(1)</script>${drawn}`)],
    [
      'a script of another namespace',
      svg(`<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>${drawn}`),
    ],
    [
      'foreign content',
      svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>${drawn}`),
    ],
    ['an event', svg('<path d="M0 0h10v10z" fill="#3d50b3" onload="alert(1)"/>')],
    ['a link', svg(`<a href="javascript:alert(1)"><text>x</text></a>${drawn}`)],
    ['a picture from elsewhere', svg(`<image href="https://evil.example/x.png"/>${drawn}`)],
    ['a style sheet', svg(`<style>@import "https://evil.example";</style>${drawn}`)],
    ['motion', svg(`<animate attributeName="href" to="javascript:alert(1)"/>${drawn}`)],
    ['an address in a style', svg('<path d="M0 0h10v10z" fill="#3d50b3" style="fill:url(https://evil.example)"/>')],
    [
      'an escaped address in a style',
      svg('<path d="M0 0h10v10z" fill="#3d50b3" style="fill:u\\72l(//evil.example)"/>'),
    ],
    ['a text that looks like markup', svg(`<![CDATA[<script>alert(1)</script>]]>${drawn}`)],
    ['a processing instruction', `<?xml-stylesheet href="https://evil.example"?>${svg(drawn)}`],
  ])('loses %s', (_, text) => {
    const clean = cleanSvg(text);
    expect(clean).toBe(svg(drawn));
  });

  it('may use a part of itself, and nothing else', () => {
    expect(cleanSvg(svg('<use href="#a"/>'))).toBe(svg('<use href="#a"></use>'));
    expect(cleanSvg(svg('<use href="https://evil.example/x.svg#a"/>'))).toBe(svg('<use></use>'));
    expect(
      cleanSvg(svg('<use xlink:href="data:image/svg+xml,x"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')),
    ).toBe(svg('<use></use>'));
  });

  it.each([
    ['no XML', 'hello'],
    ['a web page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    ['a drawing without its namespace', '<svg><path d="M0 0"/></svg>'],
    ['what is not closed', `<svg ${NS}><path>`],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
    ['what is deeper than pictures are', svg('<g>'.repeat(100) + '</g>'.repeat(100))],
    ['nothing', ''],
  ])('is none: %s', (_, text) => expect(cleanSvg(text)).toBeUndefined());
});
