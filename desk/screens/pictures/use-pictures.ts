import { useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { getText } from '#desk/text/language.ts';

type Match = { id: string; title: string; model: string; image: string | null };

/** A picture on its way to a product. */
export type Picture = {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'uploaded' | 'finding' | 'adding' | 'added';
  /** Its address in the shop, once it is uploaded. */
  address?: string;
  matches: Match[];
  /** The chosen product; '' for none. */
  productId: string;
  alt: string;
  isFirst: boolean;
  problem?: string | undefined;
  /** Whether it was not sent, so that it can be sent again. */
  isUnsent?: boolean;
};

/** Whether it would be the product's main picture, the one that the description is about. */
export function becomesMain({ isFirst, matches, productId }: Picture): boolean {
  return isFirst || matches.some(({ id, image }) => id === productId && image === null);
}

let lastKey = 0;

/** Uploads pictures one after the other, and adds them to their products. */
export function usePictures() {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const queue = useRef(Promise.resolve());
  const change = (key: number, part: Partial<Picture>) =>
    setPictures((all) => all.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)));

  async function run(key: number, busy: Picture['state'], idle: Picture['state'], step: () => Promise<void>) {
    change(key, { state: busy, problem: undefined });
    try {
      await step();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      change(key, {
        state: idle,
        problem: cause.message,
        isUnsent: cause.status === 0,
      });
    }
  }

  const upload = (key: number, file: File) =>
    run(key, 'uploading', 'waiting', async () => {
      const headers = { 'x-file-name': encodeURIComponent(file.name) };
      const { address, products: matches } = await api.uploadPicture({ headers, file });
      const [first] = matches;
      change(key, {
        state: 'uploaded',
        address,
        matches,
        productId: first?.id ?? '',
        alt: first?.title ?? '',
      });
    });

  function choose(files: readonly File[]): void {
    const chosen = files.map((file) => ({
      ...{ key: ++lastKey, file, state: 'waiting' as const },
      ...{ matches: [], productId: '', alt: '', isFirst: false },
    }));
    setPictures((all) => [...all, ...chosen]);
    for (const picture of chosen) send(picture);
  }

  function send({ key, file }: Pick<Picture, 'key' | 'file'>): void {
    change(key, { problem: undefined });
    queue.current = queue.current.then(() => upload(key, file));
  }

  /** Finds products for a picture by words, and chooses the first. */
  const find = (key: number, q: string) =>
    run(key, 'finding', 'uploaded', async () => {
      const { products } = await api.listCatalogueProducts({ query: { q, limit: '10' } });
      const matches = products.map(({ id, title, model, image }) => ({ id, title, model, image }));
      const [first] = matches;
      const found = first && { matches, productId: first.id, alt: first.title };
      change(key, { state: 'uploaded', ...(found ?? { problem: getText().common.none }) });
    });

  const add = (picture: Picture) => {
    const { key, productId, address = '', alt } = picture;
    return run(key, 'adding', 'uploaded', async () => {
      if (becomesMain(picture) && alt.trim() === '') {
        return change(key, { state: 'uploaded', problem: getText().pictures.altMissing });
      }
      const { product } = await api.getCatalogueProduct({ params: { id: productId } });
      const others = product.cells.images?.split('\n').filter(Boolean) ?? [];
      const isMain = picture.isFirst || others.length === 0;
      const images = (isMain ? [address, ...others] : [...others, address]).join('\n');
      const cells = isMain ? { images, image_alt: alt } : { images };
      await api.saveCatalogueProduct({ body: { product: productId, version: product.version, cells } });
      change(key, { state: 'added' });
    });
  };

  const ready = pictures.filter(({ state, productId }) => state === 'uploaded' && productId !== '');
  return {
    pictures,
    /** Those that can be added. */
    ready,
    choose,
    send,
    change,
    find,
    add,
    /** One after the other, because several may be of one product. */
    addAll: async () => {
      for (const picture of ready) await add(picture);
    },
  };
}
