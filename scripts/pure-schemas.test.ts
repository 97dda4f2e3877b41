import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { findPureCalls } from './pure-schemas.ts';

/** The source of each pure call, from its offset to the end of the line. */
function findCallSources(code: string): string[] {
  const program = parseSync('module.ts', code).program as unknown as Parameters<typeof findPureCalls>[0];
  return findPureCalls(program).map((offset) => code.slice(offset).split('\n', 1)[0] ?? '');
}

describe('calls that are marked as free of side effects', () => {
  it('create schemas and declarations, also nested ones and under any import name', () => {
    const code = `import * as schema from 'zod/mini';
import { defineCall as declare } from './call.ts';
export const call = declare({
  body: schema.object({
    name: schema.string().check(
      schema.minLength(1)) }) });`;
    expect(findCallSources(code)).toEqual([
      'declare({',
      'schema.object({',
      'schema.string().check(',
      'schema.minLength(1)) }) });',
    ]);
  });

  it('exclude those of a variable that only has the same name', () => {
    expect(findCallSources(`const z = { tell() { log.push('told'); } };\nz.tell();`)).toEqual([]);
    expect(findCallSources(`import { z } from './coordinates.ts';\nz.tell();`)).toEqual([]);
    expect(
      findCallSources(`import * as z from 'zod/mini';\nexport const tell = (z: Teller) => z.tell();`),
    ).toEqual([]);
    expect(findCallSources(`import { startCall } from './call.ts';\nstartCall();`)).toEqual([]);
  });
});
