import { createContext } from 'react-router';

/** Which loader the data are from: the layout's or the page's. */
export type DataSource = 'root' | 'page';

/**
 * What a loader gives to React Router: the data or, for a page made on the server, a reference to them. The router
 * would write each value of the data into the page in a format of its own, which costs about as much as rendering them.
 * So they are sent as JSON beside it.
 */
export type PageData<T> = { data?: T; from?: DataSource };

/** The data to send with a page; null when React Router asks for data instead of a page. */
export const sentDataContext = createContext<Partial<Record<DataSource, object>> | null>(null);

/** The id of the script element with the data as JSON. */
export const SENT_DATA_ID = 'page-data';

const dataByReference = new WeakMap<object, unknown>();
let sentData: Partial<Record<DataSource, unknown>> | undefined;

/** A reference to data that are sent with the page. */
export function referToSentData<T>(from: DataSource, data: T): PageData<T> {
  const reference = { from };
  dataByReference.set(reference, data);
  return reference;
}

/** The data of a loader, the same object at each call. */
export function readPageData<T>(pageData: PageData<T>): T {
  if (pageData.from === undefined) return pageData.data as T;
  if (!dataByReference.has(pageData)) dataByReference.set(pageData, readSentData(pageData.from));
  return dataByReference.get(pageData) as T;
}

/** What the document came with, in the browser; undefined if its loader failed. */
export function readSentData<T>(from: DataSource): T | undefined {
  sentData ??= parseSentData();
  return sentData[from] as T | undefined;
}

function parseSentData(): Partial<Record<DataSource, unknown>> {
  return JSON.parse(document.querySelector(`script#${SENT_DATA_ID}`)?.textContent ?? '{}');
}
