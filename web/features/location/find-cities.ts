import { type City, cities } from '#domain/india/cities.ts';
import { formerCityNames } from './former-city-names.ts';

/** Finds cities by their current or former name or their state. Cities whose name starts with the text come first. */
export function findCities(typed: string): City[] {
  const searchText = normaliseName(typed);
  const startsWithText = (city: City) =>
    getSearchNames(city).some((name) => normaliseName(name).startsWith(searchText));
  const matches = cities.filter((city) =>
    [...getSearchNames(city), city.stateName].some((name) => normaliseName(name).includes(searchText)),
  );
  return [...matches.filter(startsWithText), ...matches.filter((city) => !startsWithText(city))];
}

function getSearchNames({ name }: City): string[] {
  return [name, ...(formerCityNames[name] ?? [])];
}

function normaliseName(name: string): string {
  return name.trim().toLowerCase();
}
