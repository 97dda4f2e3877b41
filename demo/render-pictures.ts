import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Page, type Route } from 'playwright-core';
import sharp from 'sharp';
import { listPictureFiles, type PictureJob, pictureJobs } from './picture-jobs.ts';
import { listRatings } from './rating-plates.ts';

/**
 * `npm run pictures -- [name or scene file…]`: path-traces scenes with Blender and writes demo/pictures. Without names,
 * all of them, in the order in which visitors see them. A picture is skipped if neither its scene nor the studio has
 * changed since it was rendered: picture-hashes.json says what it was rendered from. With `--draft`, small pictures in
 * reports/drafts instead.
 */

const HERE = import.meta.dirname;
const SCENES = path.join(HERE, 'scenes');
const FONT_MODULES = path.join(HERE, '../node_modules');
/** three.js, which nothing else needs: a lockfile of its own. */
const SCENE_MODULES = path.join(SCENES, 'node_modules');
const PICTURES = path.join(HERE, 'pictures');
const DRAFTS = path.join(HERE, '../reports/drafts');
const DRAFT_SCALE = 0.5;
const HASHES = path.join(HERE, 'picture-hashes.json');
const STUDIO = path.join(HERE, 'studio.py');
const ORIGIN = 'http://scenes.localhost';
const FONT = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin';

const PAGE = `<!doctype html><style>
${[400, 600].map((weight) => `@font-face { font-family: 'Scene Sans'; font-weight: ${weight}; src: url('/fonts/${FONT}-${weight}-normal.woff2'); }`).join('\n')}
</style><script type="importmap">
{ "imports": { "three": "/modules/three/build/three.module.js", "three/addons/": "/modules/three/examples/jsm/" } }
</script>`;

/** The encoder's first choice, and the least that still looks clean. */
const QUALITIES = { avif: { best: 52, least: 36 }, webp: { best: 66, least: 46 } } as const;
const QUALITY_STEP = 4;

setPriority(19);
const { values: options, positionals: names } = parseArgs({
  options: { draft: { type: 'boolean' } },
  allowPositionals: true,
});
const selectedJobs = pictureJobs.filter(
  ({ name, scene }) => names.length === 0 || names.includes(name) || names.includes(scene),
);
if (selectedJobs.length === 0) {
  process.stderr.write(`There is no picture or scene file called ${names.join(' or ')}.\n`);
  process.exit(2);
}
if (!existsSync(SCENE_MODULES)) execFileSync('npm', ['ci'], { cwd: SCENES, stdio: 'inherit' });
const studioScript = await readFile(STUDIO, 'utf8');
const hashes: Record<string, string> = JSON.parse(await readFile(HASHES, 'utf8'));
const workFolder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-pictures-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await openScenePage();
for (const [index, job] of selectedJobs.entries()) {
  if (options.draft) {
    await writeDraft(job);
    continue;
  }
  const started = performance.now();
  const { glb, digest } = await exportScene(job);
  const hash = createHash('sha256').update(digest).update(studioScript).digest('hex').slice(0, 16);
  const isDone = hashes[job.name] === hash;
  if (!isDone) {
    await writePictures(job, await trace(job, glb));
    hashes[job.name] = hash;
    await writeHashes();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    `${index + 1}/${selectedJobs.length} ${job.name} ${isDone ? 'is up to date' : `${seconds} s`}\n`,
  );
}
await browser.close();
await rm(workFolder, { recursive: true });

/** A smaller picture, only to be looked at. */
async function writeDraft(job: PictureJob): Promise<void> {
  const frame = {
    ...job.frame,
    width: job.frame.width * DRAFT_SCALE,
    height: job.frame.height * DRAFT_SCALE,
  };
  const { glb } = await exportScene({ ...job, frame });
  await mkdir(DRAFTS, { recursive: true });
  await writeFile(path.join(DRAFTS, `${job.name}.png`), await trace({ ...job, frame }, glb));
}

async function openScenePage(): Promise<Page> {
  const scenePage = await browser.newPage();
  scenePage.on(
    'console',
    (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`),
  );
  await scenePage.route(`${ORIGIN}/**`, serveScene);
  await scenePage.goto(ORIGIN);
  await scenePage.evaluate(async (ratings) => {
    const { setRatings } = await import('/scenes/labels.ts' as string);
    setRatings(ratings);
  }, listRatings());
  await scenePage.evaluate(() =>
    Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px "Scene Sans"`))),
  );
  return scenePage;
}

/** Serves scenes to the browser with their types stripped, and three.js and the font from their packages. */
async function serveScene(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
  if (pathname.startsWith('/modules/'))
    return route.fulfill({ path: path.join(SCENE_MODULES, pathname.slice('/modules'.length)) });
  if (pathname.startsWith('/fonts/'))
    return route.fulfill({ path: path.join(FONT_MODULES, pathname.slice('/fonts'.length)) });
  const file = path.join(SCENES, pathname.slice('/scenes'.length));
  if (!existsSync(file)) return route.fulfill({ status: 404 });
  const body = stripTypeScriptTypes(await readFile(file, 'utf8'));
  return route.fulfill({ contentType: 'text/javascript', body });
}

async function exportScene({
  scene,
  model,
  view,
  frame,
}: PictureJob): Promise<{ glb: Buffer; digest: string }> {
  const { glb, digest } = await page.evaluate(
    async ([sceneUrl, exportUrl, request]) => {
      const { scenes } = await import(sceneUrl);
      const { exportScene } = await import(exportUrl);
      return exportScene(scenes, request.model, request.view, request.frame) as Promise<{
        glb: string;
        digest: string;
      }>;
    },
    [`/scenes/${scene}`, '/scenes/export-scene.ts', { model, view, frame }] as const,
  );
  return { glb: Buffer.from(glb.slice(glb.indexOf(',') + 1), 'base64'), digest };
}

/** Renders an exported scene in the studio; returns a PNG. */
async function trace({ frame }: PictureJob, glb: Buffer): Promise<Buffer> {
  const [scene, picture] = ['scene.glb', 'picture.png'].map((file) => path.join(workFolder, file)) as [
    string,
    string,
  ];
  await writeFile(scene, glb);
  const size = [frame.width, frame.height].map(String);
  await promisify(execFile)(
    'blender',
    [
      '--background',
      '--factory-startup',
      '--python-exit-code',
      '1',
      '--python',
      STUDIO,
      '--',
      scene,
      picture,
      ...size,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return readFile(picture);
}

/** Writes all files of a picture, each no larger than the one that it replaces, unless it would look poor. */
async function writePictures(job: PictureJob, image: Buffer): Promise<void> {
  for (const { width, format, file } of listPictureFiles(job)) {
    const destination = path.join(PICTURES, file);
    const limit = existsSync(destination) ? (await stat(destination)).size : Number.POSITIVE_INFINITY;
    const { best, least } = QUALITIES[format];
    let encoded = await encode(image, width, format, best);
    for (
      let quality = best - QUALITY_STEP;
      encoded.length > limit && quality >= least;
      quality -= QUALITY_STEP
    )
      encoded = await encode(image, width, format, quality);
    await writeFile(destination, encoded);
  }
}

function encode(image: Buffer, width: number, format: 'avif' | 'webp', quality: number): Promise<Buffer> {
  const resized = sharp(image).resize({ width });
  return format === 'avif'
    ? resized.avif({ quality, effort: 4 }).toBuffer()
    : resized.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
}

async function writeHashes(): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(HASHES, `${JSON.stringify(sorted, null, 2)}\n`);
}
