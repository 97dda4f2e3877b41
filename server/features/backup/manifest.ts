import * as z from 'zod';

/** The last entry of a backup's archive; a truncated backup has none. */
export const MANIFEST_NAME = 'backup.json';

const countedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
});

export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(z.string()),
  /** In the order in which they can be restored, because of their foreign keys. */
  tables: z.array(countedTable),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string() })),
  /** The operator's own pictures and PDFs, as paths in the media folder. */
  files: z.array(z.string()),
  /** What buyers sent with their quote requests, by the ids. Backups of older versions have none. */
  requestFiles: z.array(z.string().regex(/^\w+$/)).default([]),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function getTableEntryName({ schema, name }: { schema: string; name: string }): string {
  return `tables/${schema}.${name}.copy`;
}

/** The folders of the files that are part of a backup. */
export type FileFolders = { mediaDir: string; requestFilesDir: string };

export function getRequestFileEntryName(id: string): string {
  return `request-files/${id}`;
}

export function getFileEntryName(path: string): string {
  return `media/${path}`;
}
