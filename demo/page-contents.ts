import { RETENTION } from '#server/platform/queue/retention.ts';

/** The static pages of the demo. The sanitiser changes only the `rel` of their links. */

const aboutUs = `
<h2>A trade counter that is open all day</h2>
<p>Udyog Haat (उद्योग हाट) sells machinery, tools, safety gear and raw materials to workshops, contractors, farms and small factories in India. The shop is run by Udyog Haat Marketplace Private Limited from Strand Road in Burrabazar, the hardware quarter of Kolkata.</p>
<p>Industrial goods are rarely bought with one click. Prices depend on quantity, freight and the day’s steel rate, and the accounts department wants the tax written out before anybody pays. So the shop works as a good trade counter does: you see a clear price for every product, choose what you need, and ask for a quote. We take no payment on this website.</p>

<h2>What you find here</h2>
<ul>
  <li><strong>One catalogue.</strong> Power tools, compressors, welding sets, pumps, cleaning and lifting equipment, electrical goods, machines for small businesses, farm machinery, steel, cement and more, under <a href="/all-categories">all categories</a>.</li>
  <li><strong>Plain prices.</strong> Every product shows its list price, the discount, the price without GST and the price with it. The last one is what the estimate says.</li>
  <li><strong>The facts a buyer checks.</strong> Brand, model, HSN code, GST rate and specifications are on each product page.</li>
</ul>

<h2>How a quote works</h2>
<ol>
  <li><strong>Fill the cart.</strong> One to five pieces of each product, up to a hundred products. You need no account for this.</li>
  <li><strong>Log in and give your addresses.</strong> <a href="/register">Registering</a> takes an e-mail address and a password. For a quote we also need a phone number that you confirm with a code, your GSTIN, and the billing and shipping address.</li>
  <li><strong>Send the request.</strong> The server works out every amount again from the catalogue. If a price has changed in the meantime, nothing is sent and you are asked to look at the cart once more.</li>
  <li><strong>Download the estimate.</strong> It is a numbered PDF with HSN codes and with CGST and SGST, or IGST, according to the state the goods go to. It is valid for 15 days.</li>
  <li><strong>We call you.</strong> We check stock and freight, agree on price and delivery, and confirm or decline each line. You follow its status under <a href="/orders">Your orders</a>, from Requested to Delivered.</li>
</ol>
<p>An estimate binds neither side. The tax invoice comes with the goods.</p>

<h2>Who answers</h2>
<p>Quote requests are read by the sales desk in Kolkata, Monday to Saturday, 10 am to 6 pm Indian Standard Time, except on public holidays. We aim to ring back by the next working day, in English, Hindi or Bengali. A question about one product, a larger quantity or a machine that is not in the catalogue goes to the same desk.</p>
<table>
  <tbody>
    <tr><th scope="row">Phone</th><td><a href="tel:+913340001234">+91 33 4000 1234</a></td></tr>
    <tr><th scope="row">E-mail</th><td><a href="mailto:sales@udyoghaat.example">sales@udyoghaat.example</a></td></tr>
    <tr><th scope="row">Office</th><td>14 Strand Road, Burrabazar, Kolkata 700001, West Bengal</td></tr>
    <tr><th scope="row">GSTIN</th><td>19AAUCU4821H1ZS</td></tr>
    <tr><th scope="row">Complaints</th><td>Ananya Mukherjee, Grievance Officer, <a href="mailto:grievance@udyoghaat.example">grievance@udyoghaat.example</a></td></tr>
  </tbody>
</table>
`;

const privacyPolicy = `
<h2>Who is responsible</h2>
<p>Udyog Haat Marketplace Private Limited, 14 Strand Road, Burrabazar, Kolkata 700001, is the Data Fiduciary for this website under the Digital Personal Data Protection Act 2023 (‘the Act’). This notice tells you what we collect, why, how long we keep it and what you can ask of us. It was last changed on 22 November 2026. On request we send it in any language of the Eighth Schedule to the Constitution.</p>

<h2>What we collect, why, and for how long</h2>
<p>Looking around needs no account and sets no cookie. The rest is asked for where it is needed:</p>
<table>
  <thead><tr><th scope="col">Data and purpose</th><th scope="col">Kept</th></tr></thead>
  <tbody>
    <tr><td><strong>Name, e-mail address, password (as an argon2id hash only), and when you agreed to which version of the terms and of this notice</strong><br>Your account</td><td>Until you delete the account. A registration that is not activated: ${RETENTION.registrationDays} days. A new e-mail address that is not confirmed: ${RETENTION.emailChangeDays} days</td></tr>
    <tr><td><strong>Logins: time, and browser and system by name</strong><br>To show you where you are logged in</td><td>1 day</td></tr>
    <tr><td><strong>The browsers in which you have logged in (as a hash of a random text only)</strong><br>To tell you by mail when somebody logs in elsewhere</td><td>${RETENTION.knownDeviceDays} days after the last login, at most as long as the account</td></tr>
    <tr><td><strong>Security log: time of logins, failed logins, logouts, changes of password, phone and e-mail address, and deletion</strong><br>To find and prove misuse of your account</td><td>${RETENTION.securityEventDays} days, also if you delete the account; then under the account’s number only</td></tr>
    <tr><td><strong>Phone number and one-time code</strong><br>To confirm the number and call you about a quote</td><td>Number: with the account. Code: valid 10 minutes, removed within 2 hours</td></tr>
    <tr><td><strong>Contact name, firm, GSTIN, billing and shipping addresses, and name and GSTIN of another company that gets the goods</strong><br>Estimates and delivery</td><td>With the account</td></tr>
    <tr><td><strong>Quote requests, orders, and estimates as they were sent</strong><br>To answer them, to deliver, and to keep books</td><td>If nothing was confirmed: ${RETENTION.unsoldRequestYears} years. If something was: ${RETENTION.soldRequestFinancialYears} financial years after the one of the request (section 128 of the Companies Act 2013). Then, or as soon as you delete your account, name, firm, GSTIN, phone, e-mail, addresses and the company that got the goods are taken out; products, prices and the state stay</td></tr>
    <tr><td><strong>Estimates as PDF</strong><br>Your download</td><td>${RETENTION.estimateFileHours} hours; a new one can be made at any time</td></tr>
    <tr><td><strong>Wishlist and ratings</strong><br>To show them to you; average ratings to everybody, without names</td><td>Wishlist: with the account. A rating stays, without your name</td></tr>
    <tr><td><strong>Contact messages with name, phone and, if you give it, e-mail address</strong><br>To reply</td><td>${RETENTION.contactMessageDays} days</td></tr>
    <tr><td><strong>Mails sent: address, subject, and whether your mail server took them</strong><br>To know what has reached you</td><td>${RETENTION.mailLogDays} days; if you delete your account, only the mail that confirms it</td></tr>
    <tr><td><strong>Mails and text messages on their way</strong><br>To deliver them</td><td>Until delivered, at most ${RETENTION.undeliveredDays} days</td></tr>
    <tr><td><strong>Who of our staff looked at your data, when and by which command</strong><br>To answer for it</td><td>${RETENTION.personalDataReadDays} days</td></tr>
    <tr><td><strong>Blocks: an e-mail address, mail domain or GSTIN (as a hash only), or an account, and why</strong><br>To keep out who deceives or disturbs</td><td>Until the block is lifted; of an account, at most as long as the account</td></tr>
    <tr><td><strong>Your position, if you allow your browser to give it</strong><br>To find your city</td><td>Not stored with you; the server remembers which city lies at a rounded place</td></tr>
    <tr><td><strong>Your network address</strong><br>To stop guessing of passwords and flooding</td><td>As a hash only, for 15 minutes to an hour</td></tr>
  </tbody>
</table>
<p>What has run out is removed every hour by the shop itself. The server’s log records the time, page, outcome and duration of a request, but nothing you typed and no network address. No script of a third party runs on this website, so there is no third-party advertising and nothing that tracks you on other sites. Accounts are for persons of 18 years and over, as our <a href="/terms-conditions">terms</a> say.</p>

<h2>On what ground</h2>
<p>We process the data of your account with your consent, which you give by registering, and only for the purpose named beside them. A message that you send us without an account, and your position, are given to us voluntarily for the purpose named (section 7(a) of the Act). Without consent we process only what the Act permits, such as keeping the books that company and tax law demand.</p>

<h2>Where it is kept and who sees it</h2>
<p>Data are kept in one database. Connections from our server to a database or mail server elsewhere are encrypted. Backup copies are deleted after ${RETENTION.backupDays} days; what is deleted here is gone from them by then. When our sales desk looks at your data to answer you, that is recorded. Providers that deliver our e-mails and text messages, and carriers, receive only what their task requires. To find a city, our server sends coordinates rounded to about a kilometre, without your name, to the Nominatim service of the OpenStreetMap Foundation, which is outside India. If a breach affects your data, we inform you and the Data Protection Board of India without delay.</p>

<h2>Cookies and browser storage</h2>
<ul>
  <li><strong>Cookie udyoghaat_client_access_token:</strong> keeps you logged in for 1 day. It is the only cookie, and is set only when you log in.</li>
  <li><strong>Local storage:</strong> your cart with the prices you saw, recently viewed products and chosen city, and a random text by which we recognise this browser when you register or log in, until you clear them; your recent searches, until you clear them or log out. Product numbers are sent to us only to show those products or to request a quote.</li>
  <li><strong>Session storage:</strong> a half-typed address, a phone number that is being confirmed and the number of a quote request in progress, until the tab is closed.</li>
  <li><strong>Cache storage:</strong> copies of public pages that you have visited, and of the files they need, to show them without a connection, until you log out or the shop is updated.</li>
</ul>
<p>All are needed for functions you use; none serves advertising or statistics.</p>

<h2>Your rights and how to use them</h2>
<ul>
  <li><strong>Access:</strong> a summary of your data, what we do with them, and with whom they were shared. ‘Download my data’ on your <a href="/account">account page</a> gives you all we hold, at once, including contact messages with your confirmed phone number. For a message with another number, write to us.</li>
  <li><strong>Correction:</strong> change your name, phone, e-mail address and addresses yourself; if you cannot, write to us.</li>
  <li><strong>Withdrawal of consent and erasure:</strong> ‘Delete my account’ on the same page does both at once, as easily as you registered; what was done before stays lawful. To have a contact message removed before its time, write to us.</li>
  <li><strong>Nomination:</strong> you may name somebody who exercises these rights after your death or incapacity.</li>
  <li><strong>Grievance:</strong> you may complain, free of charge.</li>
</ul>
<p>Write from your account’s e-mail address, so that we know it is you. We answer such requests within one month.</p>

<h2>Grievance Officer</h2>
<p><strong>Ananya Mukherjee</strong>, Grievance Officer, at the address above<br>
<a href="mailto:grievance@udyoghaat.example">grievance@udyoghaat.example</a>, <a href="tel:+913340001234">+91 33 4000 1234</a></p>
<p>She also answers questions about this notice. She acknowledges a complaint within 48 hours and settles it within one month, well inside the limit of ninety days in rule 14 of the Digital Personal Data Protection Rules 2025. If you are not satisfied after that, you may complain to the <strong>Data Protection Board of India</strong>.</p>
`;

const termsAndConditions = `
<h2>1. These terms</h2>
<p>They apply between Udyog Haat Marketplace Private Limited, 14 Strand Road, Burrabazar, Kolkata 700001, GSTIN 19AAUCU4821H1ZS (‘we’), and whoever uses this shop (‘you’). The version in force is that of the day you send a quote request. This one is of 20 November 2026.</p>

<h2>2. Accounts</h2>
<p>You must be at least 18 and, if you buy for a firm, entitled to act for it. Give true particulars, above all a GSTIN that belongs to the billing address, and keep your password to yourself. We may close an account that is used to deceive or to disturb the service.</p>

<h2>3. Products and prices</h2>
<ul>
  <li>Prices are in Indian rupees for one piece or pack as described. Pictures are illustrations; the written specifications count.</li>
  <li>The discounted price, and the price with GST, are each rounded up to a whole rupee. GST is charged at the rate for the product’s HSN code on the day of supply. Should the law change that rate, the new rate applies.</li>
  <li>Goods delivered within West Bengal bear CGST and SGST, goods delivered elsewhere IGST.</li>
  <li>Prices in the catalogue may change at any time before a request is sent. Obvious errors bind nobody.</li>
</ul>

<h2>4. Quote requests and estimates</h2>
<ol>
  <li>A request may have up to 100 lines, each of 1 to 5 pieces. For larger quantities, please write to <a href="mailto:sales@udyoghaat.example">sales@udyoghaat.example</a>.</li>
  <li>The estimate made from it is <strong>neither a tax invoice nor an offer</strong>. It cannot be used to claim input tax credit.</li>
  <li>Its prices hold for 15 days from the date of the request, subject to stock. After that, please ask again.</li>
  <li>A contract arises only when we confirm a line to you, by phone followed by the status ‘Confirmed’, or in writing. Each line is confirmed or rejected by itself. Until then you may withdraw at no cost.</li>
</ol>

<h2>5. Payment</h2>
<p>Nothing is paid on this website. We never ask for card numbers, UPI PINs or passwords, here or by phone. After confirmation you pay by bank transfer to the company account named on our proforma or tax invoice, on the terms agreed. Goods remain ours until they are paid for in full.</p>

<h2>6. Delivery</h2>
<p>We deliver within India, to the shipping address of the request. Dates are agreed at confirmation and are estimates unless we call them fixed in writing. The estimate shows no charge for shipping; any freight, unloading or installation charge is told to you before you confirm. Risk passes when the goods are handed over. Please note visible damage on the carrier’s receipt and tell us of damage, shortage or a wrong item within 48 hours.</p>

<h2>7. Returns and warranty</h2>
<p>Goods that are defective or not as described are repaired, replaced or refunded at our cost. Other goods can be returned only by agreement. The manufacturer’s warranty applies as printed on its card; it does not cover wear, misuse or unsuitable power supply.</p>

<h2>8. Liability</h2>
<p>We are not liable for loss of profit, standstill or other indirect loss. For the rest our liability is limited to the price paid for the goods concerned. Neither limit applies to fraud, wilful misconduct, death or injury, or to rights which the Consumer Protection Act 2019 or another law does not allow to be excluded. Neither side answers for delay caused by events beyond its control.</p>

<h2>9. Complaints</h2>
<p>Ananya Mukherjee, Grievance Officer, <a href="mailto:grievance@udyoghaat.example">grievance@udyoghaat.example</a>, <a href="tel:+913340001234">+91 33 4000 1234</a>, acknowledges complaints within 48 hours and settles them within one month.</p>

<h2>10. Law and courts</h2>
<p>Indian law governs. The courts at Kolkata have exclusive jurisdiction; a consumer may also turn to the consumer commission of the place of residence. If one of these terms is invalid, the others stand.</p>
`;

export const pageContents: { key: 'ABOUTUS' | 'PRIVACYPOLICY' | 'TERM&CONDITION'; content: string }[] = [
  { key: 'ABOUTUS', content: aboutUs.trim() },
  { key: 'PRIVACYPOLICY', content: privacyPolicy.trim() },
  { key: 'TERM&CONDITION', content: termsAndConditions.trim() },
];
