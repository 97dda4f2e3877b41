import type { en } from './en.ts';
import { access } from './hi/access.ts';
import { blocks } from './hi/blocks.ts';
import { buyers } from './hi/buyers.ts';
import { categories } from './hi/categories.ts';
import { changes } from './hi/changes.ts';
import { compare } from './hi/compare.ts';
import { conflict } from './hi/conflict.ts';
import { dispatch } from './hi/dispatch.ts';
import { common } from './hi/every-screen.ts';
import { figures } from './hi/figures.ts';
import { gstins } from './hi/gstins.ts';
import { home } from './hi/home.ts';
import { imports } from './hi/imports.ts';
import { integrations } from './hi/integrations.ts';
import { keys } from './hi/keys.ts';
import { live } from './hi/live.ts';
import { mails } from './hi/mails.ts';
import { menu } from './hi/menu.ts';
import { messages } from './hi/messages.ts';
import { pages } from './hi/pages.ts';
import { palette } from './hi/palette.ts';
import { pictures } from './hi/pictures.ts';
import { product } from './hi/product.ts';
import { productColumns } from './hi/product-columns.ts';
import { products } from './hi/products.ts';
import { quotation } from './hi/quotation.ts';
import { reports } from './hi/reports.ts';
import { requests } from './hi/requests.ts';
import { settings } from './hi/settings.ts';
import { staff } from './hi/staff.ts';
import { synonyms } from './hi/synonyms.ts';
import { theme } from './hi/theme.ts';
import { today } from './hi/today.ts';
import type { Translated } from './translated.ts';

export { refusals } from './hi/refusals.ts';

/** All texts of the desk in Hindi. */
export const hi = {
  access,
  blocks,
  buyers,
  categories,
  changes,
  common,
  compare,
  conflict,
  dispatch,
  integrations,
  keys,
  live,
  mails,
  gstins,
  figures,
  home,
  imports,
  menu,
  messages,
  pages,
  palette,
  pictures,
  product,
  productColumns,
  products,
  quotation,
  reports,
  requests,
  settings,
  staff,
  synonyms,
  theme,
  today,
} satisfies Translated<typeof en>;
