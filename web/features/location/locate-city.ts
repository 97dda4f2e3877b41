import { browserApi } from '#web/api/browser-api.ts';

const TIMEOUT_MS = 10_000;
/** A position of some minutes ago is good enough to find the city. */
const MAX_AGE_MS = 600_000;

/** The city of the browser's position; undefined when the browser gives none, or its city is not known. */
export async function locateCity(): Promise<string | undefined> {
  try {
    const { latitude, longitude } = (await getCurrentPosition()).coords;
    const query = { lat: latitude.toFixed(4), lon: longitude.toFixed(4) };
    const { city, is_known } = await browserApi().findCity({ query });
    return is_known ? city : undefined;
  } catch {
    // Permission denied, timeout or no connection: in each case the buyer selects a city from the list.
    return undefined;
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
