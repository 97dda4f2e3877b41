import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

/** What poppler finds on a drawn PDF: text as a person reads it, and where each word stands. */

type Tool = 'pdftotext' | 'pdfinfo' | 'pdffonts' | 'pdfimages';

/** In points from the page's upper left corner. */
type Box = { xMin: number; yMin: number; xMax: number; yMax: number };
export type Word = Box & { text: string };
export type Page = { width: number; height: number; words: Word[] };

/** What one of poppler's tools says of a PDF. */
export function inspectPdf(tool: Tool, options: string[], pdf: Uint8Array): string {
  // '-' makes the tools read the PDF from standard input and pdftotext write to standard output.
  const files = tool === 'pdftotext' ? ['-', '-'] : ['-'];
  return execFileSync(tool, [...options, ...files], { input: pdf, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** The text page by page in its layout, runs of spaces made one. */
export function readPages(pdf: Uint8Array): string[] {
  const pages = inspectPdf('pdftotext', ['-layout'], pdf).split('\f').slice(0, -1);
  return pages.map((page) => page.replace(/ +/g, ' '));
}

/** The text in the order it was drawn, each run of white space made one space. */
export function readFlow(pdf: Uint8Array): string {
  return inspectPdf('pdftotext', ['-raw'], pdf).replace(/\s+/g, ' ');
}

/** The compressed streams of a PDF, as they were before compression. */
export function readStreams(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  return Array.from(streams, ([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  );
}

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">(.*?)<\/page>/gs;
const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;

export function readBoxes(pdf: Uint8Array): Page[] {
  const html = inspectPdf('pdftotext', ['-bbox'], pdf);
  return Array.from(html.matchAll(PAGE), ([, width, height, content = '']) => ({
    width: Number(width),
    height: Number(height),
    words: Array.from(content.matchAll(WORD), ([, xMin, yMin, xMax, yMax, text = '']) => ({
      text,
      xMin: Number(xMin),
      yMin: Number(yMin),
      xMax: Number(xMax),
      yMax: Number(yMax),
    })),
  }));
}

/** A hair: boxes that only touch do not overlap, and coordinates are rounded. */
const HAIR = 0.05;

/** Papers keep this much free at the sides, and above and below. */
const MARGIN = { across: 38, down: 24 };

/** What is wrong with where words stand: over one another, or outside the margins. Empty when all is well. */
export function findMisplacedWords(pages: Page[]): string[] {
  return pages.flatMap(({ width, height, words }, index) => {
    const { across, down } = MARGIN;
    const sheet = { xMin: across, yMin: down, xMax: width - across, yMax: height - down };
    const outside = words.filter((word) => !isInside(word, sheet)).map(({ text }) => `${text} is outside`);
    const overlaps = words.flatMap((word, at) =>
      words
        .slice(at + 1)
        .filter((other) => doOverlap(word, other))
        .map((other) => `${word.text} overlaps ${other.text}`),
    );
    return [...outside, ...overlaps].map((problem) => `page ${index + 1}: ${problem}`);
  });
}

function isInside(box: Box, frame: Box): boolean {
  return (
    box.xMin >= frame.xMin - HAIR &&
    box.yMin >= frame.yMin - HAIR &&
    box.xMax <= frame.xMax + HAIR &&
    box.yMax <= frame.yMax + HAIR
  );
}

function doOverlap(one: Box, other: Box): boolean {
  return (
    one.xMin < other.xMax - HAIR &&
    other.xMin < one.xMax - HAIR &&
    one.yMin < other.yMax - HAIR &&
    other.yMin < one.yMax - HAIR
  );
}
