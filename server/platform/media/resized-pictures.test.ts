import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toErrorResponse } from '#server/platform/http/error-responses.ts';
import { createResizedPictures } from './resized-pictures.ts';
import { serveMedia } from './serve-media.ts';

const CLIENT = '192.0.2.1';

let folder: string;
let folders: { originals: string; resized: string };
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-media-'));
  folders = { originals: inFolder('media'), resized: inFolder('resized') };
  await mkdir(inFolder('media/drills'), { recursive: true });
  const noise = { create: { width: 1000, height: 750, channels: 3 as const, background: 'teal' } };
  const picture = await sharp(noise)
    .withExif({ IFD0: { Copyright: 'Secret camera' } })
    .jpeg()
    .toBuffer();
  await writeFile(inFolder('media/drills/one.jpg'), picture);
  await writeFile(inFolder('media/broken.jpg'), 'not a picture');
  await writeFile(inFolder('media/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const huge = { create: { width: 9000, height: 9000, channels: 3 as const, background: 'red' } };
  await writeFile(inFolder('media/huge.png'), await sharp(huge).png().toBuffer());
  await writeFile(inFolder('outside.jpg'), picture);
  await symlink(inFolder('outside.jpg'), inFolder('media/link.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a resized picture', () => {
  it('is WebP of that width without camera metadata, and never wider than the original', async () => {
    const resized = createResizedPictures(folders);
    const bytes = await resized('drills/one.jpg', 320, 'webp', CLIENT);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 320,
      height: 240,
      exif: undefined,
    });
    expect((await sharp(await resized('drills/one.jpg', 1600, 'webp', CLIENT)).metadata()).width).toBe(1000);
  });

  it('is created once for concurrent requests, and reused after a restart', async () => {
    const listInodes = async () => {
      const names = await readdir(folders.resized);
      return Promise.all(
        names.sort().map(async (name) => (await stat(path.join(folders.resized, name))).ino),
      );
    };
    const resized = createResizedPictures(folders);
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => resized('drills/one.jpg', 480, 'webp', CLIENT)),
    );
    for (const other of others) expect(other).toEqual(first);
    const before = await listInodes();
    await createResizedPictures(folders)('drills/one.jpg', 480, 'webp', CLIENT);
    expect(await listInodes()).toEqual(before);
  });

  it.each([
    ['another width', 'drills/one.jpg', 321],
    ['no width', 'drills/one.jpg', Number.NaN],
    ['a file outside the folder', '../outside.jpg', 320],
    ['a link to a file outside', 'link.jpg', 320],
    ['an SVG', 'drawing.svg', 320],
    ['a broken file', 'broken.jpg', 320],
    ['81 million pixels', 'huge.png', 320],
    ['a URL', 'http://127.0.0.1/one.jpg', 320],
    ['a missing file', 'nothing.jpg', 320],
  ])('is not created from %s', async (_, name, width) => {
    await expect(createResizedPictures(folders)(name, width, 'webp', CLIENT)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('waits for one picture of each other client, and is refused only to who asks for the most', async () => {
    const tiny = { create: { width: 80, height: 60, channels: 3 as const, background: 'teal' } };
    const picture = await sharp(tiny).jpeg().toBuffer();
    for (let index = 0; index < 30; index += 1) await writeFile(inFolder(`media/copy-${index}.jpg`), picture);
    const resized = createResizedPictures({ ...folders, resized: inFolder('turns') });
    const done: string[] = [];
    const ask = (copy: number, width: number, client: string) =>
      resized(`copy-${copy}.jpg`, width, 'webp', client).then(
        () => void done.push(client),
        (cause) => void done.push(cause.code),
      );
    const all = [160, 320, 480, 640, 960, 1280, 1600].flatMap((width) =>
      Array.from({ length: 30 }, (_, copy) => ask(copy, width, '192.0.2.66')),
    );
    await expect.poll(() => done.length).toBeGreaterThan(0);
    const before = done.length;
    await ask(29, 1600, CLIENT);
    expect(done.slice(before).filter((each) => each === '192.0.2.66').length).toBeLessThan(10);
    await Promise.all(all);
    expect(done.filter((each) => each === 'unavailable').length).toBeGreaterThan(0);
  });

  it('replaces older ones when the disk limit is exceeded', async () => {
    const resized = createResizedPictures({ ...folders, resized: inFolder('small') }, 800);
    for (const width of [160, 320, 480, 640, 960]) await resized('drills/one.jpg', width, 'webp', CLIENT);
    const names = await readdir(inFolder('small'));
    const sizes = await Promise.all(names.map(async (name) => (await stat(inFolder(`small/${name}`))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(800);
    expect(names.length).toBeLessThan(5);
  });
});

describe('serveMedia', () => {
  const createApp = () => {
    const app = new Hono();
    const demo = { demoPictures: inFolder('none'), demoBrochures: inFolder('none') };
    serveMedia(app, { ...folders, ...demo }, (context) => context.req.header('client') ?? CLIENT);
    app.onError((cause) => toErrorResponse(cause, pino({ level: 'silent' })));
    return app;
  };
  const fetchPicture = async (app: Hono, url: string) => {
    const response = await app.request(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, compression } = await sharp(bytes).metadata();
    return [response.status, response.headers.get('content-type'), width, compression];
  };

  it('serves AVIF and WebP, each at an address of its own', async () => {
    const app = createApp();
    expect(await fetchPicture(app, '/media/resized/320.avif/drills/one.jpg')).toEqual([
      ...[200, 'image/avif'],
      ...[320, 'av1'],
    ]);
    const webp = await fetchPicture(app, '/media/resized/320.webp/drills/one.jpg');
    expect(webp.slice(0, 3)).toEqual([200, 'image/webp', 320]);
    for (const url of ['/media/resized/320.png/drills/one.jpg', '/media/resized/avif/drills/one.jpg'])
      expect((await app.request(url)).status, url).toBe(404);
  });

  it('sends the browser to the original of a picture that is too large to be resized', async () => {
    const app = createApp();
    const response = await app.request('/media/resized/320.avif/huge.png');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/media/huge.png']);
    expect((await app.request('/media/resized/320.avif/nothing.png')).status).toBe(404);
  });

  it('makes the sizes that the name of a single picture promises, also those for phones', async () => {
    const app = createApp();
    const picture = sharp({ create: { width: 1920, height: 600, channels: 3, background: 'teal' } }).webp();
    await writeFile(inFolder('media/offer.1920.webp'), await picture.toBuffer());
    await writeFile(inFolder('media/lathe.1200.webp'), await picture.resize(1200).toBuffer());
    for (const [name, type, width] of [
      ['lathe.320.avif', 'image/avif', 320],
      ['lathe.640.webp', 'image/webp', 640],
      ['lathe.1200.avif', 'image/avif', 1200],
      ['lathe.1200.webp', 'image/webp', 1200],
      ['offer.1280.avif', 'image/avif', 1280],
      ['offer.1920.avif', 'image/avif', 1600],
      ['offer-phone.640.avif', 'image/avif', 640],
      ['offer-phone.1200.webp', 'image/webp', 1280],
    ] as const)
      expect((await fetchPicture(app, `/media/${name}`)).slice(0, 3), name).toEqual([200, type, width]);
    for (const name of ['offer.320.gif', 'offer.100.webp', 'lathe-phone.640.avif', 'nobody.640.avif'])
      expect((await app.request(`/media/${name}`)).status, name).toBe(404);
  });

  it('serves originals and resized pictures, and nothing outside the folder', async () => {
    const app = new Hono();
    const demo = { demoPictures: inFolder('none'), demoBrochures: inFolder('none') };
    serveMedia(app, { ...folders, ...demo }, (context) => context.req.header('client') ?? CLIENT);
    const response = await app.request('/media/resized/160/drills/one.jpg');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await app.request('/media/drills/one.jpg')).headers.get('content-type')).toBe('image/jpeg');
    expect((await app.request('/media/..%2foutside.jpg')).status).toBe(404);
  });

  it('follows no link out of the folder, to a file, a folder or a page of a folder', async () => {
    await mkdir(inFolder('media/pages'), { recursive: true });
    await symlink(folder, inFolder('media/parent'));
    await symlink(inFolder('outside.jpg'), inFolder('media/pages/index.html'));
    await symlink(inFolder('media/drills/one.jpg'), inFolder('media/same.jpg'));
    const app = new Hono();
    const demo = { demoPictures: inFolder('none'), demoBrochures: inFolder('none') };
    serveMedia(app, { ...folders, ...demo }, (context) => context.req.header('client') ?? CLIENT);
    for (const name of ['link.jpg', 'parent/outside.jpg', 'pages', 'pages/', 'pages/index.html', 'drills'])
      expect((await app.request(`/media/${name}`)).status, name).toBe(404);
    expect((await app.request('/media/same.jpg')).status).toBe(200);
  });

  it('lets caches keep the operator’s picture for a minute, and then only with a new answer', async () => {
    const app = new Hono();
    const demo = { demoPictures: inFolder('none'), demoBrochures: inFolder('none') };
    serveMedia(app, { ...folders, ...demo }, (context) => context.req.header('client') ?? CLIENT);
    app.onError((cause) => toErrorResponse(cause, pino({ level: 'silent' })));
    await writeFile(inFolder('media/soon-gone.jpg'), await readFile(inFolder('media/drills/one.jpg')));
    for (const url of ['/media/soon-gone.jpg', '/media/resized/160/soon-gone.jpg']) {
      const first = await app.request(url);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
      const headers = {
        'if-none-match': first.headers.get('etag') ?? '',
        'if-modified-since': first.headers.get('last-modified') ?? '',
      };
      const again = await app.request(url, { headers });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
      await utimes(inFolder('media/soon-gone.jpg'), new Date(), new Date(0));
      expect((await app.request('/media/soon-gone.jpg', { headers })).status).toBe(200);
    }
    await rm(inFolder('media/soon-gone.jpg'));
    for (const url of ['/media/soon-gone.jpg', '/media/resized/160/soon-gone.jpg'])
      expect((await app.request(url)).status).toBe(404);
  });

  it('serves a picture of the demo catalogue where the operator has none', async () => {
    await mkdir(inFolder('demo'), { recursive: true });
    await writeFile(inFolder('demo/saw.svg'), '<svg/>');
    const app = new Hono();
    serveMedia(
      app,
      { ...folders, demoPictures: inFolder('demo'), demoBrochures: inFolder('none') },
      () => CLIENT,
    );
    const response = await app.request('/media/saw.svg');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect((await app.request('/media/nothing.svg')).status).toBe(404);
  });
});
