import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const DEEPEST = 64;
const MOST_ELEMENTS = 20_000;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Elements that draw. Everything else goes, with what is in it: scripts, styles, links, pictures, foreign content, motion. */
const elements = words(`svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc
  linearGradient radialGradient stop clipPath mask pattern`);

const attributes = words(`id d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points viewBox preserveAspectRatio
  transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity clip-path clip-rule mask clipPathUnits maskUnits maskContentUnits gradientUnits
  gradientTransform spreadMethod patternUnits patternContentUnits patternTransform offset stop-color stop-opacity color
  font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline href style role`);

/** What leads to somewhere else than a place in the same picture, or hides what it says. */
const LEADS_AWAY = /url\s*\(\s*(?!['"]?#)|\\|@import|expression|javascript:|data:|&/i;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

function isKept({ uri, local, value }: SaxesAttributeNS): boolean {
  if (local === 'href') return (uri === '' || uri === XLINK) && value.trimStart().startsWith('#');
  return uri === '' && attributes.has(local) && !LEADS_AWAY.test(value);
}

/**
 * An SVG written anew from the elements and attributes that draw, so that nothing in it runs, loads or leads anywhere.
 * Nothing where it is no SVG, has a document type (entities could grow without end), or is deeper or longer than pictures are.
 */
export function cleanSvg(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const written: string[] = [];
  let [depth, skipped, count, refused] = [0, 0, 0, false];
  const refuse = () => {
    refused = true;
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', (tag: SaxesTagNS) => {
    depth += 1;
    count += 1;
    if (depth > DEEPEST || count > MOST_ELEMENTS) refuse();
    const isRoot = depth === 1;
    const draws = tag.uri === SVG && elements.has(tag.local);
    if (isRoot && !(draws && tag.local === 'svg')) refuse();
    if (skipped > 0 || !draws) skipped += 1;
    else {
      const kept = Object.values(tag.attributes).filter(isKept);
      const said = kept.map(({ local, value }) => ` ${local}="${escaped(value)}"`).join('');
      written.push(`<${tag.local}${isRoot ? ` xmlns="${SVG}"` : ''}${said}>`);
    }
  });
  parser.on('text', (part) => {
    if (skipped === 0 && depth > 0) written.push(escaped(part));
  });
  parser.on('closetag', (tag: SaxesTagNS) => {
    depth -= 1;
    if (skipped > 0) skipped -= 1;
    else written.push(`</${tag.local}>`);
  });
  // A parser that has been refused something goes on: its handlers write nothing that is used.
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch {
    return undefined;
  }
  return refused || count === 0 ? undefined : written.join('');
}
