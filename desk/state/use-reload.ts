import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { loadQuietly } from '#desk/api/quiet-load.ts';

/**
 * Loads the screen again that somebody is using. While the shop cannot be reached the screen stays as it is, with what
 * was typed; the header says that the connection is lost.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => loadQuietly(revalidate), [revalidate]);
}
