import { describe, expect, it } from 'vitest';
import { cities } from '#domain/india/cities.ts';
import { listDistricts } from '#domain/india/districts.ts';
import { states } from '#domain/india/states.ts';
import { findStatesByPinCode } from '#domain/pin-code.ts';
import { findLocality } from './pin-localities.ts';

/** Head and main post offices: PIN code, district and, after a slash, the city if it is one of the shop's. */
const OFFICES: Record<string, string> = {
  'Andaman and Nicobar Islands': `744101 South Andaman
    744301 Nicobar
    744204 North and Middle Andaman`,
  'Andhra Pradesh': `520001 NTR / Vijayawada
    530001 Visakhapatnam / Visakhapatnam
    522001 Guntur / Guntur
    524001 Sri Potti Sriramulu Nellore / Nellore
    517501 Tirupati
    518001 Kurnool
    515001 Ananthapuramu
    516001 YSR Kadapa
    533001 Kakinada
    533101 East Godavari
    534001 Eluru
    532001 Srikakulam
    535001 Vizianagaram
    517001 Chittoor
    518501 Nandyal
    531001 Anakapalli
    515134 Sri Sathya Sai
    533201 Dr. B. R. Ambedkar Konaseema
    522101 Bapatla
    522601 Palnadu
    535501 Parvathipuram Manyam
    534201 West Godavari
    523316 Markapuram`,
  'Arunachal Pradesh': `791111 Papum Pare
    790104 Tawang
    790001 West Kameng
    792001 Lohit
    791102 East Siang
    792103 Namsai`,
  Assam: `781001 Kamrup Metropolitan / Guwahati
    785001 Jorhat
    786001 Dibrugarh
    788001 Cachar
    784001 Sonitpur
    786125 Tinsukia
    782001 Nagaon
    783301 Dhubri
    788710 Sribhumi
    785621 Golaghat
    785640 Sivasagar
    783370 Kokrajhar`,
  Bihar: `800001 Patna / Patna
    823001 Gaya
    842001 Muzaffarpur
    812001 Bhagalpur
    846004 Darbhanga
    851101 Begusarai
    854301 Purnia
    841301 Saran
    803101 Nalanda
    845401 East Champaran
    845438 West Champaran
    821115 Rohtas
    802301 Bhojpur`,
  Chandigarh: `160017 Chandigarh / Chandigarh
    160022 Chandigarh / Chandigarh`,
  Chhattisgarh: `492001 Raipur / Raipur
    490001 Durg / Bhilai
    495001 Bilaspur
    496001 Raigarh
    497001 Surguja
    494001 Bastar
    491441 Rajnandgaon
    495677 Korba
    493773 Dhamtari
    497442 Manendragarh-Chirmiri-Bharatpur`,
  'Dadra and Nagar Haveli and Daman and Diu': `396230 Dadra and Nagar Haveli
    396210 Daman
    362520 Diu`,
  Goa: `403001 North Goa
    403507 North Goa
    403601 South Goa
    403705 Kushavati
    403702 Kushavati
    403704 Kushavati`,
  Gujarat: `380001 Ahmedabad / Ahmedabad
    395003 Surat / Surat
    390001 Vadodara / Vadodara
    360001 Rajkot / Rajkot
    364001 Bhavnagar / Bhavnagar
    361001 Jamnagar / Jamnagar
    382010 Gandhinagar
    370001 Kutch
    362001 Junagadh
    388001 Anand
    396195 Valsad / Vapi
    396445 Navsari
    385001 Banaskantha
    384001 Mehsana
    363641 Morbi
    392001 Bharuch
    385565 Vav-Tharad`,
  Haryana: `122001 Gurugram / Gurugram
    121001 Faridabad / Faridabad
    132103 Panipat
    124001 Rohtak
    134109 Panchkula
    125001 Hisar
    125033 Hansi
    132001 Karnal
    131001 Sonipat
    135001 Yamunanagar
    122107 Nuh`,
  'Himachal Pradesh': `171001 Shimla
    173212 Solan
    176215 Kangra
    175001 Mandi
    175101 Kullu
    174001 Bilaspur
    173025 Sirmaur
    172107 Kinnaur
    175132 Lahaul and Spiti`,
  'Jammu and Kashmir': `180001 Jammu / Jammu
    190001 Srinagar / Srinagar
    192101 Anantnag
    193101 Baramulla
    182101 Udhampur
    184101 Kathua
    185131 Rajouri`,
  Jharkhand: `834001 Ranchi / Ranchi
    831001 East Singhbhum / Jamshedpur
    826001 Dhanbad / Dhanbad
    827001 Bokaro
    825301 Hazaribagh
    814112 Deoghar
    815301 Giridih
    833201 West Singhbhum
    822101 Palamu`,
  Karnataka: `560001 Bengaluru Urban / Bengaluru
    560058 Bengaluru Urban / Bengaluru
    570001 Mysuru / Mysuru
    575001 Dakshina Kannada / Mangaluru
    580001 Dharwad / Hubballi-Dharwad
    580020 Dharwad / Hubballi-Dharwad
    590001 Belagavi / Belagavi
    585101 Kalaburagi
    583101 Ballari
    583201 Vijayanagara
    562159 Bengaluru South
    577001 Davanagere
    572101 Tumakuru
    576101 Udupi`,
  Kerala: `695001 Thiruvananthapuram / Thiruvananthapuram
    682001 Ernakulam / Kochi
    673001 Kozhikode / Kozhikode
    680001 Thrissur
    691001 Kollam
    678001 Palakkad
    670001 Kannur
    686001 Kottayam
    688001 Alappuzha
    671121 Kasaragod
    673121 Wayanad`,
  Ladakh: `194101 Leh
    194103 Kargil
    194102 Kargil
    194401 Leh`,
  Lakshadweep: '682555 Lakshadweep',
  'Madhya Pradesh': `462001 Bhopal / Bhopal
    452001 Indore / Indore
    482001 Jabalpur / Jabalpur
    474001 Gwalior / Gwalior
    456001 Ujjain / Ujjain
    470001 Sagar
    485001 Satna
    486001 Rewa
    455001 Dewas
    480001 Chhindwara
    461001 Narmadapuram
    485771 Maihar
    480334 Pandhurna
    486331 Mauganj
    472442 Niwari`,
  Maharashtra: `400001 Mumbai City / Mumbai
    400053 Mumbai Suburban / Mumbai
    411001 Pune / Pune
    440001 Nagpur / Nagpur
    422001 Nashik / Nashik
    431001 Chhatrapati Sambhajinagar / Chhatrapati Sambhajinagar
    413001 Solapur / Solapur
    416002 Kolhapur / Kolhapur
    400601 Thane / Thane
    400703 Thane / Navi Mumbai
    414001 Ahilyanagar
    413501 Dharashiv
    425001 Jalgaon
    444001 Akola
    431601 Nanded / Nanded
    401404 Palghar
    402201 Raigad`,
  Manipur: `795001 Imphal West
    795128 Churachandpur
    795138 Thoubal
    795142 Ukhrul`,
  Meghalaya: `793001 East Khasi Hills
    794001 West Garo Hills
    793150 West Jaintia Hills
    793102 Ri Bhoi`,
  Mizoram: `796001 Aizawl
    796701 Lunglei
    796321 Champhai
    796081 Kolasib`,
  Nagaland: `797001 Kohima
    797112 Dimapur
    798601 Mokokchung
    798612 Tuensang`,
  Odisha: `751001 Khordha / Bhubaneswar
    753001 Cuttack / Cuttack
    769001 Sundargarh / Rourkela
    760001 Ganjam
    768001 Sambalpur
    756001 Balasore
    752001 Puri
    759001 Dhenkanal`,
  Puducherry: `605001 Puducherry / Puducherry
    609602 Karaikal
    673310 Mahe
    533464 Yanam`,
  Punjab: `141001 Ludhiana / Ludhiana
    143001 Amritsar / Amritsar
    144001 Jalandhar / Jalandhar
    147001 Patiala
    151001 Bathinda
    160059 Sahibzada Ajit Singh Nagar
    140001 Rupnagar
    144601 Kapurthala
    148023 Malerkotla
    145001 Pathankot
    152123 Fazilka
    144514 Shaheed Bhagat Singh Nagar`,
  Rajasthan: `302001 Jaipur / Jaipur
    342001 Jodhpur / Jodhpur
    305001 Ajmer / Ajmer
    313001 Udaipur / Udaipur
    324001 Kota / Kota
    334001 Bikaner / Bikaner
    301001 Alwar
    335001 Sri Ganganagar
    305901 Beawar
    344022 Balotra
    342301 Phalodi
    341303 Didwana-Kuchaman
    303108 Kotputli-Behror
    313027 Salumbar
    321203 Deeg
    301404 Khairthal-Tijara`,
  Sikkim: `737101 Gangtok
    737126 Namchi
    737111 Gyalshing
    737116 Mangan
    737106 Pakyong`,
  'Tamil Nadu': `600001 Chennai / Chennai
    641001 Coimbatore / Coimbatore
    625001 Madurai / Madurai
    620001 Tiruchirappalli / Tiruchirappalli
    636001 Salem / Salem
    641601 Tiruppur / Tiruppur
    627001 Tirunelveli
    632001 Vellore
    638001 Erode
    628001 Thoothukudi
    603001 Chengalpattu
    606202 Kallakurichi
    627811 Tenkasi
    635601 Tirupathur
    609001 Mayiladuthurai
    629001 Kanniyakumari
    635109 Krishnagiri`,
  Telangana: `500001 Hyderabad / Hyderabad
    506001 Hanumakonda / Warangal
    505001 Karimnagar
    503001 Nizamabad
    507001 Khammam
    508001 Nalgonda
    509001 Mahabubnagar
    504001 Adilabad
    502001 Sangareddy
    502103 Siddipet
    505327 Jagtial
    504208 Mancherial
    506343 Mulugu
    509210 Narayanpet
    508116 Yadadri Bhuvanagiri
    507101 Bhadradri Kothagudem
    509103 Wanaparthy
    504293 Kumuram Bheem Asifabad
    505301 Rajanna Sircilla`,
  Tripura: `799001 West Tripura
    799250 North Tripura
    799120 Gomati
    799155 South Tripura
    799277 Unakoti`,
  'Uttar Pradesh': `226001 Lucknow / Lucknow
    208001 Kanpur Nagar / Kanpur
    221001 Varanasi / Varanasi
    211001 Prayagraj / Prayagraj
    282001 Agra / Agra
    201301 Gautam Buddha Nagar / Noida
    201001 Ghaziabad / Ghaziabad
    250001 Meerut / Meerut
    202001 Aligarh / Aligarh
    243001 Bareilly / Bareilly
    273001 Gorakhpur / Gorakhpur
    224001 Ayodhya
    247001 Saharanpur
    284001 Jhansi
    244001 Moradabad
    229001 Rae Bareli
    221401 Bhadohi
    204101 Hathras
    207123 Kasganj
    244221 Amroha`,
  Uttarakhand: `248001 Dehradun / Dehradun
    249401 Haridwar
    263139 Nainital
    263153 Udham Singh Nagar
    247667 Haridwar
    262501 Pithoragarh
    246001 Pauri Garhwal`,
  'West Bengal': `700001 Kolkata / Kolkata
    711101 Howrah / Howrah
    734001 Darjeeling / Siliguri
    713201 Paschim Bardhaman / Durgapur
    713301 Paschim Bardhaman / Asansol
    713101 Purba Bardhaman
    721101 Paschim Medinipur
    721507 Jhargram
    734301 Kalimpong
    736121 Alipurduar
    732101 Malda
    742101 Murshidabad
    741101 Nadia
    700064 North 24 Parganas
    735101 Jalpaiguri`,
};

const expected = Object.entries(OFFICES).flatMap(([state, lines]) =>
  lines.split('\n').map((line) => {
    const [, pin = '', district = '', city] = /^ *(\d{6}) ([^/]+?)(?: \/ (.+))?$/.exec(line) ?? [];
    return { pin, state, district, city };
  }),
);

describe('the locality of a PIN code', () => {
  it.each(expected)('$pin is in $district, $state', ({ pin, state, district, city }) => {
    expect(findLocality(pin)).toEqual({ state, district, city: city ?? expect.any(String) });
  });

  it('is tested with more than 200 PIN codes of all states', () => {
    expect(expected.length).toBeGreaterThan(200);
    const tested = new Set([...expected.map(({ state }) => state), 'Delhi']);
    expect([...tested].toSorted()).toEqual(states.map(({ name }) => name).toSorted());
  });

  it('has no district in Delhi, whose districts were redrawn after the directory', () => {
    for (const pin of ['110001', '110006', '110025', '110085', '110096'])
      expect(findLocality(pin)).toEqual({ state: 'Delhi', district: '', city: 'Delhi' });
  });

  it('is the state alone where the directory has none, and nothing where the prefix has several or none', () => {
    expect(findLocality('700999')).toEqual({ state: 'West Bengal', district: '', city: '' });
    for (const pin of ['160999', '100001', '900001', '999999'])
      expect(findLocality(pin)).toEqual({ state: '', district: '', city: '' });
  });

  it('fits the prefixes, the districts and the cities of the shop, for every PIN code there is', () => {
    const problems: string[] = [];
    const places = new Set(
      states.flatMap(({ name }) => listDistricts(name).map((district) => `${name}, ${district}`)),
    );
    for (const { name, stateName } of cities) places.add(`${stateName}: ${name}`);
    let withDistrict = 0;
    for (let number = 100_000; number <= 999_999; number += 1) {
      const pin = String(number);
      const { state, district, city } = findLocality(pin);
      if (state === '' ? district + city !== '' : !findStatesByPinCode(pin).includes(state))
        problems.push(`${pin} ${state}`);
      if (district !== '' && !places.has(`${state}, ${district}`)) problems.push(`${pin} ${district}`);
      if (city !== '' && !places.has(`${state}: ${city}`)) problems.push(`${pin} ${city}`);
      if (district !== '') withDistrict += 1;
    }
    expect(problems).toEqual([]);
    expect(withDistrict).toBeGreaterThan(17_000);
  });
});
