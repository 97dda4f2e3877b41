import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { SERVICE_WORKER_FILE } from '#domain/page-paths.ts';

const SOURCE = path.resolve(import.meta.dirname, '../web/offline/service-worker.ts');

/** Builds the service worker on its own: as a part of the storefront's build it would import the pages' chunks. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { output } = (await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { write: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
      })) as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER_FILE.slice(1), source: output[0].code });
    },
  };
}
