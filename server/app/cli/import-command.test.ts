import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { allProducts } from '../../../tests/support/product-files.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';

let connection: TestDatabase;
let dataDir: string;
const inDataDir = (name: string) => path.join(dataDir, name);

beforeEach(async () => {
  connection = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-import-'));
  await mkdir(inDataDir('media'));
  await writeFile(inDataDir('media/lathe.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  return async () => {
    await connection.close();
    await rm(dataDir, { recursive: true });
  };
});

function run(typed: string[], answer: string | null = null) {
  return runCommand({ databaseUrl: connection.url }, typed, answer, { DATA_DIR: dataDir });
}

async function runImport(text: string, options: string[] = [], answer: string | null = null) {
  await writeFile(inDataDir('products.csv'), text);
  return run(['products', 'import', inDataDir('products.csv'), ...options], answer);
}

async function getFirst() {
  const [first] = await allProducts(connection.database);
  if (!first) throw new Error('There is no product.');
  return { ...first, price: first.listPricePaise / 100 };
}

const HEADER = 'title,brand,model,category,sub_category,hsn,price,gst,images,brochure_url';

describe('the dry run of an import', () => {
  it('lists old and new of each changed product, and marks changes of a price over 30 %', async () => {
    const { id, price, title } = await getFirst();
    const [, second] = await allProducts(connection.database);
    const file = `id,price,hsn\n${id},${price / 100},8467\n${second?.id},${(second?.listPricePaise ?? 0) / 100 + 1},8467\n`;
    const { stdout, exitCode } = await runImport(file, ['--dry-run']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(title.slice(0, 12));
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/PRICE JUMP ₹[\d,.]+ → ₹[\d,.]+ \(−99(\.\d)?%\);/);
    expect(stdout.match(/PRICE/g)).toHaveLength(1);
    expect(stdout).toContain('It would add 0 products and change 2; 0 would stay the same.');
    expect((await getFirst()).price).toBe(price);
  });
});

describe('an import', () => {
  it('asks before prices change by more than 30 %', async () => {
    const { id, price } = await getFirst();
    const file = `id,price\n${id},${price * 2}\n`;
    expect(await runImport(file)).toMatchObject({ exitCode: 2 });
    const refused = await runImport(file, [], 'n');
    expect(refused).toMatchObject({ exitCode: 1, stderr: 'Nothing was changed.\n' });
    expect(refused.questions).toEqual(['A price changes by more than 30%. Import anyway? [y/N] ']);
    expect(refused.stdout).toContain('PRICE JUMP');
    expect((await getFirst()).price).toBe(price);
    expect(await runImport(file, [], 'y')).toMatchObject({ exitCode: 0 });
    expect((await getFirst()).price).toBe(price * 2);
    expect(await runImport(`id,discount\n${id},60\n`)).toMatchObject({ exitCode: 2 });
    expect(await runImport(`id,discount\n${id},60\n`, ['--yes'])).toMatchObject({ exitCode: 0 });
  });

  it('does not ask about smaller changes', async () => {
    const { id, price } = await getFirst();
    expect(await runImport(`id,price\n${id},${Math.round(price * 1.2)}\n`)).toMatchObject({
      exitCode: 0,
      stdout: '0 added, 1 changed, 0 unchanged\n',
    });
  });

  it('names every missing picture and brochure, but none that a product has already', async () => {
    const rows = [
      'Lathe,Sardar,L5,Power Tools,Drills,8458,1000,18,"/media/lathe.jpg\n/media/nope.jpg",/media/l5.pdf',
      'Saw,Sardar,S5,Power Tools,Drills,8467,1000,18,https://cdn.sardar.example/s5.jpg,',
    ];
    const { exitCode, stderr } = await runImport([HEADER, ...rows].join('\n'));
    expect(exitCode).toBe(1);
    expect(stderr.replace(/\s+/g, ' ')).toMatch(
      /2 images There is no file \/media\/nope\.jpg\. .* 2 brochure_url There is no file \/media\/l5\.pdf\. .* 2 problems found/,
    );
    const { id } = await getFirst();
    await connection.pool.query(`update products set images = '{/media/gone.jpg}' where id = '${id}'`);
    expect(await runImport(`id,images,hsn\n${id},/media/gone.jpg,8467\n`)).toMatchObject({ exitCode: 0 });
  });

  it('adds categories with --make-categories, with the first picture of their products', async () => {
    const rows = [
      'Lathe,Sardar,L5,Lathes,Bench lathes,8458,1000,18,,',
      'Lathe,Sardar,L6,Lathes,Bench lathes,8458,1000,18,/media/lathe.jpg,',
      'Drill,Sardar,D5,Power Tools,Bench drills,8467,1000,18,,',
    ];
    const file = [HEADER, ...rows].join('\n');
    expect((await runImport(file)).stderr.replace(/ +/g, ' ')).toContain(
      '2, 3 category There is no category “Lathes”. It can be added with the import.\n',
    );
    const newCategories = 'New categories: Lathes, Lathes › Bench lathes, Power Tools › Bench drills\n';
    const tried = await runImport(file, ['--make-categories', '--dry-run']);
    expect(tried.stdout).toContain(newCategories);
    expect((await run(['categories', 'list'])).stdout).not.toContain('Lathes');
    expect((await runImport(file, ['--make-categories'])).stdout).toBe(
      `${newCategories}3 added, 0 changed, 0 unchanged\n`,
    );
    const { rows: made } = await connection.pool.query(
      `select name, image, position from categories where name = 'Lathes'
       union all select name, image, 0 from sub_categories where name like 'Bench %' order by name`,
    );
    expect(made).toEqual([
      { name: 'Bench drills', image: '', position: 0 },
      { name: 'Bench lathes', image: '/media/lathe.jpg', position: 0 },
      { name: 'Lathes', image: '/media/lathe.jpg', position: 12 },
    ]);
  });

  it('takes a category that differs only in case for a slip', async () => {
    const file = `${HEADER}\nDrill,Sardar,D5,power tools,Drills,8467,1000,18,,`;
    const { exitCode, stderr } = await runImport(file, ['--make-categories']);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('There is no category “power tools”. Did you mean “Power Tools”?');
  });

  it('writes wrong rows to a file, which can be corrected and imported', async () => {
    const good = 'Saw,Sardar,S5,Power Tools,Drills,8467,1000,18,,';
    const wrong = "'=1+1,Sardar,L5,Power Tools,Drills,84,1000,12,,";
    const rejects = inDataDir('rejects.csv');
    const { exitCode, stdout } = await runImport([HEADER, good, wrong, 'a,b'].join('\n'), [
      '--rejects',
      rejects,
    ]);
    expect([exitCode, stdout]).toEqual([1, `Wrote 2 wrong rows to ${rejects}\n`]);
    const text = await readFile(rejects, 'utf8');
    const problems = [
      '"hsn: HSN must be 4 to 8 digits. (Spreadsheets drop a leading 0.)',
      'gst: GST of 12 per cent is only for bricks, fly ash blocks and roofing tiles (HSN 6815, 69010010, 69041000, 69051000)."',
    ].join('\n');
    const again = await runImport([HEADER, good, wrong].join('\n'), ['--rejects', rejects]);
    expect(again).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('already exists') });
    const short = '"This row has 2 cells, the first row has 10."';
    expect(text).toBe(`\uFEFFproblem,${HEADER}\r\n${problems},${wrong}\r\n${short},a,b\r\n`);
    const corrected = text
      .replace(',84,', ',8458,')
      .replace(',12,', ',18,')
      .replace(/"This.*/, '');
    expect(await runImport(corrected)).toMatchObject({
      exitCode: 0,
      stdout: '1 added, 0 changed, 0 unchanged\n',
    });
    expect((await allProducts(connection.database)).at(-1)?.title).toBe('=1+1');
  });
});

it('lists what is wrong in the order of the rows, and files that are something else than their names say', async () => {
  await writeFile(inDataDir('media/text.pdf'), 'Not a PDF');
  await writeFile(inDataDir('media/noise.jpg'), 'Not a picture');
  const { id } = await getFirst();
  const [, second] = await allProducts(connection.database);
  const file = `id,images,brochure_url,gst\n${id},/media/noise.jpg,/media/text.pdf,18\n${second?.id},,,17\n`;
  const { exitCode, stderr } = await runImport(file);
  expect(exitCode).toBe(1);
  const problems = stderr.replace(/\s+/g, ' ');
  expect(problems).toMatch(
    /2 images The file \/media\/noise.jpg is not a picture\. 2 brochure_url The file \/media\/text.pdf is not a PDF\. 3 /,
  );
});

it.each([
  [['banners', 'add', '--alt', 'Offers', '--category', 'Welding', '--image']],
  [['ads', 'add', '--type', 'ONE', '--alt', 'Offers', '--link', '/products', '--image']],
  [['categories', 'add', 'Lathes', '--image']],
  [['categories', 'set', 'Welding', '--image']],
])('%j takes only a picture that exists', async (typed) => {
  const missing = `There is no file /media/nope.jpg. Put it into ${inDataDir('media')} first.\n`;
  expect(await run([...typed, '/media/nope.jpg'])).toMatchObject({ exitCode: 1, stderr: missing });
  expect(await run([...typed, '/media/lathe.jpg'])).toMatchObject({ exitCode: 0 });
});
