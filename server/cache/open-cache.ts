import type { Logger } from 'pino';
import type { KeptReply } from './kept-reply.ts';
import { createReplyCache, type ReplyCache } from './reply-cache.ts';
import { createHitServer, type HitServer } from './serve-hits.ts';
import { createInnerReplies, createSharedReplies, type SharedReplies } from './shared-replies.ts';
import { watchChanges } from './watch-changes.ts';

/** Everything that keeps what is the same for everyone, following the changes in the database. */
export type OpenCache = {
  cache: ReplyCache;
  hits: HitServer;
  /** For clients. */
  sharedReplies: SharedReplies;
  /** For the pages' own calls. */
  innerReplies: SharedReplies;
  close(): Promise<void>;
};

export type CacheSetting = {
  databaseUrl: string;
  maxBytes: number;
  /** What else lies ready. */
  files: ReadonlyMap<string, KeptReply>;
  /** Told of every change before anything is made anew. */
  onChange: () => void;
};

export function openCache({ databaseUrl, maxBytes, files, onChange }: CacheSetting, log: Logger): OpenCache {
  const cache = createReplyCache({ maxBytes });
  const hits = createHitServer(cache, files, log);
  const changes = watchChanges(
    databaseUrl,
    {
      onChange() {
        onChange();
        cache.expire();
      },
      setHearing(isHearing) {
        if (isHearing) onChange();
        cache.setHearing(isHearing);
      },
    },
    log,
  );
  return {
    cache,
    hits,
    sharedReplies: createSharedReplies(cache, hits.learn),
    innerReplies: createInnerReplies(cache),
    close: changes.close,
  };
}
