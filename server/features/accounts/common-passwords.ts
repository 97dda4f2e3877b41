/** The most frequent passwords of at least eight characters in published leaks, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 00000000 88888888
  99999999 22222222 55555555 66666666 77777777 33333333 44444444 12341234 11223344 123123123 123321123 147258369
  1234567891 123456789a a123456789 12345678a a12345678 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop123 asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 1qazxsw2
  password password1 password12 password123 password1234 password12345 password@1 password@12 password@123
  password@1234 passw0rd p@ssword p@ssw0rd p@ssw0rd1 p@ssword1 pass@123 pass@1234 pass1234 pass12345 admin123
  admin1234 admin12345 admin@123 admin@1234 administrator welcome1 welcome12 welcome123 welcome@1 welcome@12
  welcome@123 india123 india1234 india@123 india@1234 indian123 bharat123 mumbai123 delhi123 kolkata123 krishna1
  krishna123 ganesh123 sairam123 omsairam omnamahshivaya jaimatadi jaihind123 hanuman123 test1234 test12345
  testtest test@123 test@1234 changeme changeme1 changeme123 letmein1 letmein123 iloveyou iloveyou1 iloveyou123
  sunshine sunshine1 princess princess1 football football1 baseball superman superman1 batman123 trustno1 starwars
  whatever computer internet michelle jennifer abcd1234 abcd12345 abcd@123 abcd@1234 abc12345 abc123456 abcdefgh
  abcdefghi abcdefg1 aa123456 aa12345678 aaaaaaaa xxxxxxxx zzzzzzzz qqqqqqqq samsung1 samsung123 samsung@123
  google123 facebook facebook1 master123 monkey123 dragon123 shadow123 secret123 hello123 hello1234 cricket1
  cricket123 sachin123 dhoni123 virat123 business1 business123 company1 company123 summer2024 summer2025 summer2026
  winter2024 winter2025 winter2026 demo1234 demo@123 demo@1234 user1234 user@123 user@1234 guest123 guest1234
  root1234 root@123 root@1234 server123 manager1 manager123 manager@123 login123 login1234 login@123`.split(
    /\s+/,
  ),
);
