import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const API = path.resolve(import.meta.dirname, '../contract/api.ts');

/**
 * The browser's copy of the contract: where each call goes, without the schemas. The server checks what it is sent, so
 * that no visitor has to load the means to do it. Forms still import the checks of their own fields.
 */
export function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (id !== API) return null;
      const { api } = await import(pathToFileURL(API).href);
      const calls = Object.entries<{ method: string; path: string; auth: string; reply: unknown }>(api).map(
        ([name, { method, path: address, auth, reply }]) => {
          const file = typeof reply === 'string' ? { reply } : {};
          return [name, { method, path: address, auth, ...file }];
        },
      );
      return `export const api = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}
