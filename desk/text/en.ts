import { access } from './en/access.ts';
import { blocks } from './en/blocks.ts';
import { buyers } from './en/buyers.ts';
import { categories } from './en/categories.ts';
import { changes } from './en/changes.ts';
import { compare } from './en/compare.ts';
import { conflict } from './en/conflict.ts';
import { dispatch } from './en/dispatch.ts';
import { common } from './en/every-screen.ts';
import { figures } from './en/figures.ts';
import { gstins } from './en/gstins.ts';
import { home } from './en/home.ts';
import { imports } from './en/imports.ts';
import { integrations } from './en/integrations.ts';
import { keys } from './en/keys.ts';
import { live } from './en/live.ts';
import { mails } from './en/mails.ts';
import { menu } from './en/menu.ts';
import { messages } from './en/messages.ts';
import { pages } from './en/pages.ts';
import { palette } from './en/palette.ts';
import { pictures } from './en/pictures.ts';
import { product } from './en/product.ts';
import { productColumns } from './en/product-columns.ts';
import { products } from './en/products.ts';
import { quotation } from './en/quotation.ts';
import { reports } from './en/reports.ts';
import { requests } from './en/requests.ts';
import { settings } from './en/settings.ts';
import { staff } from './en/staff.ts';
import { synonyms } from './en/synonyms.ts';
import { theme } from './en/theme.ts';
import { today } from './en/today.ts';

/** All texts of the desk in English, a module for each screen. */
export const en = {
  access,
  blocks,
  buyers,
  categories,
  changes,
  common,
  compare,
  conflict,
  dispatch,
  gstins,
  figures,
  home,
  imports,
  integrations,
  keys,
  live,
  mails,
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
};
