import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { states } from './india/states.ts';
import { findStatesByPinCode, isPinCode, isPinCodeInState, normalisePinCode } from './pin-code.ts';

const digit = fc.integer({ min: 0, max: 9 });
const pinFrom = (min: number, max: number) => fc.integer({ min, max }).map(String);

/** A head or main post office of each state, and offices with a prefix of another state. */
const offices: readonly (readonly [pin: string, stateName: string])[] = [
  ['744101', 'Andaman and Nicobar Islands'],
  ['520001', 'Andhra Pradesh'],
  ['530001', 'Andhra Pradesh'],
  ['517501', 'Andhra Pradesh'],
  ['791111', 'Arunachal Pradesh'],
  ['781001', 'Assam'],
  ['788001', 'Assam'],
  ['800001', 'Bihar'],
  ['842001', 'Bihar'],
  ['812001', 'Bihar'],
  ['160017', 'Chandigarh'],
  ['492001', 'Chhattisgarh'],
  ['495001', 'Chhattisgarh'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['362520', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['110001', 'Delhi'],
  ['403001', 'Goa'],
  ['380001', 'Gujarat'],
  ['396191', 'Gujarat'],
  ['122001', 'Haryana'],
  ['134109', 'Haryana'],
  ['171001', 'Himachal Pradesh'],
  ['180001', 'Jammu and Kashmir'],
  ['190001', 'Jammu and Kashmir'],
  ['834001', 'Jharkhand'],
  ['826001', 'Jharkhand'],
  ['814112', 'Jharkhand'],
  ['822101', 'Jharkhand'],
  ['560001', 'Karnataka'],
  ['590001', 'Karnataka'],
  ['695001', 'Kerala'],
  ['682001', 'Kerala'],
  ['194101', 'Ladakh'],
  ['194103', 'Ladakh'],
  ['682555', 'Lakshadweep'],
  ['462001', 'Madhya Pradesh'],
  ['452001', 'Madhya Pradesh'],
  ['400001', 'Maharashtra'],
  ['440001', 'Maharashtra'],
  ['795001', 'Manipur'],
  ['793001', 'Meghalaya'],
  ['796001', 'Mizoram'],
  ['797001', 'Nagaland'],
  ['797112', 'Nagaland'],
  ['751001', 'Odisha'],
  ['769001', 'Odisha'],
  ['605001', 'Puducherry'],
  ['609602', 'Puducherry'],
  ['673310', 'Puducherry'],
  ['533464', 'Puducherry'],
  ['141001', 'Punjab'],
  ['160059', 'Punjab'],
  ['302001', 'Rajasthan'],
  ['342001', 'Rajasthan'],
  ['737101', 'Sikkim'],
  ['600001', 'Tamil Nadu'],
  ['605602', 'Tamil Nadu'],
  ['641001', 'Tamil Nadu'],
  ['500001', 'Telangana'],
  ['506002', 'Telangana'],
  ['799001', 'Tripura'],
  ['226001', 'Uttar Pradesh'],
  ['201301', 'Uttar Pradesh'],
  ['244001', 'Uttar Pradesh'],
  ['248001', 'Uttarakhand'],
  ['247667', 'Uttarakhand'],
  ['244713', 'Uttarakhand'],
  ['263139', 'Uttarakhand'],
  ['262501', 'Uttarakhand'],
  ['700001', 'West Bengal'],
  ['734001', 'West Bengal'],
];

describe('isPinCode', () => {
  it('accepts only six digits, the first not 0', () => {
    fc.assert(fc.property(pinFrom(100_000, 999_999), (pin) => isPinCode(pin)));
    for (const text of ['', '012345', '70000', '7000011', '700 001', '70000a', '७००००१', '700001\n']) {
      expect(isPinCode(text), text).toBe(false);
    }
  });
});

describe('normalisePinCode', () => {
  it('removes white space at any position', () => {
    expect(normalisePinCode('700 001')).toBe('700001');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(digit, fc.constantFrom('', ' ', '\u00a0', '\t')), { maxLength: 8 }),
        (typed) => {
          const text = typed.map(([figure, space]) => `${space}${figure}`).join('');
          expect(normalisePinCode(text)).toBe(typed.map(([figure]) => figure).join(''));
        },
      ),
    );
  });
});

describe('findStatesByPinCode', () => {
  it.each(offices)('finds for %s %s', (pin, stateName) => {
    expect(findStatesByPinCode(pin)).toContain(stateName);
    expect(isPinCodeInState(pin, stateName)).toBe(true);
  });

  it('is tested with an office of every state', () => {
    expect(new Set(offices.map(([, stateName]) => stateName)).size).toBe(states.length);
  });

  it.each([
    ['700001', ['West Bengal']],
    ['560001', ['Karnataka']],
    ['737101', ['Sikkim']],
    ['682555', ['Lakshadweep']],
    ['682031', ['Kerala']],
    ['396445', ['Gujarat']],
    ['533001', ['Andhra Pradesh']],
    ['507001', ['Telangana']],
    ['605001', ['Puducherry', 'Tamil Nadu']],
    ['507126', ['Andhra Pradesh', 'Telangana']],
    ['246701', ['Uttar Pradesh', 'Uttarakhand']],
    ['813208', ['Bihar', 'Jharkhand']],
    ['781029', ['Assam', 'Meghalaya']],
    ['781131', ['Assam', 'Meghalaya']],
    ['782410', ['Assam', 'Meghalaya']],
    ['802131', ['Bihar', 'Uttar Pradesh']],
    ['781001', ['Assam']],
    ['802101', ['Bihar']],
  ])('finds for %s exactly %j', (pin, stateNames) => {
    expect(findStatesByPinCode(pin)).toEqual(stateNames);
  });

  it('finds no state for an army post office', () => {
    fc.assert(fc.property(pinFrom(900_000, 999_999), (pin) => findStatesByPinCode(pin).length === 0));
  });

  it('finds no state for an invalid or unused PIN', () => {
    for (const text of ['', '70000', '700 001', '100001', '299999', '350001', '550001', '889999']) {
      expect(findStatesByPinCode(text), text).toEqual([]);
    }
  });

  it('returns only known states, each once, consistent with isPinCodeInState', () => {
    const stateNames = states.map((state) => state.name);
    fc.assert(
      fc.property(pinFrom(100_000, 999_999), (pin) => {
        const found = findStatesByPinCode(pin);
        expect(new Set(found).size).toBe(found.length);
        expect(stateNames.filter((name) => isPinCodeInState(pin, name)).sort()).toEqual([...found].sort());
      }),
    );
  });
});

describe('isPinCodeInState', () => {
  it('rejects another state, an unknown one and army post offices', () => {
    expect(isPinCodeInState('700001', 'Karnataka')).toBe(false);
    expect(isPinCodeInState('737101', 'West Bengal')).toBe(false);
    expect(isPinCodeInState('403001', 'Maharashtra')).toBe(false);
    expect(isPinCodeInState('700001', 'Bengal')).toBe(false);
    expect(isPinCodeInState('900056', 'Delhi')).toBe(false);
  });
});
