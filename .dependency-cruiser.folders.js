import files from './.dependency-cruiser.js';

/** Circles between folders. Test files are left out: they may reach anything, so they would close circles. */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Folders that need each other are one folder: no part of the circle can be understood alone.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: '\\.test\\.tsx?$' } },
};
