import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The network address of the visitor for whom a page is being rendered. The page's calls count against its limits;
 * nothing that the page shows may depend on it.
 */
export const pageClientIp = new AsyncLocalStorage<string>();
