import { expect, it } from 'vitest';
import { catalogue } from '../../demo/catalogue/catalogue.ts';
import { withImplied } from './implied-specifications.ts';
import { implyTypes } from './imply-types.ts';
import { toTypedValue } from './typed-value.ts';

const MIN_SHARE = 0.95;

it('reads the specifications of the whole demo catalogue as values', () => {
  const kinds: Record<string, number> = {};
  const unread: string[] = [];
  let all = 0;
  for (const { subCategories } of catalogue) {
    for (const { name: subCategory, products } of subCategories) {
      const described = products.map(({ title, specifications }) => ({
        title,
        specifications: specifications.map(([name, value]) => ({ name, value })),
      }));
      const types = new Map(implyTypes(described).map((type) => [type.name.toLowerCase(), type]));
      for (const { name, value } of described.flatMap(withImplied)) {
        const type = types.get(name.toLowerCase());
        all += 1;
        const isRead = type && toTypedValue(value, type) !== undefined;
        kinds[type?.kind ?? 'none'] = (kinds[type?.kind ?? 'none'] ?? 0) + 1;
        if (!isRead) unread.push(`${subCategory}: ${name}: ${value} (${type?.kind} ${type?.unit})`);
      }
    }
  }
  process.stdout.write(
    `Specifications read: ${all - unread.length} of ${all}; ${JSON.stringify(kinds)}. Not read:\n${unread.join('\n')}\n`,
  );
  expect(1 - unread.length / all).toBeGreaterThanOrEqual(MIN_SHARE);
  expect(kinds.number ?? 0).toBeGreaterThan(0.5 * all);
});
