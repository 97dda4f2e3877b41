import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';

const BRAND = {
  name: 'Udyog Haat',
  nameHindi: 'उद्योग हाट',
  tagline: '',
  legalName: '',
  address: '',
  gstin: '',
  shopUrl: '',
};
const OWNER = { name: 'Asha Rao Patil', email: 'asha.rao.patil@buyer.test' };
const check = (password: string) => checkNewPassword(BRAND, OWNER, password);

describe('a new password', () => {
  it.each([
    ...['liverpool', 'zaq12wsx', 'Password1!', 'aaaaaaaaaa', 'QWERTYUIOP', 'india@123', 'trustno1!!'],
    ...['987654321', '19871987', '23041992', '04231992', 'Sachin123'],
  ])('is rejected when it is common: %s', (password) => {
    expect(() => check(password)).toThrow('This password is too common. Please choose another one.');
  });

  it.each([
    ...['Asha Rao Patil', 'asharaopatil', 'ASHA.RAO.PATIL@buyer.test', 'Asha.Rao.Patil'],
    ...['udyog haat', 'UdyogHaat', 'उद्योग हाट'],
  ])('is rejected when it is a name of its owner or of the shop: %s', (password) => {
    expect(() => check(password)).toThrow(
      'Please choose a password other than your name, your e-mail address or our name.',
    );
  });

  it.each([
    ...['Asha Rao Patil 61', 'my asha.rao.patil@buyer.test', 'udyog haat of Kolkata', 'buyer.test'],
    ...['a liverpool fan', 'correct horse battery', 'aaaaaaaaab', '99041992', 'नौ पहिये घूमते हैं'],
  ])('is accepted when it only contains something of the kind: %s', (password) => {
    expect(() => check(password)).not.toThrow();
  });
});
