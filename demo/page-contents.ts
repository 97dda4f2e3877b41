import { RETENTION } from '#server/platform/queue/retention.ts';

/** The static pages of the demo. The sanitiser changes only the `rel` of their links. */

const aboutUs = `
<h2>Your trade counter, online</h2>
<p>Udyog Haat (उद्योग हाट) sells machinery, tools, safety equipment and raw materials to workshops, contractors, farms and small factories across India. The seller of every product shown here is Udyog Haat Marketplace Private Limited, on Strand Road in Burrabazar, the hardware quarter of Kolkata.</p>
<p>Industrial goods are rarely bought with one click. Prices depend on quantity, freight and the day’s steel rate, and the accounts department wants to see the tax before anybody pays. So this website works the way a good trade counter does: you see a clear price for every product, choose what you need and request a quote. No payment is taken here.</p>

<h2>What we sell</h2>
<ul>
  <li><strong>One catalogue.</strong> Power tools, compressors, welding sets, pumps, cleaning and lifting equipment, electrical goods, machines for small businesses, farm machinery, steel, cement and more. Browse <a href="/all-categories">all categories</a>.</li>
  <li><strong>Clear prices.</strong> Every product shows its list price, any discount, and the price before and after GST. The total of your estimate includes GST.</li>
  <li><strong>The details a buyer checks.</strong> Brand, model, HSN code, GST rate and specifications are on every product page.</li>
  <li><strong>Purchase prices.</strong> All prices are for outright purchase. Some machines can also be rented: see <a href="/rent">machinery on rent</a>. Ask us for the rental rate.</li>
</ul>

<h2>How to get a quote</h2>
<ol>
  <li><strong>Fill your cart.</strong> Add one to five units of each product, up to a hundred products. Need more of one? Note the full quantity in the cart, and we will quote for it. You do not need an account for this.</li>
  <li><strong>Log in and add your address.</strong> <a href="/register">Registering</a> takes an e-mail address and a password. For a quote we also need your mobile number, verified by OTP, your GSTIN, and your billing and shipping addresses.</li>
  <li><strong>Submit your request.</strong> All amounts are recalculated from the current catalogue. If a price has changed in the meantime, nothing is sent and you are asked to review your cart.</li>
  <li><strong>Download the estimate.</strong> It is a numbered PDF with HSN codes and with CGST and SGST, or IGST, depending on the place of supply. It is valid for 15 days.</li>
  <li><strong>We call you.</strong> We check stock and freight, agree the price and delivery with you, and confirm or decline each item. You can follow its status in <a href="/orders">your orders</a>, from Requested to Delivered.</li>
</ol>
<p>An estimate does not bind either side. The tax invoice comes with the goods.</p>

<h2>Our sales desk</h2>
<p>The sales desk in Kolkata answers quote requests from Monday to Saturday, 10 am to 6 pm (IST), except on public holidays. We aim to call you back by the next working day, in English, Hindi or Bengali. Please contact the same desk about a product, a larger quantity or a machine that is not in the catalogue.</p>
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
<p>Udyog Haat Marketplace Private Limited, 14 Strand Road, Burrabazar, Kolkata 700001, is the Data Fiduciary for this website under the Digital Personal Data Protection Act 2023 (‘the Act’). This notice tells you what we collect, why, how long we keep it and what rights you have. It was last updated on 23 November 2026. On request, we will send it to you in any language of the Eighth Schedule to the Constitution.</p>

<h2>What we collect, why, and for how long</h2>
<p>You can browse without an account, and no cookie is set. We ask for other data only where it is needed:</p>
<table>
  <thead><tr><th scope="col">Data and purpose</th><th scope="col">Kept for</th></tr></thead>
  <tbody>
    <tr><td><strong>Name, e-mail address, password (as an argon2id hash only), and when you agreed to which version of the terms and of this notice</strong><br>Your account</td><td>As long as you have the account. A registration that is not activated: ${RETENTION.registrationDays} days. A new e-mail address that is not confirmed: ${RETENTION.emailChangeDays} days</td></tr>
    <tr><td><strong>Logins: time, browser and operating system</strong><br>To show you where you are logged in</td><td>1 day</td></tr>
    <tr><td><strong>The browsers in which you have logged in (as a hashed random identifier only)</strong><br>To tell you by e-mail when somebody logs in on another device</td><td>${RETENTION.knownDeviceDays} days after the last login, but not longer than the account</td></tr>
    <tr><td><strong>Security log: time of logins, failed logins, logouts, changes of password, phone and e-mail address, and deletion</strong><br>To detect and prove misuse of your account</td><td>${RETENTION.securityEventDays} days, even if you delete the account; after that only under the account number</td></tr>
    <tr><td><strong>Phone number and one-time code</strong><br>To verify the number and call you about a quote</td><td>Number: as long as you have the account. Code: valid for 10 minutes, removed within 2 hours</td></tr>
    <tr><td><strong>Contact name, firm, GSTIN, billing and shipping addresses with their labels, and name and GSTIN of another company that receives the goods</strong><br>Estimates and delivery</td><td>As long as you have the account</td></tr>
    <tr><td><strong>Quote requests with all that you ask for in them, orders, and estimates as they were sent</strong><br>To answer them, to deliver, and to keep our books</td><td>If nothing was confirmed: ${RETENTION.unsoldRequestYears} years. If any item was confirmed: ${RETENTION.soldRequestFinancialYears} financial years after the year of the request (section 128 of the Companies Act 2013). Then, or as soon as you delete your account, name, firm, GSTIN, phone, e-mail, addresses, the company that received the goods and the files you sent are removed; products, prices and the state remain</td></tr>
    <tr><td><strong>What you and we write about a quote request; counter-offers; who answered a quotation by a link; who accepted one, with designation, purchase order, IP address and browser; to whom a link to a quotation was sent; who received a delivery</strong><br>To reach an agreement with you and to prove it</td><td>As long as the quote request has your name. A link that has expired: removed within the hour, unless a quotation was accepted by it</td></tr>
    <tr><td><strong>Drawings, photos and lists that you add to a quote request</strong><br>To quote for what they show</td><td>As long as the quote request. What you add and do not send: removed within ${RETENTION.unusedFileHours + 1} hours</td></tr>
    <tr><td><strong>Estimates as PDF</strong><br>Your download</td><td>${RETENTION.estimateFileHours} hours; you can have a new one made at any time</td></tr>
    <tr><td><strong>Cart</strong><br>To have it on all your devices</td><td>As long as you have the account; what you remove or request is gone from it at once</td></tr>
    <tr><td><strong>Lists: their names, products, quantities and remarks</strong><br>To have them on all your devices</td><td>Until you delete them, or as long as you have the account. A shared list is stored only in its link</td></tr>
    <tr><td><strong>Wishlist and ratings</strong><br>To show them to you; average ratings to everybody, without names</td><td>Wishlist: as long as you have the account. Ratings remain, without your name</td></tr>
    <tr><td><strong>Contact messages with name, phone and, if you give it, e-mail address</strong><br>To reply</td><td>${RETENTION.contactMessageDays} days</td></tr>
    <tr><td><strong>E-mails sent: address, subject, and whether your mail server accepted them</strong><br>To know what has reached you</td><td>${RETENTION.mailLogDays} days; if you delete your account, only the e-mail that confirms it</td></tr>
    <tr><td><strong>Searches without results, without who searched; none that contains a digit or an e-mail address</strong><br>To add what is missing</td><td>${RETENTION.emptySearchDays} days</td></tr>
    <tr><td><strong>E-mails and text messages waiting to be sent</strong><br>To deliver them</td><td>Until delivered, at most ${RETENTION.undeliveredDays} days</td></tr>
    <tr><td><strong>Which of our staff looked at your data, when and how</strong><br>To be accountable for it</td><td>${RETENTION.personalDataReadDays} days</td></tr>
    <tr><td><strong>What gst.gov.in says about your GSTIN: active, suspended or cancelled, and when we looked</strong><br>To check whom we deal with</td><td>As long as a quote request has the GSTIN</td></tr>
    <tr><td><strong>Blocks: an e-mail address, mail domain or GSTIN (as a hash only), or an account, and why</strong><br>To keep out those who deceive or disrupt</td><td>Until the block is lifted; for an account, not longer than the account</td></tr>
    <tr><td><strong>Your location, if you allow your browser to share it</strong><br>To find your city</td><td>Not stored with your data; the server remembers which city lies at rounded coordinates</td></tr>
    <tr><td><strong>Your IP address</strong><br>To stop password guessing and flooding</td><td>As a hash only, for 15 minutes to an hour</td></tr>
  </tbody>
</table>
<p>Expired data is deleted automatically every hour. The server’s log records the time, page, outcome and duration of a request, but nothing you typed and no IP address. No third-party script runs on this website, so there is no third-party advertising and nothing that tracks you on other sites. Accounts are for persons of 18 years and above, as our <a href="/terms-conditions">terms</a> say.</p>

<h2>Legal basis</h2>
<p>We process the data of your account with your consent, which you give by registering, and only for the purposes named above. A message that you send us without an account, and your location, are given to us voluntarily for the purpose named (section 7(a) of the Act). Without consent, we process only what the Act permits, such as keeping the books that company and tax laws require.</p>

<h2>Where your data is kept and who sees it</h2>
<p>Your data is kept in one database, and the files you send in a folder that only our server can read. Connections from our server to a database or mail server elsewhere are encrypted. Backup copies are deleted after ${RETENTION.backupDays} days, and with them whatever was deleted here in the meantime. When our sales desk looks at your data to answer you, that is recorded. Transporters, and the providers that deliver our e-mails and text messages, receive only what they need for their task. To find a city, our server sends coordinates rounded to about a kilometre, without your name, to the Nominatim service of the OpenStreetMap Foundation, which is outside India. If a breach affects your data, we will inform you and the Data Protection Board of India without delay.</p>

<h2>Cookies and browser storage</h2>
<ul>
  <li><strong>Cookie udyoghaat_client_access_token:</strong> keeps you logged in for 1 day. It is the only cookie, and is set only when you log in.</li>
  <li><strong>Local storage:</strong> your cart, its owner and the prices shown, what else you want to ask for, recently viewed products and chosen city, and a random text by which we recognise this browser when you register or log in, until you clear them; the page to return to after you register and the product that you wanted to save before logging in, until you log in; the number of your last quote request, until you dismiss the notice in Your orders; which files you have added to your next request, until you send it; other suppliers’ prices that you typed into a comparison, which are never sent to us; your recent searches, until you clear them or log out. Product ids are sent to us only to show those products or to request a quote.</li>
  <li><strong>Session storage:</strong> the products that you ticked to compare, the list that you pasted into the quick order, a half-typed address, a phone number that is being confirmed and the number of a quote request in progress, until the tab is closed.</li>
  <li><strong>Cache storage:</strong> copies of public pages that you have visited, and of the files they need, to show them without a connection, until you log out or the shop is updated.</li>
</ul>
<p>All of these are needed for functions that you use. None is for advertising or statistics.</p>

<h2>Your rights and how to use them</h2>
<ul>
  <li><strong>Access:</strong> a summary of your data, what we do with it, and with whom it was shared. ‘Download my data’ on your <a href="/account">account page</a> gives you everything we hold at once, except for what our staff note among themselves, and including contact messages with your verified phone number; the files you sent can be downloaded from the pages of your orders. For a message sent with another number, please write to us.</li>
  <li><strong>Correction:</strong> you can change your name, phone number, e-mail address and addresses yourself. If something cannot be changed there, please write to us.</li>
  <li><strong>Withdrawal of consent and erasure:</strong> ‘Delete my account’ on the same page does both at once, as easily as you registered. What was done with your data before remains lawful. To have a contact message removed early, please write to us.</li>
  <li><strong>Nomination:</strong> you may nominate a person to exercise these rights in the event of your death or incapacity.</li>
  <li><strong>Grievance:</strong> you may complain free of charge.</li>
</ul>
<p>Please write from your account’s e-mail address, so that we know it is you. We answer such requests within one month.</p>

<h2>Grievance Officer</h2>
<p><strong>Ananya Mukherjee</strong>, Grievance Officer, at the address above<br>
<a href="mailto:grievance@udyoghaat.example">grievance@udyoghaat.example</a>, <a href="tel:+913340001234">+91 33 4000 1234</a></p>
<p>She also answers questions about this notice. She acknowledges a complaint within 48 hours and resolves it within one month, well within the limit of ninety days in rule 14 of the Digital Personal Data Protection Rules 2025. If you are not satisfied after that, you may complain to the <strong>Data Protection Board of India</strong>.</p>
`;

const termsAndConditions = `
<h2>1. These terms</h2>
<p>These terms apply between Udyog Haat Marketplace Private Limited, 14 Strand Road, Burrabazar, Kolkata 700001, GSTIN 19AAUCU4821H1ZS (‘we’), and anyone who uses this website (‘you’). The version in force on the day you submit a quote request applies to it. This version is dated 23 November 2026.</p>

<h2>2. Accounts</h2>
<p>You must be at least 18 years old and, if you buy for a firm, authorised to act for it. The details you give must be true, in particular a GSTIN that belongs to the billing address. Please keep your password to yourself. We may close an account that is used to deceive or to disrupt the service.</p>

<h2>3. Products and prices</h2>
<ul>
  <li>Prices are in Indian rupees, per unit as stated (piece, bag, bar or coil). Pictures are illustrations; the written specifications prevail.</li>
  <li>The discounted price, and the price with GST, are each rounded up to a whole rupee. GST is charged at the rate applicable to the product’s HSN code on the date of supply. If the law changes that rate, the new rate applies.</li>
  <li>CGST and SGST are charged when the place of supply is West Bengal, otherwise IGST.</li>
  <li>Prices in the catalogue may change at any time before a request is submitted. Neither side is bound by an obvious error.</li>
</ul>

<h2>4. Quote requests and estimates</h2>
<ol>
  <li>The cart can hold up to 100 items, each with a quantity of 1 to 5. In the same request you can ask for larger quantities, other units and items that are not in the catalogue; we reply to these in a quotation.</li>
  <li>The estimate issued for it is <strong>neither a tax invoice nor an offer</strong>. It cannot be used to claim input tax credit.</li>
  <li>Its prices are valid for 15 days from the date of the request, subject to availability. After that, please request a new quote.</li>
  <li>A contract is formed only when we confirm an item to you, in writing or by phone followed by the status ‘Confirmed’. Each item is confirmed or rejected separately. Until then, you may withdraw your request at no cost.</li>
</ol>

<h2>5. Payment</h2>
<p>No payment is made on this website. We never ask for card numbers, UPI PINs or passwords, here or by phone. After confirmation, you pay by bank transfer to the company account named on our pro-forma or tax invoice, on the agreed terms. The goods remain our property until they have been paid for in full.</p>

<h2>6. Delivery</h2>
<p>We deliver within India, to the shipping address in the request. Delivery dates are agreed at confirmation and are approximate unless we state in writing that they are fixed. The estimate does not include shipping; we will tell you any freight, unloading or installation charges before the order is confirmed. Risk passes when the goods are handed over. Please note visible damage on the transporter’s receipt and inform us of damage, shortage or a wrong item within 48 hours.</p>

<h2>7. Returns and warranty</h2>
<p>Goods that are defective or not as described will be repaired, replaced or refunded at our cost. Other goods can be returned only by agreement. The manufacturer’s warranty applies as stated on the warranty card; it does not cover wear, misuse or an unsuitable power supply.</p>

<h2>8. Liability</h2>
<p>We are not liable for loss of profit, downtime or other indirect loss. In all other cases, our liability is limited to the price paid for the goods concerned. Neither limit applies to fraud, wilful misconduct, death or injury, or to rights that the Consumer Protection Act 2019 or another law does not allow to be excluded. Neither side is liable for delay caused by events beyond its control.</p>

<h2>9. Complaints</h2>
<p>Ananya Mukherjee, Grievance Officer, <a href="mailto:grievance@udyoghaat.example">grievance@udyoghaat.example</a>, <a href="tel:+913340001234">+91 33 4000 1234</a>, acknowledges complaints within 48 hours and resolves them within one month.</p>

<h2>10. Governing law and jurisdiction</h2>
<p>These terms are governed by Indian law. The courts at Kolkata have exclusive jurisdiction; a consumer may also approach the consumer commission at his or her place of residence. If one of these terms is invalid, the others remain in force.</p>
`;

export const pageContents: { key: 'ABOUTUS' | 'PRIVACYPOLICY' | 'TERM&CONDITION'; content: string }[] = [
  { key: 'ABOUTUS', content: aboutUs.trim() },
  { key: 'PRIVACYPOLICY', content: privacyPolicy.trim() },
  { key: 'TERM&CONDITION', content: termsAndConditions.trim() },
];
