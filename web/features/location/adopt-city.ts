import { readChosenCity, setChosenCity } from './chosen-city.ts';

/** Takes the city of an address for the buyer's, unless one is chosen already or it is none of the shop's cities. */
export async function adoptCity(typed: string): Promise<void> {
  if (readChosenCity() !== undefined) return;
  const name = typed.trim().toLowerCase();
  // Without a connection the city stays to be chosen.
  const { cities } = await import('#domain/india/cities.ts').catch(() => ({ cities: [] }));
  const city = cities.find((each) => each.name.toLowerCase() === name);
  if (city) setChosenCity(city.name);
}
