import type { StaffPermission } from '#contract/staff-permissions.ts';
import type { DeskText } from './text/language.ts';

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
  { path: '/', text: 'today', icon: 'icon-checklist', may: 'quotes:read', key: 't' },
  { path: '/requests', text: 'requests', icon: 'icon-inbox', may: 'quotes:read', key: 'r' },
  { path: '/dispatch', text: 'dispatch', icon: 'icon-truck-delivery', may: 'dispatch:read', key: 'd' },
  { path: '/products', text: 'products', icon: 'icon-package', may: 'catalogue:read', key: 'p' },
  { path: '/categories', text: 'categories', icon: 'icon-sitemap', may: 'catalogue:read', key: 'k' },
  { path: '/synonyms', text: 'synonyms', icon: 'icon-vocabulary', may: 'catalogue:read', key: 'y' },
  { path: '/messages', text: 'messages', icon: 'icon-message', may: 'messages:read', key: 'm' },
  { path: '/mails', text: 'mails', icon: 'icon-mail', may: 'mails:read', key: 'e' },
  { path: '/buyers', text: 'buyers', icon: 'icon-building-store', may: 'buyers:read', key: 'b' },
  { path: '/home', text: 'home', icon: 'icon-home', may: 'pages:read', key: 'h' },
  { path: '/pages', text: 'pages', icon: 'icon-file-text', may: 'pages:read', key: 'w' },
  { path: '/reports', text: 'reports', icon: 'icon-report-money', may: 'exports:read', key: 'x' },
  { path: '/figures', text: 'figures', icon: 'icon-chart-line', may: 'figures:read', key: 'f' },
  { path: '/changes', text: 'changes', icon: 'icon-history', may: 'changes:read', key: 'c' },
  { path: '/settings', text: 'settings', icon: 'icon-settings', may: 'texts:read', key: 's' },
  { path: '/staff', text: 'staff', icon: 'icon-users', may: 'staff:write' },
];
