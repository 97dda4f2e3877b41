import fs from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

type Function = (this: unknown, ...args: unknown[]) => unknown;
type Module = Record<string, Function>;
type Callback = (cause: Error | null, ...results: unknown[]) => void;

/** The functions that change a folder, with paths as their parameters. A full disk lets everybody remove files. */
const FOLDER_CHANGES = ['mkdir', 'mkdtemp', 'rename', 'copyFile', 'link'];
const FILE_CHANGES = ['writeFile', 'appendFile'];
const HANDLE_CHANGES = ['write', 'writev', 'writeFile', 'appendFile', 'sync', 'datasync'];

/**
 * Runs an action while the nth change in a folder fails as on a full disk: of what is written, half arrives.
 * @param at from 1 on.
 * @returns how many changes there were, and the outcome of the action.
 */
export async function breakWrite<Outcome>(
  folder: string,
  { at }: { at: number },
  act: () => Promise<Outcome>,
): Promise<{ count: number; outcome: Outcome }> {
  let count = 0;
  const restores: (() => void)[] = [];
  const isWithin = (file: unknown) => `${path.resolve(String(file))}/`.startsWith(`${folder}/`);
  const isTurn = () => {
    count += 1;
    return count === at;
  };
  function replace(module: object, name: string, wrap: (original: Function) => Function): void {
    const original = (module as Module)[name] as Function;
    (module as Module)[name] = wrap(original);
    restores.push(() => {
      (module as Module)[name] = original;
    });
  }

  for (const name of FOLDER_CHANGES) {
    replace(
      promises,
      name,
      (original) =>
        async function (this: unknown, ...args) {
          if (args.some((argument) => typeof argument === 'string' && isWithin(argument)) && isTurn())
            throw createFullDisk(name, args[0]);
          return original.apply(this, args);
        },
    );
  }
  for (const name of FILE_CHANGES) {
    replace(
      promises,
      name,
      (original) =>
        async function (this: unknown, file, content, ...rest) {
          if (typeof file !== 'string' || !isWithin(file) || !isTurn())
            return original.call(this, file, content, ...rest);
          await original.call(this, file, halve(content), ...rest);
          throw createFullDisk('write');
        },
    );
  }
  const handlesWithin = new WeakSet<object>();
  replace(
    promises,
    'open',
    (original) =>
      async function (this: unknown, file, flags, ...rest) {
        if (isWithin(file) && isForWriting(flags) && isTurn()) throw createFullDisk('open', file);
        const handle = (await original.call(this, file, flags, ...rest)) as FileHandle;
        if (isWithin(file)) handlesWithin.add(handle);
        return handle;
      },
  );
  const anyHandle = await fs.promises.open('/dev/null');
  const handlePrototype = Object.getPrototypeOf(anyHandle);
  await anyHandle.close();
  for (const name of HANDLE_CHANGES) {
    replace(
      handlePrototype,
      name,
      (original) =>
        async function (this: unknown, ...args) {
          if (!handlesWithin.has(this as object) || !isTurn()) return original.apply(this, args);
          if (args.length > 0) await original.call(this, halve(args[0]));
          throw createFullDisk(args.length > 0 ? 'write' : 'fsync');
        },
    );
  }
  // Of createWriteStream.
  const descriptorsWithin = new Set<unknown>();
  replace(
    fs,
    'open',
    (original) =>
      function (this: unknown, ...args) {
        const [file, flags] = args;
        const callback = args.at(-1) as Callback;
        if (!isWithin(file)) return original.apply(this, args);
        if (isForWriting(flags) && isTurn()) return callback(createFullDisk('open', file));
        const opened: Callback = (cause, descriptor) => {
          if (isForWriting(flags)) descriptorsWithin.add(descriptor);
          callback(cause, descriptor);
        };
        return original.call(this, ...args.slice(0, -1), opened);
      },
  );
  for (const name of ['write', 'writev']) {
    replace(
      fs,
      name,
      (original) =>
        function (this: unknown, ...args) {
          const [descriptor, content] = args;
          if (!descriptorsWithin.has(descriptor) || !isTurn()) return original.apply(this, args);
          const callback = args.at(-1) as Callback;
          const pieces = Array.isArray(content) ? content : [content];
          original.call(fs, descriptor, name === 'write' ? halve(content) : pieces.map(halve), () =>
            callback(createFullDisk('write')),
          );
        },
    );
  }
  replace(
    fs,
    'fsync',
    (original) =>
      function (this: unknown, ...args) {
        if (!descriptorsWithin.has(args[0]) || !isTurn()) return original.apply(this, args);
        (args.at(-1) as Callback)(createFullDisk('fsync'));
      },
  );
  syncBuiltinESMExports();
  try {
    return { outcome: await act(), count };
  } finally {
    for (const restore of restores) restore();
    syncBuiltinESMExports();
  }
}

const isForWriting = (flags: unknown) => typeof flags === 'string' && /^(w|a|r\+)/.test(flags);

function halve(content: unknown): unknown {
  if (typeof content === 'string') return content.slice(0, content.length / 2);
  if (content instanceof Uint8Array) return content.subarray(0, content.length / 2);
  return content;
}

function createFullDisk(syscall: string, file?: unknown): Error {
  const of = file === undefined ? '' : ` '${file}'`;
  return Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}${of}`), {
    ...{ code: 'ENOSPC', errno: -28, syscall },
    ...(file !== undefined && { path: file }),
  });
}
