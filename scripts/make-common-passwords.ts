import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from '#contract/fields.ts';

/**
 * Writes server/features/accounts/common-passwords.txt.br, the passwords that nobody may choose: the most frequent ones
 * in published leaks, as ranked by @zxcvbn-ts/language-common (MIT licence), and what that list lacks: sequences, and
 * passwords of Indian shops and offices. In lower case, sorted, one a line.
 */

const MAX_PASSWORDS = 10_000;
const FILE = path.resolve(import.meta.dirname, '../server/features/accounts/common-passwords.txt.br');

const MORE_PASSWORDS = `
  987654321 87654321 0987654321 98765432 9876543210 01234567 09876543 012345678 23456789 0987654321q 987654321q abcdefgh
  poiuytrewq poiuytre lkjhgfdsa lkjhgfds qwertzui 00001111 p@ssword 12345678910 0123456789 1234567891 qwerty12345 qwertyuiop123 zxcvbnm123 password@1 password@12 password@123
  password@1234 password1234 password12345 p@ssw0rd1 p@ssword1 pass@123 pass@1234 pass1234 pass12345 admin123
  admin1234 admin12345 admin@123 admin@1234 administrator welcome12 welcome123 welcome@1 welcome@12 welcome@123
  india123 india1234 india@123 india@1234 indian123 bharat123 mumbai123 delhi123 kolkata123 krishna1 krishna123
  ganesh123 sairam123 omsairam omnamahshivaya jaimatadi jaihind123 hanuman123 test1234 test12345 test@123 test@1234
  changeme1 changeme123 letmein123 iloveyou123 superman1 batman123 abcd12345 abcd@123 abcd@1234 abc123456 abcdefghi
  aa12345678 samsung1 samsung123 samsung@123 google123 facebook1 master123 monkey123 dragon123 shadow123 secret123
  hello123 hello1234 cricket1 cricket123 sachin123 dhoni123 virat123 business1 business123 company1 company123
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 demo1234 demo@123 demo@1234 user1234 user@123
  user@1234 guest123 guest1234 root1234 root@123 root@1234 server123 manager1 manager123 manager@123 login123
  login1234 login@123`;

const frequent = dictionary['passwords-common']
  .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
  .slice(0, MAX_PASSWORDS);
const passwords = new Set([...frequent, ...MORE_PASSWORDS.trim().split(/\s+/)]);
const bytes = brotliCompressSync([...passwords].sort().join('\n'));
writeFileSync(FILE, bytes);
process.stdout.write(`${passwords.size} passwords in ${bytes.length} bytes\n`);
