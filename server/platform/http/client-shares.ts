import { hash } from 'node:crypto';
import { SITE_FACTOR, toSiteNetwork } from './client-ip.ts';

/** How much of the shop a client uses; times are those of `performance.now()`. */
export type Client = {
  openRequests: number;
  /** The number of open requests, averaged over about a second. */
  load: number;
  updatedAt: number;
  heavyUntil: number;
  /** For how long it was heavy the last time. */
  heavyMs: number;
};

/** Who makes a request. */
export type Requester = {
  /** An account or, without a valid login, a network address. */
  client: Client;
  /** Of all accounts at the same site or, without a valid login, of all visitors there. */
  group: Client;
  /** The network address and its site, which are there even while only accounts use them. */
  networkClient: Client;
  site: Client;
  /** For whom the request counts. */
  counted: readonly Client[];
};

/**
 * Tells which clients use the most. A client is an account or, without a valid login, a network address. What it uses
 * counts for its group, too: the accounts at one site, which may all be one person's, or the visitors there. A site is
 * a network address; with IPv6 it is a /48, which one customer may have. What a heavy client does is not its group's
 * fault.
 */
export type ClientShares = {
  /** @param authorization the header of the request. */
  identify(clientIp: string, authorization: string | undefined): Requester;
  /** From now on requests with this header count for the account, wherever they come from. */
  rememberLogin(authorization: string, accountId: string): void;
  addRequest(requester: Requester): void;
  removeRequest(requester: Requester): void;
  /** Counts what takes hardly any time, but would occupy the event loop if there were thousands a second. */
  addLoad(requester: Requester, load: number): void;
  /** Whether the requester uses so much that others come first. Never while there are no others. */
  isHeavy(requester: Requester): boolean;
  /** From now on lighter clients count as heavy, too, because the heaviest are not enough. */
  lowerMaxLoad(): void;
  resetMaxLoad(): void;
};

const LOAD_MEMORY_MS = 1000;
/** More is heavy. The lowest bound is what a person may use: a browser opens more at once, but only for a moment. */
const MAX_LOAD = { initial: 16, lowest: 2, step: 0.95 };
/** A heavy client remains so for a while, and for twice as long each time it goes on as before. */
const HEAVY_MS = { first: 30_000, longest: 600_000 };
/** How long ago a client may have been seen to count as being there. */
const PRESENT_MS = 10_000;
/** Clients and logins to remember. Beyond that, those seen longest ago are forgotten. */
const MAX_REMEMBERED = 10_000;

export function createClientShares(): ClientShares {
  const byAddress = new Map<string, Client>();
  const bySite = new Map<string, Client>();
  const accountsBySite = new Map<string, Client>();
  const byAccount = new Map<string, Client>();
  const accountsByLogin = new Map<string, string>();
  let maxLoad = MAX_LOAD.initial;

  /** Those seen longest ago come first, so the search ends soon and what has expired is removed by it. */
  function hasOthers(networks: Map<string, Client>, own: Client): boolean {
    const now = performance.now();
    for (const [address, other] of networks) {
      const isGone = other.openRequests === 0 && other.updatedAt < now - PRESENT_MS;
      if (isGone && other.heavyUntil < now) networks.delete(address);
      else if (other !== own && other.heavyUntil < now) return true;
    }
    return false;
  }

  return {
    identify(clientIp, authorization) {
      const networkClient = touch(byAddress, clientIp, createClient);
      const siteName = toSiteNetwork(clientIp) ?? clientIp;
      const site = touch(bySite, siteName, createClient);
      for (const network of [networkClient, site]) updateLoad(network);
      const account = authorization && accountsByLogin.get(toLoginKey(authorization));
      const client = account ? touch(byAccount, account, createClient) : networkClient;
      const group = account ? touch(accountsBySite, siteName, createClient) : site;
      const isHeavy = performance.now() < client.heavyUntil;
      return { client, group, networkClient, site, counted: isHeavy ? [client] : [client, group] };
    },
    rememberLogin(authorization, accountId) {
      touch(accountsByLogin, toLoginKey(authorization), () => accountId);
    },
    addRequest({ counted }) {
      for (const client of counted) {
        updateLoad(client);
        client.openRequests += 1;
      }
    },
    removeRequest({ counted }) {
      for (const client of counted) {
        updateLoad(client);
        client.openRequests -= 1;
      }
    },
    addLoad({ counted }, load) {
      for (const client of counted) client.load += load;
    },
    isHeavy({ client, group, networkClient, site }) {
      if (usesMoreThan(maxLoad, client) && hasOthers(byAddress, networkClient)) return true;
      return usesMoreThan(SITE_FACTOR * maxLoad, group) && hasOthers(bySite, site);
    },
    lowerMaxLoad() {
      maxLoad = Math.max(MAX_LOAD.lowest, maxLoad * MAX_LOAD.step);
    },
    resetMaxLoad() {
      maxLoad = MAX_LOAD.initial;
    },
  };
}

function createClient(): Client {
  return { openRequests: 0, load: 0, updatedAt: performance.now(), heavyUntil: 0, heavyMs: 0 };
}

/** Moves an entry to the end of the map, where the most recent ones are; creates it if absent. */
function touch<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.delete(key);
  map.set(key, value);
  if (map.size > MAX_REMEMBERED) map.delete(map.keys().next().value ?? '');
  return value;
}

/** Whether a client uses more than this load, or has done so and remains heavy for a while. */
function usesMoreThan(maxLoad: number, client: Client): boolean {
  updateLoad(client);
  const now = client.updatedAt;
  if (now > client.heavyUntil && client.load > maxLoad) {
    const isRepeated = now < client.heavyUntil + client.heavyMs;
    client.heavyMs = isRepeated ? Math.min(2 * client.heavyMs, HEAVY_MS.longest) : HEAVY_MS.first;
    client.heavyUntil = now + client.heavyMs;
  }
  return now < client.heavyUntil;
}

/** Brings the average up to now; the weight of what is past falls exponentially. */
function updateLoad(client: Client): void {
  const now = performance.now();
  const pastWeight = Math.exp((client.updatedAt - now) / LOAD_MEMORY_MS);
  client.load = client.openRequests + (client.load - client.openRequests) * pastWeight;
  client.updatedAt = now;
}

/** Tokens are secret, so they are not kept. */
function toLoginKey(authorization: string): string {
  return hash('sha256', authorization, 'base64');
}
