import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { chromium, type Page, type Route } from 'playwright-core';
import sharp from 'sharp';
import { listPictureFiles, type PictureJob, pictureJobs } from './picture-jobs.ts';

/**
 * `node demo/render-pictures.ts [name or scene file…]`: renders scenes in a headless browser and writes demo/pictures.
 * Without names, it renders only pictures that are missing or older than their scene.
 */

const HERE = import.meta.dirname;
const MODULES = path.join(HERE, '../node_modules');
const PICTURES = path.join(HERE, 'pictures');
const ORIGIN = 'http://scenes.localhost';
const FONT = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin';

const PAGE = `<!doctype html><style>
${[400, 600].map((weight) => `@font-face { font-family: 'Scene Sans'; font-weight: ${weight}; src: url('/modules/${FONT}-${weight}-normal.woff2'); }`).join('\n')}
</style><script type="importmap">
{ "imports": { "three": "/modules/three/build/three.module.js", "three/addons/": "/modules/three/examples/jsm/" } }
</script>`;

setPriority(15);
const names = process.argv.slice(2);
const selectedJobs =
  names.length > 0
    ? pictureJobs.filter(({ name, scene }) => names.includes(name) || names.includes(scene))
    : await findStaleJobs();
await mkdir(PICTURES, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
});
const page = await browser.newPage();
page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`));
await page.route(`${ORIGIN}/**`, serveScene);
await page.goto(ORIGIN);
await page.evaluate(() =>
  Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px "Scene Sans"`))),
);
for (const [index, job] of selectedJobs.entries()) {
  const started = performance.now();
  await writePictures(job, await renderScene(page, job));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${index + 1}/${selectedJobs.length} ${job.name} ${seconds} s\n`);
}
await browser.close();

async function findStaleJobs(): Promise<PictureJob[]> {
  const isStale = await Promise.all(
    pictureJobs.map(async (job) => {
      const files = listPictureFiles(job).map(({ file }) => path.join(PICTURES, file));
      if (!files.every(existsSync)) return true;
      const [picture, scene] = await Promise.all([
        stat(files[0] as string),
        stat(path.join(HERE, 'scenes', job.scene)),
      ]);
      return picture.mtimeMs < scene.mtimeMs;
    }),
  );
  return pictureJobs.filter((_, index) => isStale[index]);
}

/** Serves scenes to the browser with their types stripped, and three.js and the font from node_modules. */
async function serveScene(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
  if (pathname.startsWith('/modules/'))
    return route.fulfill({ path: path.join(MODULES, pathname.slice('/modules'.length)) });
  const file = path.join(HERE, 'scenes', pathname.slice('/scenes'.length));
  if (!existsSync(file)) return route.fulfill({ status: 404 });
  const body = stripTypeScriptTypes(await readFile(file, 'utf8'));
  return route.fulfill({ contentType: 'text/javascript', body });
}

async function renderScene(page: Page, { scene, model, view, frame }: PictureJob): Promise<Buffer> {
  const data = await page.evaluate(
    async ([sceneUrl, studioUrl, request]) => {
      const { scenes } = await import(sceneUrl);
      const { renderScene } = await import(studioUrl);
      const model = scenes[request.model];
      if (!model) throw new Error(`${sceneUrl} has no scene for ${request.model}`);
      return renderScene(model, request.view, request.frame) as Promise<string>;
    },
    [`/scenes/${scene}`, '/scenes/studio.ts', { model, view, frame }] as const,
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

async function writePictures(job: PictureJob, image: Buffer): Promise<void> {
  for (const { width, format, file } of listPictureFiles(job)) {
    const resized = sharp(image).resize({ width });
    const encoded = {
      avif: () => resized.avif({ quality: 52, effort: 3 }),
      webp: () => resized.webp({ quality: 74, effort: 4, smartSubsample: true }),
    }[format]();
    await encoded.toFile(path.join(PICTURES, file));
  }
}
