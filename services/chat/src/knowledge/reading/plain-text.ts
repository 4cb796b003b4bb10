import { decoded } from '@talent-os/service-kit/reading/decoded';
import { Blocks, type Block } from './block.js';

const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/;
const FENCE = /^ {0,3}(```|~~~)/;
const RULE = /^\s*([-*_=]\s*){3,}$/;
/** Marks that set type: what they surround stays. */
const MARKS = /(\*\*|__|~~|`)|!?\[([^\]\n]*)\]\([^)\n]*\)/g;
const ITEM = /^\s*(?:[-*+]|\d+[.)]|>)\s+/;

/** Paragraphs of a text in UTF-8; of Markdown with its headings, without the marks that set type and without addresses. */
export function textBlocks(content: Uint8Array, isMarkdown: boolean): readonly Block[] {
  const blocks = new Blocks();
  let paragraph: string[] = [];
  let fenced = false;
  const end = () => {
    blocks.paragraph(paragraph.join(' '));
    paragraph = [];
  };
  for (const line of decoded(content).split(/\r\n|[\n\r\f]/)) {
    if (isMarkdown && FENCE.test(line)) fenced = !fenced;
    const heading = isMarkdown && !fenced ? HEADING.exec(line) : null;
    if (heading) {
      end();
      blocks.headed(bare(heading[1]!));
    } else if (line.trim() === '' || (isMarkdown && (RULE.test(line) || FENCE.test(line)))) end();
    else {
      if (ITEM.test(line)) end();
      paragraph.push(isMarkdown && !fenced ? bare(line) : line);
    }
  }
  end();
  return blocks.all;
}

const bare = (line: string): string => line.replaceAll(MARKS, (_, _mark, label: string | undefined) => label ?? '');
