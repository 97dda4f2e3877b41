import { slugFromTitle } from '#domain/slug.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { listPictureNames } from './catalogue/product-pictures.ts';
import { ads, banners } from './home-content.ts';
import type { Frame } from './scenes/frame.ts';

/** A picture to render, in several widths and formats. */
export type PictureJob = {
  /** File name before width and format. */
  name: string;
  /** File name under demo/scenes. */
  scene: string;
  /** Key of the scene in that file: a model or, for groups, the picture's name. */
  model: string;
  view: 'first' | 'second';
  frame: Frame;
  widths: readonly number[];
};

const UP_TO_1200 = [320, 640, 1200] as const;
const UP_TO_1920 = [640, 1280, 1920] as const;
const groupScene = { scene: 'category-groups.ts', view: 'first' } as const;

/** The first sub-category of each category, then the second of each, and so on, as visitors go from the home page. */
const subCategories = catalogue
  .flatMap(({ subCategories }) =>
    subCategories.map((subCategory, position) => ({ ...subCategory, position })),
  )
  .sort((a, b) => a.position - b.position);

const productPictureJobs = subCategories.flatMap(({ name: subCategory, products }) =>
  products.flatMap((product, position) =>
    listPictureNames(product, position).map(
      (name, index): PictureJob => ({
        name,
        scene: `${slugFromTitle(subCategory)}.ts`,
        model: product.model,
        view: index === 0 ? 'first' : 'second',
        frame: { width: 1200, height: 900 },
        widths: UP_TO_1200,
      }),
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

/** A wide picture with an empty left part for text, and a variant for phones, where the text is below the picture. */
const createWidePictureJobs = (name: string, height: number, phoneHeight: number): PictureJob[] => [
  {
    ...groupScene,
    name,
    model: name,
    frame: { width: 1920, height, emptyLeft: 0.42, margin: 0.05 },
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
  ...banners.flatMap(({ picture }) => createWidePictureJobs(picture, 600, 686)),
  ...ads.flatMap(({ type, picture }): PictureJob[] =>
    type === 'ONE'
      ? createWidePictureJobs(picture, 360, 600)
      : [
          {
            ...groupScene,
            name: picture,
            model: picture,
            frame: { width: 1200, height: 480, emptyLeft: 0.46, margin: 0.04 },
            widths: UP_TO_1200,
          },
        ],
  ),
];

/** All pictures, in the order in which visitors come upon them. */
export const pictureJobs: PictureJob[] = [
  ...homePagePictureJobs,
  ...categoryPictureJobs,
  ...productPictureJobs,
];

export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** All files of a picture under demo/pictures, one for each width and format. */
export function listPictureFiles(job: PictureJob) {
  return job.widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ width, format, file: `${job.name}.${width}.${format}` })),
  );
}
