import { cityDialogText } from '#web/text/city-dialog-en.ts';
import { toast } from '#web/ui/toast.ts';
import { readChosenCity, setChosenCity } from './chosen-city.ts';
import { FALLBACK_CITY } from './fallback-city.ts';
import { locateCity } from './locate-city.ts';

/** Makes the city known in which the buyer is, or the fallback city. One that the buyer selects meanwhile stays. */
export async function locateFirstCity(): Promise<void> {
  const city = await locateCity();
  if (readChosenCity() !== undefined) return;
  setChosenCity(city ?? FALLBACK_CITY);
  if (city === undefined) toast.message(cityDialogText.notFound(FALLBACK_CITY));
}
