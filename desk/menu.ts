import type { StaffPermission } from '#contract/staff-permissions.ts';
import {
  BUYERS_PATH,
  CATEGORIES_PATH,
  CHANGES_PATH,
  DISPATCH_PATH,
  FIGURES_PATH,
  HOME_PATH,
  MAILS_PATH,
  MESSAGES_PATH,
  PAGES_PATH,
  PRODUCTS_PATH,
  REPORTS_PATH,
  REQUESTS_PATH,
  SETTINGS_PATH,
  STAFF_PATH,
  SYNONYMS_PATH,
  TODAY_PATH,
} from './paths.ts';
import type { DeskText } from './text/load-texts.ts';

/** The screens of the menu, in the order of a day's work. Each is shown to those whose role allows what it needs. */
export type MenuEntry = {
  path: string;
  text: keyof DeskText['menu'];
  /** The class of its icon. */
  icon: string;
  may: StaffPermission;
  /** Pressed after `g`, it leads to the screen. */
  key?: string;
};

export const MENU: readonly MenuEntry[] = [
  { path: TODAY_PATH, text: 'today', icon: 'icon-checklist', may: 'quotes:read', key: 't' },
  { path: REQUESTS_PATH, text: 'requests', icon: 'icon-inbox', may: 'quotes:read', key: 'r' },
  { path: DISPATCH_PATH, text: 'dispatch', icon: 'icon-truck-delivery', may: 'dispatch:read', key: 'd' },
  { path: PRODUCTS_PATH, text: 'products', icon: 'icon-package', may: 'catalogue:read', key: 'p' },
  { path: CATEGORIES_PATH, text: 'categories', icon: 'icon-sitemap', may: 'catalogue:read', key: 'k' },
  { path: SYNONYMS_PATH, text: 'synonyms', icon: 'icon-vocabulary', may: 'catalogue:read', key: 'y' },
  { path: MESSAGES_PATH, text: 'messages', icon: 'icon-message', may: 'messages:read', key: 'm' },
  { path: MAILS_PATH, text: 'mails', icon: 'icon-mail', may: 'mails:read', key: 'e' },
  { path: BUYERS_PATH, text: 'buyers', icon: 'icon-building-store', may: 'buyers:read', key: 'b' },
  { path: HOME_PATH, text: 'home', icon: 'icon-home', may: 'pages:read', key: 'h' },
  { path: PAGES_PATH, text: 'pages', icon: 'icon-file-text', may: 'pages:read', key: 'w' },
  { path: REPORTS_PATH, text: 'reports', icon: 'icon-report-money', may: 'exports:read', key: 'x' },
  { path: FIGURES_PATH, text: 'figures', icon: 'icon-chart-line', may: 'figures:read', key: 'f' },
  { path: CHANGES_PATH, text: 'changes', icon: 'icon-history', may: 'changes:read', key: 'c' },
  { path: SETTINGS_PATH, text: 'settings', icon: 'icon-settings', may: 'texts:read', key: 's' },
  { path: STAFF_PATH, text: 'staff', icon: 'icon-users', may: 'staff:write' },
];
