import { readChosenCity } from './chosen-city.ts';

/**
 * Locates the city once, when the buyer has none yet and has already granted the permission. The code for that is
 * loaded only then.
 */
export async function locateAtFirstVisit(): Promise<void> {
  try {
    if (readChosenCity() !== undefined || !(await hasLocationPermission())) return;
    const { locateFirstCity } = await import('./locate-first-city.ts');
    await locateFirstCity();
  } catch {
    // In a browser that cannot be asked, and without a connection, the city stays a suggestion.
  }
}

/** Whether the browser gives the position without asking for permission. */
async function hasLocationPermission(): Promise<boolean> {
  return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
}
