import { existsSync } from 'node:fs';

// Runs before any other module, so that all see the settings. Environment variables take precedence over `.env`.
if (existsSync('.env')) process.loadEnvFile();
