import { type City, cities } from '#domain/india/cities.ts';
import { formerCityNames } from './former-city-names.ts';

/** The cities a text names by their own, their former or their state's name; those whose name begins with it first. */
export function findCities(typed: string): City[] {
  const wanted = normaliseName(typed);
  const begins = (city: City) => getSearchNames(city).some((name) => normaliseName(name).startsWith(wanted));
  const fits = cities.filter((city) =>
    [...getSearchNames(city), city.stateName].some((name) => normaliseName(name).includes(wanted)),
  );
  return [...fits.filter(begins), ...fits.filter((city) => !begins(city))];
}

function getSearchNames({ name }: City): string[] {
  return [name, ...(formerCityNames[name] ?? [])];
}

function normaliseName(name: string): string {
  return name.trim().toLowerCase();
}
