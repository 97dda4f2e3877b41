import { browserApi } from '#web/api/browser-api.ts';

const TIMEOUT_MS = 10_000;
/** A place of some minutes ago is as good: only the city is asked for. */
const MAX_AGE_MS = 600_000;

/** The city the browser says we are in; undefined when it does not say, or nobody knows what city that is. */
export async function locateCity(): Promise<string | undefined> {
  try {
    const { latitude, longitude } = (await getCurrentPosition()).coords;
    const query = { lat: latitude.toFixed(4), lon: longitude.toFixed(4) };
    const { city, is_known } = await browserApi().findCity({ query });
    return is_known ? city : undefined;
  } catch {
    // Refused, timed out, unreachable: the buyer is told the same and chooses from the list.
    return undefined;
  }
}

/** True when asking for the place would not raise a question. */
export async function hasLocationPermission(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

function getCurrentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    });
  });
}
