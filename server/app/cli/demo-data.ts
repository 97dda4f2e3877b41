import type { DemoIds } from '#server/features/admin/remove-demo.ts';
import type { ContactLinks } from '#server/features/content/get-contact-links.ts';

/** Loads what the demo catalogue writes. Most commands do without it, and start sooner. */
export async function loadDemoData(): Promise<{ ids: DemoIds; contact: ContactLinks }> {
  const { demoIds, demoContact } = await import('../../../demo/load-demo.ts');
  return { ids: demoIds, contact: demoContact };
}
