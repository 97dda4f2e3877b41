import type { Brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';

/** What getting to the desk needs. */
export type AccessDependencies = {
  database: Database;
  limits: RateLimits;
  brand: Brand;
  /** Where the desk is, without a slash at the end. */
  deskUrl: string;
};

/** The browser that logs in. */
export type DeskClient = { address: string; device: string };
