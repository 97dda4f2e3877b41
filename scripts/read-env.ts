import { existsSync } from 'node:fs';

// Settings from a file `.env`, before anything else is loaded; what the environment says goes before.
if (existsSync('.env')) process.loadEnvFile();
