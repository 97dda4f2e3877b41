import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { MAX_FILE_BYTES, MAX_FILES_PER_REQUEST } from '#domain/request-file.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { filesText } from '#web/text/request-files-en.ts';
import {
  addAttachedFile,
  readAttachedFileIds,
  removeAttachedFile,
  useAttachedFileIds,
  whileSending,
} from './file-store.ts';
import { forgetLostFiles } from './forget-lost-files.ts';
import { sendFile } from './send-file.ts';

export type StoredFile = { id: string; name: string; bytes: number };

/** A file that is being sent or could not be. */
export type PendingFile = {
  key: number;
  file: File;
  /** 0 to 100. */
  percent: number;
  /** Why it was not added. */
  problem?: string;
  /** Whether the same file can be sent again. */
  canRetry?: boolean;
};

let lastKey = 0;

/** The files of the request that is being prepared, and what adds and removes them. */
export function useRequestFiles() {
  const authenticatedCall = useAuthenticatedCall();
  const attachedIds = useAttachedFileIds();
  const [known, setKnown] = useState<readonly StoredFile[]>([]);
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [status, setStatus] = useState('');
  const cancels = useRef(new Map<number, AbortController>());
  /** One after the other, so that each is sent as fast as the connection allows. */
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const { current } = cancels;
    if (readAttachedFileIds().length > 0) void forgetLostFiles().then(setKnown);
    return () => {
      for (const cancel of current.values()) cancel.abort();
    };
  }, []);

  function change(key: number, changes: Partial<PendingFile>): void {
    setPending((files) => files.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  const drop = (key: number) => setPending((files) => files.filter((each) => each.key !== key));

  async function send(key: number, file: File): Promise<void> {
    const cancel = new AbortController();
    cancels.current.set(key, cancel);
    try {
      await authenticatedCall(async () => {
        const onProgress = (percent: number) => change(key, { percent });
        const stored = await sendFile(file, { onProgress, signal: cancel.signal });
        setKnown((files) => [...files.filter(({ id }) => id !== stored.id), stored]);
        addAttachedFile(stored.id);
        setStatus(filesText.added(stored.name));
      });
      drop(key);
    } catch (cause) {
      if (cancel.signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      const { message, status } = cause;
      change(key, { problem: message, canRetry: status === 0 || status === 429 || status >= 500 });
      setStatus(filesText.failed(file.name, message));
    } finally {
      cancels.current.delete(key);
    }
  }

  function enqueue(key: number, file: File): void {
    lastSent.current = whileSending(() => lastSent.current.then(() => send(key, file)));
  }

  function add(files: readonly File[]): void {
    const taken = attachedIds.length + pending.filter(({ problem }) => problem === undefined).length;
    const added = files.map((file, index) => {
      lastKey += 1;
      const problem = findProblem(file, taken + index);
      return { key: lastKey, file, percent: 0, ...(problem !== undefined && { problem }) };
    });
    setPending((current) => [...current, ...added]);
    for (const { key, file, problem } of added) {
      if (problem === undefined) enqueue(key, file);
      else setStatus(filesText.failed(file.name, problem));
    }
  }

  return {
    stored: attachedIds.flatMap((id) => known.find((file) => file.id === id) ?? []),
    pending,
    /** What has happened last, for screen readers. */
    status,
    add,
    retry({ key, file }: PendingFile): void {
      setPending((files) => files.map((each) => (each.key === key ? { key, file, percent: 0 } : each)));
      enqueue(key, file);
    },
    removePending({ key, file }: PendingFile): void {
      cancels.current.get(key)?.abort();
      drop(key);
      setStatus(filesText.removed(file.name));
    },
    /** If the shop does not learn of it, it deletes the file after a day. */
    removeStored({ id, name }: StoredFile): void {
      removeAttachedFile(id);
      setStatus(filesText.removed(name));
      void browserApi()
        .removeFile({ body: { file: id } })
        .catch(() => undefined);
    },
  };
}

/** What can be said without sending it. */
function findProblem(file: File, position: number): string | undefined {
  if (position >= MAX_FILES_PER_REQUEST) return filesText.tooMany;
  if (file.size > MAX_FILE_BYTES) return filesText.tooLarge;
  return file.size === 0 ? filesText.empty : undefined;
}
