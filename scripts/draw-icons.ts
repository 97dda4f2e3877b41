import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../tests/support/browser.ts';

/** `node scripts/draw-icons.ts`: draws all PNG and ICO files in public/ from icon.svg. */

const PUBLIC = path.resolve(import.meta.dirname, '../public');
const BRAND = '#0f4c46';
const iconSvg = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
const font = readFileSync(
  path.resolve(
    import.meta.dirname,
    '../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2',
  ),
).toString('base64');

const createIconPage = (size: string) =>
  `<style>body{margin:0;display:grid;place-items:center;height:100vh}svg{width:${size};height:${size}}</style>${iconSvg}`;
/** Launchers crop maskable icons: the mark stays within the middle four fifths, the background fills the square. */
const maskableIcon = `<style>body{background:${BRAND}}</style>${createIconPage('76%')}`;

const sharePicture = `<style>
  @font-face{font-family:Plex;font-weight:600;src:url(data:font/woff2;base64,${font})}
  body{margin:0;height:100vh;display:flex;gap:72px;align-items:center;background:${BRAND};color:#fff;
    font:600 60px/1.2 Plex;box-sizing:border-box;padding:0 88px}
  svg{flex:none;width:280px;height:280px;border:8px solid #fff;border-radius:24px}
</style>${iconSvg}<p>Machinery, equipment and&nbsp;raw&nbsp;materials for&nbsp;business</p>`;

const browser = await launchBrowser();
try {
  await draw(browser, 'icon-192.png', createIconPage('100%'), 192);
  await draw(browser, 'icon-512.png', createIconPage('100%'), 512);
  await draw(browser, 'icon-maskable-512.png', maskableIcon, 512);
  await draw(browser, 'apple-touch-icon.png', maskableIcon, 180);
  await draw(browser, 'share.png', sharePicture, 1200, 630);
  writeFileSync(
    path.join(PUBLIC, 'favicon.ico'),
    toIco(await renderPng(browser, createIconPage('100%'), 32), 32),
  );
} finally {
  await browser.close();
}

async function draw(browser: Browser, file: string, html: string, width: number, height = width) {
  writeFileSync(path.join(PUBLIC, file), await renderPng(browser, html, width, height));
}

async function renderPng(browser: Browser, html: string, width: number, height = width): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An .ico file around one PNG: a header of 6 bytes and an entry of 16. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
