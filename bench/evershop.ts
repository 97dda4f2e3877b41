import { execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import type { BenchContext } from './bench-context.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { printProgress } from './progress.ts';

/** EverShop (https://evershop.io), another open storefront on Node.js and PostgreSQL, to measure beside. */

export const EVERSHOP_VERSION = '2.2.1';
/** It imports concat-stream without declaring it. */
const INSTALL = `npm install --save-exact --no-audit --no-fund @evershop/evershop@${EVERSHOP_VERSION} concat-stream@2`;
const PROGRAM = 'node_modules/@evershop/evershop/dist/bin/evershop.js';

/**
 * Installs and builds EverShop, unless an earlier run has left it, and starts it with the products of the shop. Its
 * tables are in a schema of their own in the shop's database.
 */
export async function startEverShop(
  { catalogueFolder, cleanup }: BenchContext,
  { url }: Connection,
): Promise<ChildServer> {
  const folder = path.join(catalogueFolder, 'evershop');
  const { hostname, port, username, password, pathname } = new URL(url);
  const environment = {
    NODE_ENV: 'production',
    SUPPRESS_NO_CONFIG_WARNING: 'yes',
    SUPPRESS_STRICTNESS_CHECK: 'yes',
    DB_HOST: hostname,
    DB_PORT: port,
    DB_USER: username,
    DB_PASSWORD: decodeURIComponent(password),
    DB_NAME: pathname.slice(1),
    PGOPTIONS: '-c search_path=evershop',
  };
  if (!existsSync(path.join(folder, '.evershop/build'))) {
    printProgress('Installing EverShop');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    // npm passes the shop's own settings on; its list of packages that may run scripts is not EverShop's.
    const env = { ...process.env, ...environment, npm_config_strict_allow_scripts: 'false' };
    for (const command of [INSTALL, `node ${PROGRAM} build`])
      execSync(command, { cwd: folder, env, stdio: 'pipe' });
  }
  // Without a statement timeout: the shop's own is too short for a bulk import.
  const { pool, close } = createConnection(url, ({ message }) => printProgress(message), 0);
  cleanup.defer(close);
  await pool.query('create schema if not exists evershop');
  // It creates its tables when it starts.
  const server = await startServer(['node', PROGRAM, 'start'], environment, { folder });
  cleanup.defer(server.close);
  // The processes that it starts do not end with it.
  cleanup.defer(() => void spawnSync('pkill', ['-P', String(server.pid)]));
  const { rows } = await pool.query("select from evershop.category_description where url_key like 'bench-%'");
  if (rows.length === 0) await pool.query(COPY_CATALOGUE);
  await pool.query('vacuum analyze');
  return server;
}

/** The id that EverShop has for a category or product of the shop. */
export function toUuid(id: string): string {
  const hash = createHash('md5').update(id).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Without the events: otherwise EverShop would work them off, one for each product, while it is measured. */
const COPY_CATALOGUE = `
  set search_path = evershop, public;
  insert into category (uuid, status) select md5(id)::uuid, true from categories;
  insert into category_description (category_description_category_id, name, url_key)
  select category_id, name, 'bench-' || category_id from category join categories on md5(categories.id)::uuid = uuid;
  insert into product (uuid, sku, price, weight, status, visibility, category_id)
  select md5(products.id)::uuid, products.id, list_price_paise / 100.0, 1, true, true, category.category_id
  from products join category on category.uuid = md5(products.category_id)::uuid;
  insert into product_inventory (product_inventory_product_id, qty, manage_stock, stock_availability)
  select product_id, 1000000, true, true from product join products on products.id = product.sku;
  insert into product_description (product_description_product_id, name, description, url_key)
  select product_id, title, products.description, 'bench-' || product_id from product join products on products.id = product.sku;
  truncate event;
  reset search_path`;
