import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** The folders from which the shop serves files. */
export function getMediaFolders({ dataDir, mediaDir }: { dataDir: string; mediaDir: string }) {
  return {
    originals: mediaDir,
    resized: path.join(dataDir, 'media-resized'),
    demoPictures: path.join(PROJECT, 'demo/pictures'),
    demoBrochures: path.join(PROJECT, 'demo/brochures'),
    public: PUBLIC_FILES,
  };
}

export const PUBLIC_FILES = path.join(PROJECT, 'public');
