/** The kinds of files that a buyer can send with a quote request, with the endings of their names. */
const ENDINGS = { pdf: ['pdf'], jpeg: ['jpg', 'jpeg', 'jfif'], png: ['png'], xlsx: ['xlsx'] } as const;

export type RequestFileType = keyof typeof ENDINGS;

export const REQUEST_FILE_TYPES = Object.keys(ENDINGS) as RequestFileType[];

const MEBIBYTE = 1024 * 1024;
export const MAX_FILE_BYTES = 10 * MEBIBYTE;
export const MAX_FILES_PER_REQUEST = 10;
/** Of all quote requests of an account, and of what is not part of one yet. */
export const MAX_ACCOUNT_FILE_BYTES = 200 * MEBIBYTE;

/** Characters. With the number that the operator's command puts before it, every file system takes it. */
const MAX_NAME_LENGTH = 80;

/**
 * Control, format (such as changes of direction), private and unassigned characters, and those that paths and shells
 * use.
 */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*`$;&%]/gu;

/**
 * The name under which a file is kept: without folders and unsafe characters, at most 80 long, and always with the
 * ending of its type, so that a renamed file opens as what it is.
 */
export function cleanFileName(typed: string, type: RequestFileType): string {
  const last = typed.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|(?<![\s.])[\s.]+$/g, '');
  const { stem, ending } = splitEnding(name, type);
  const short = [...stem]
    .slice(0, MAX_NAME_LENGTH - ending.length)
    .join('')
    .trim();
  return `${short || 'file'}${ending}`;
}

/** The ending as it was typed if it is one of the type, otherwise another one is added. */
function splitEnding(name: string, type: RequestFileType): { stem: string; ending: string } {
  const endings: readonly string[] = ENDINGS[type];
  const dot = name.lastIndexOf('.');
  return dot > 0 && endings.includes(name.slice(dot + 1).toLowerCase())
    ? { stem: name.slice(0, dot), ending: name.slice(dot) }
    : { stem: name, ending: `.${endings[0]}` };
}

/** `420 KB`, `3.4 MB`; at least 1 KB. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / MEBIBYTE).toFixed(1)} MB`;
}
