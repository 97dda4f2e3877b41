/** The tables and columns for the query builder. They are created by the numbered files in migrations/. */

export * from './schema/accounts.ts';
export * from './schema/catalogue.ts';
export * from './schema/content.ts';
export * from './schema/estimates.ts';
export * from './schema/integrations.ts';
export * from './schema/operator.ts';
export * from './schema/orders.ts';
export * from './schema/quotations.ts';
export * from './schema/request-files.ts';
export * from './schema/sealed-copies.ts';
