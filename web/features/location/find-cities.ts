import { type City, cities } from '#domain/india/cities.ts';
import { formerCityNames } from './former-city-names.ts';

/** The cities a text names by their own, their former or their state's name; those whose name begins with it first. */
export function findCities(typed: string): City[] {
  const wanted = plain(typed);
  const begins = (city: City) => namesOf(city).some((name) => plain(name).startsWith(wanted));
  const fits = cities.filter((city) =>
    [...namesOf(city), city.stateName].some((name) => plain(name).includes(wanted)),
  );
  return [...fits.filter(begins), ...fits.filter((city) => !begins(city))];
}

function namesOf({ name }: City): string[] {
  return [name, ...(formerCityNames[name] ?? [])];
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
