/** Modes of files and folders that nobody else on the machine may read: they are personal or secret. */
export const OWNER_ONLY = { folder: 0o700, file: 0o600 };
