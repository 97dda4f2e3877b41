import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { pureCalls } from './pure-schemas.ts';

/** The calls found, each from where it begins to the end of its line. */
function found(code: string): string[] {
  const program = parseSync('module.ts', code).program as unknown as Parameters<typeof pureCalls>[0];
  return pureCalls(program).map((place) => code.slice(place).split('\n', 1)[0] ?? '');
}

describe('calls that are marked as free of effects', () => {
  it('make schemas and declarations, within each other too, whatever the import is called', () => {
    const code = `import * as schema from 'zod/mini';
import { defineCall as declare } from './call.ts';
export const call = declare({
  body: schema.object({
    name: schema.string().check(
      schema.minLength(1)) }) });`;
    expect(found(code)).toEqual([
      'declare({',
      'schema.object({',
      'schema.string().check(',
      'schema.minLength(1)) }) });',
    ]);
  });

  it('are none of a variable that only has the name', () => {
    expect(found(`const z = { tell() { log.push('told'); } };\nz.tell();`)).toEqual([]);
    expect(found(`import { z } from './coordinates.ts';\nz.tell();`)).toEqual([]);
    expect(found(`import * as z from 'zod/mini';\nexport const tell = (z: Teller) => z.tell();`)).toEqual([]);
    expect(found(`import { startCall } from './call.ts';\nstartCall();`)).toEqual([]);
  });
});
