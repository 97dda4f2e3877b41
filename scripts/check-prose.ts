/**
 * Finds words that docs/vocabulary.md says not to use in comments, documents and test names, and prose lines that are
 * too long. Tables, code and links of documents may be longer.
 */

const MAX_LENGTH = 120;

type Line = { number: number; text: string };

/** The entries of the table "Words for comments and documents", in its column "Do not say". */
export function readAvoidedWords(vocabulary: string): string[] {
  const [, section = ''] = vocabulary.split('## Words for comments and documents');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
    .map((word) => word.trim())
    .filter(Boolean);
}

/** @returns one line for each problem, as 'file:line: what is wrong'. */
export function findProseProblems(file: string, source: string, avoidedWords: readonly string[]): string[] {
  const isDocument = file.endsWith('.md');
  const prose = isDocument ? readDocument(source) : readComments(source);
  const names = isDocument ? [] : readTestNames(source);
  return [
    ...[...prose.lines, ...prose.tables, ...names].flatMap(({ number, text }) => {
      const words = ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
      const word = avoidedWords.find((each) => words.includes(` ${each} `));
      return word ? [`${file}:${number}: '${word}', which docs/vocabulary.md says to avoid`] : [];
    }),
    ...prose.lines
      .filter(({ text }) => text.length > MAX_LENGTH && !/https?:\/\/\S{60}/.test(text))
      .map(({ number, text }) => `${file}:${number}: ${text.length} characters, of at most ${MAX_LENGTH}`),
  ];
}

type Prose = { lines: Line[]; tables: Line[] };

function readDocument(source: string): Prose {
  let isCode = false;
  const lines: Line[] = [];
  const tables: Line[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const isFence = /^\s*```/.test(text);
    if (isFence) isCode = !isCode;
    else if (!isCode) (/^\s*\|/.test(text) ? tables : lines).push({ number: index + 1, text });
  }
  return { lines, tables };
}

/** Lines that are comments as a whole: of TypeScript, CSS, SQL, Python and shells. */
function readComments(source: string): Prose {
  const lines = source
    .split('\n')
    .map((text, index) => ({ number: index + 1, text }))
    .filter(({ text }) => /^\s*(\/\*\*?|\*|\/\/|--|#)( |$)/.test(text));
  return { lines, tables: [] };
}

function readTestNames(source: string): Line[] {
  return source.split('\n').flatMap((text, index) => {
    const [, , name] = /\b(?:it|test|describe)\b[^'"`]*\(\s*(['"`])(.*?)\1/.exec(text) ?? [];
    return name ? [{ number: index + 1, text: name }] : [];
  });
}
