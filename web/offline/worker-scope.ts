/**
 * The part of https://w3c.github.io/ServiceWorker/ that is used here. TypeScript has these types only for programs that
 * do not also run in a page.
 */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response to a navigation that the browser has requested while it started the worker. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type InstallEvent = ExtendableEvent & {
  /** Chromium only. */
  addRoutes?(rule: { condition: { or: { urlPattern: string }[] }; source: 'network' }): Promise<void>;
};

type WorkerEvents = {
  install: InstallEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
};

export type ServiceWorkerScope = {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
};
