import { slugFromTitle } from '#domain/slug.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { productPictures } from './catalogue/product-pictures.ts';
import { ads, banners } from './home-content.ts';
import type { Frame } from './scenes/camera.ts';

/** A picture to be taken. */
export type PictureJob = {
  /** File name before width and format. */
  name: string;
  /** File under demo/scenes, and which of its scenes. */
  scene: string;
  model: string;
  view: 'first' | 'second';
  frame: Frame;
  widths: readonly number[];
};

const UP_TO_1200 = [320, 640, 1200] as const;
const UP_TO_1920 = [640, 1280, 1920] as const;
const groupScene = { scene: 'category-groups.ts', view: 'first' } as const;

const productPictureJobs = catalogue.flatMap((category) =>
  category.subCategories.flatMap(({ name: kind, products }) =>
    products.flatMap(({ model }, position) =>
      productPictures(model, position).map(
        (name, index): PictureJob => ({
          name,
          scene: `${slugFromTitle(kind)}.ts`,
          model,
          view: index === 0 ? 'first' : 'second',
          frame: { width: 1200, height: 900 },
          widths: UP_TO_1200,
        }),
      ),
    ),
  ),
);

const categoryPictureJobs = catalogue.map(
  ({ picture }): PictureJob => ({
    ...groupScene,
    name: picture,
    model: picture,
    frame: { width: 1200, height: 900, margin: 0.05 },
    widths: UP_TO_1200,
  }),
);

/** A wide picture leaves its left part to words; its twin for phones has the words beneath. */
const widePictureJobs = (name: string, height: number, phoneHeight: number): PictureJob[] => [
  {
    ...groupScene,
    name,
    model: name,
    frame: { width: 1920, height, calm: 0.42, margin: 0.05 },
    widths: UP_TO_1920,
  },
  {
    ...groupScene,
    name: `${name}-phone`,
    model: name,
    frame: { width: 1200, height: phoneHeight, margin: 0.05 },
    widths: UP_TO_1200,
  },
];

const homePagePictureJobs = [
  ...banners.flatMap(({ picture }) => widePictureJobs(picture, 600, 686)),
  ...ads.flatMap(({ type, picture }): PictureJob[] =>
    type === 'ONE'
      ? widePictureJobs(picture, 360, 600)
      : [
          {
            ...groupScene,
            name: picture,
            model: picture,
            frame: { width: 1200, height: 600, calm: 0.46, margin: 0.06 },
            widths: UP_TO_1200,
          },
        ],
  ),
];

export const pictureJobs: PictureJob[] = [
  ...productPictureJobs,
  ...categoryPictureJobs,
  ...homePagePictureJobs,
];

export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** Every file of a picture, under demo/pictures. */
export function pictureFiles(job: PictureJob) {
  return job.widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ width, format, file: `${job.name}.${width}.${format}` })),
  );
}
