/** The set-up of Vitest's project `integration` and of Playwright; what it returns is the tear-down. */
export { startTestPostgres as default } from './test-postgres.ts';
