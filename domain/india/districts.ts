import type { StateName } from './states.ts';

/** Splits a comma-separated list of names; no name contains a comma. */
function names(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

/**
 * The districts of every state and union territory as of mid-2026, each list in alphabetical order. Source: the
 * Local Government Directory (Ministry of Panchayati Raj), with names in their usual English spelling and without
 * abbreviations and bracketed alternatives. Districts announced but not yet in the directory are not included.
 */
const districtsByState: Readonly<Record<StateName, readonly string[]>> = {
  'Andaman and Nicobar Islands': names('Nicobar, North and Middle Andaman, South Andaman'),
  'Andhra Pradesh': names(`
    Alluri Sitharama Raju, Anakapalli, Ananthapuramu, Annamayya, Bapatla, Chittoor,
    Dr. B. R. Ambedkar Konaseema, East Godavari, Eluru, Guntur, Kakinada, Krishna, Kurnool, Markapuram,
    Nandyal, NTR, Palnadu, Parvathipuram Manyam, Polavaram, Prakasam, Sri Potti Sriramulu Nellore,
    Sri Sathya Sai, Srikakulam, Tirupati, Visakhapatnam, Vizianagaram, West Godavari, YSR Kadapa
  `),
  'Arunachal Pradesh': names(`
    Anjaw, Bichom, Changlang, Dibang Valley, East Kameng, East Siang, Kamle, Keyi Panyor, Kra Daadi,
    Kurung Kumey, Leparada, Lohit, Longding, Lower Dibang Valley, Lower Siang, Lower Subansiri, Namsai,
    Pakke Kessang, Papum Pare, Shi Yomi, Siang, Tawang, Tirap, Upper Siang, Upper Subansiri, West Kameng,
    West Siang
  `),
  Assam: names(`
    Bajali, Baksa, Barpeta, Biswanath, Bongaigaon, Cachar, Charaideo, Chirang, Darrang, Dhemaji, Dhubri,
    Dibrugarh, Dima Hasao, Goalpara, Golaghat, Hailakandi, Hojai, Jorhat, Kamrup, Kamrup Metropolitan,
    Karbi Anglong, Kokrajhar, Lakhimpur, Majuli, Morigaon, Nagaon, Nalbari, Sivasagar, Sonitpur,
    South Salmara-Mankachar, Sribhumi, Tamulpur, Tinsukia, Udalguri, West Karbi Anglong
  `),
  Bihar: names(`
    Araria, Arwal, Aurangabad, Banka, Begusarai, Bhagalpur, Bhojpur, Buxar, Darbhanga, East Champaran, Gaya,
    Gopalganj, Jamui, Jehanabad, Kaimur, Katihar, Khagaria, Kishanganj, Lakhisarai, Madhepura, Madhubani,
    Munger, Muzaffarpur, Nalanda, Nawada, Patna, Purnia, Rohtas, Saharsa, Samastipur, Saran, Sheikhpura,
    Sheohar, Sitamarhi, Siwan, Supaul, Vaishali, West Champaran
  `),
  Chandigarh: names('Chandigarh'),
  Chhattisgarh: names(`
    Balod, Baloda Bazar-Bhatapara, Balrampur-Ramanujganj, Bastar, Bemetara, Bijapur, Bilaspur, Dantewada,
    Dhamtari, Durg, Gariaband, Gaurela-Pendra-Marwahi, Janjgir-Champa, Jashpur, Kabirdham, Kanker,
    Khairagarh-Chhuikhadan-Gandai, Kondagaon, Korba, Koriya, Mahasamund, Manendragarh-Chirmiri-Bharatpur,
    Mohla-Manpur-Ambagarh Chowki, Mungeli, Narayanpur, Raigarh, Raipur, Rajnandgaon, Sakti,
    Sarangarh-Bilaigarh, Sukma, Surajpur, Surguja
  `),
  'Dadra and Nagar Haveli and Daman and Diu': names('Dadra and Nagar Haveli, Daman, Diu'),
  // Thirteen districts replaced the previous eleven in December 2025.
  Delhi: names(`
    Central Delhi, Central North Delhi, East Delhi, New Delhi, North Delhi, North East Delhi,
    North West Delhi, Old Delhi, Outer North Delhi, South Delhi, South East Delhi, South West Delhi,
    West Delhi
  `),
  Goa: names('Kushavati, North Goa, South Goa'),
  Gujarat: names(`
    Ahmedabad, Amreli, Anand, Aravalli, Banaskantha, Bharuch, Bhavnagar, Botad, Chhota Udepur, Dahod, Dang,
    Devbhumi Dwarka, Gandhinagar, Gir Somnath, Jamnagar, Junagadh, Kheda, Kutch, Mahisagar, Mehsana, Morbi,
    Narmada, Navsari, Panchmahal, Patan, Porbandar, Rajkot, Sabarkantha, Surat, Surendranagar, Tapi,
    Vadodara, Valsad, Vav-Tharad
  `),
  Haryana: names(`
    Ambala, Bhiwani, Charkhi Dadri, Faridabad, Fatehabad, Gurugram, Hansi, Hisar, Jhajjar, Jind, Kaithal,
    Karnal, Kurukshetra, Mahendragarh, Nuh, Palwal, Panchkula, Panipat, Rewari, Rohtak, Sirsa, Sonipat,
    Yamunanagar
  `),
  'Himachal Pradesh': names(`
    Bilaspur, Chamba, Hamirpur, Kangra, Kinnaur, Kullu, Lahaul and Spiti, Mandi, Shimla, Sirmaur, Solan, Una
  `),
  'Jammu and Kashmir': names(`
    Anantnag, Bandipora, Baramulla, Budgam, Doda, Ganderbal, Jammu, Kathua, Kishtwar, Kulgam, Kupwara,
    Poonch, Pulwama, Rajouri, Ramban, Reasi, Samba, Shopian, Srinagar, Udhampur
  `),
  Jharkhand: names(`
    Bokaro, Chatra, Deoghar, Dhanbad, Dumka, East Singhbhum, Garhwa, Giridih, Godda, Gumla, Hazaribagh,
    Jamtara, Khunti, Koderma, Latehar, Lohardaga, Pakur, Palamu, Ramgarh, Ranchi, Sahibganj,
    Seraikela-Kharsawan, Simdega, West Singhbhum
  `),
  Karnataka: names(`
    Bagalkote, Ballari, Belagavi, Bengaluru Rural, Bengaluru South, Bengaluru Urban, Bidar, Chamarajanagar,
    Chikkaballapura, Chikkamagaluru, Chitradurga, Dakshina Kannada, Davanagere, Dharwad, Gadag, Hassan,
    Haveri, Kalaburagi, Kodagu, Kolar, Koppal, Mandya, Mysuru, Raichur, Shivamogga, Tumakuru, Udupi,
    Uttara Kannada, Vijayanagara, Vijayapura, Yadgir
  `),
  Kerala: names(`
    Alappuzha, Ernakulam, Idukki, Kannur, Kasaragod, Kollam, Kottayam, Kozhikode, Malappuram, Palakkad,
    Pathanamthitta, Thiruvananthapuram, Thrissur, Wayanad
  `),
  Ladakh: names('Kargil, Leh'),
  Lakshadweep: names('Lakshadweep'),
  'Madhya Pradesh': names(`
    Agar Malwa, Alirajpur, Anuppur, Ashoknagar, Balaghat, Barwani, Betul, Bhind, Bhopal, Burhanpur,
    Chhatarpur, Chhindwara, Damoh, Datia, Dewas, Dhar, Dindori, Guna, Gwalior, Harda, Indore, Jabalpur,
    Jhabua, Katni, Khandwa, Khargone, Maihar, Mandla, Mandsaur, Mauganj, Morena, Narmadapuram, Narsinghpur,
    Neemuch, Niwari, Pandhurna, Panna, Raisen, Rajgarh, Ratlam, Rewa, Sagar, Satna, Sehore, Seoni, Shahdol,
    Shajapur, Sheopur, Shivpuri, Sidhi, Singrauli, Tikamgarh, Ujjain, Umaria, Vidisha
  `),
  Maharashtra: names(`
    Ahilyanagar, Akola, Amravati, Beed, Bhandara, Buldhana, Chandrapur, Chhatrapati Sambhajinagar,
    Dharashiv, Dhule, Gadchiroli, Gondia, Hingoli, Jalgaon, Jalna, Kolhapur, Latur, Mumbai City,
    Mumbai Suburban, Nagpur, Nanded, Nandurbar, Nashik, Palghar, Parbhani, Pune, Raigad, Ratnagiri, Sangli,
    Satara, Sindhudurg, Solapur, Thane, Wardha, Washim, Yavatmal
  `),
  Manipur: names(`
    Bishnupur, Chandel, Churachandpur, Imphal East, Imphal West, Jiribam, Kakching, Kamjong, Kangpokpi,
    Noney, Pherzawl, Senapati, Tamenglong, Tengnoupal, Thoubal, Ukhrul
  `),
  Meghalaya: names(`
    East Garo Hills, East Jaintia Hills, East Khasi Hills, Eastern West Khasi Hills, North Garo Hills,
    Ri Bhoi, South Garo Hills, South West Garo Hills, South West Khasi Hills, West Garo Hills,
    West Jaintia Hills, West Khasi Hills
  `),
  Mizoram: names(`
    Aizawl, Champhai, Hnahthial, Khawzawl, Kolasib, Lawngtlai, Lunglei, Mamit, Saitual, Serchhip, Siaha
  `),
  Nagaland: names(`
    Chumoukedima, Dimapur, Kiphire, Kohima, Longleng, Meluri, Mokokchung, Mon, Niuland, Noklak, Peren, Phek,
    Shamator, Tseminyu, Tuensang, Wokha, Zunheboto
  `),
  Odisha: names(`
    Angul, Balangir, Balasore, Bargarh, Bhadrak, Boudh, Cuttack, Deogarh, Dhenkanal, Gajapati, Ganjam,
    Jagatsinghpur, Jajpur, Jharsuguda, Kalahandi, Kandhamal, Kendrapara, Keonjhar, Khordha, Koraput,
    Malkangiri, Mayurbhanj, Nabarangpur, Nayagarh, Nuapada, Puri, Rayagada, Sambalpur, Subarnapur,
    Sundargarh
  `),
  Puducherry: names('Karaikal, Mahe, Puducherry, Yanam'),
  Punjab: names(`
    Amritsar, Barnala, Bathinda, Faridkot, Fatehgarh Sahib, Fazilka, Ferozepur, Gurdaspur, Hoshiarpur,
    Jalandhar, Kapurthala, Ludhiana, Malerkotla, Mansa, Moga, Pathankot, Patiala, Rupnagar,
    Sahibzada Ajit Singh Nagar, Sangrur, Shaheed Bhagat Singh Nagar, Sri Muktsar Sahib, Tarn Taran
  `),
  Rajasthan: names(`
    Ajmer, Alwar, Balotra, Banswara, Baran, Barmer, Beawar, Bharatpur, Bhilwara, Bikaner, Bundi,
    Chittorgarh, Churu, Dausa, Deeg, Dholpur, Didwana-Kuchaman, Dungarpur, Hanumangarh, Jaipur, Jaisalmer,
    Jalore, Jhalawar, Jhunjhunu, Jodhpur, Karauli, Khairthal-Tijara, Kota, Kotputli-Behror, Nagaur, Pali,
    Phalodi, Pratapgarh, Rajsamand, Salumbar, Sawai Madhopur, Sikar, Sirohi, Sri Ganganagar, Tonk, Udaipur
  `),
  Sikkim: names('Gangtok, Gyalshing, Mangan, Namchi, Pakyong, Soreng'),
  'Tamil Nadu': names(`
    Ariyalur, Chengalpattu, Chennai, Coimbatore, Cuddalore, Dharmapuri, Dindigul, Erode, Kallakurichi,
    Kancheepuram, Kanniyakumari, Karur, Krishnagiri, Madurai, Mayiladuthurai, Nagapattinam, Namakkal,
    Perambalur, Pudukkottai, Ramanathapuram, Ranipet, Salem, Sivaganga, Tenkasi, Thanjavur, The Nilgiris,
    Theni, Thiruvallur, Thiruvarur, Thoothukudi, Tiruchirappalli, Tirunelveli, Tirupathur, Tiruppur,
    Tiruvannamalai, Vellore, Viluppuram, Virudhunagar
  `),
  Telangana: names(`
    Adilabad, Bhadradri Kothagudem, Hanumakonda, Hyderabad, Jagtial, Jangaon, Jayashankar Bhupalpally,
    Jogulamba Gadwal, Kamareddy, Karimnagar, Khammam, Kumuram Bheem Asifabad, Mahabubabad, Mahabubnagar,
    Mancherial, Medak, Medchal-Malkajgiri, Mulugu, Nagarkurnool, Nalgonda, Narayanpet, Nirmal, Nizamabad,
    Peddapalli, Rajanna Sircilla, Rangareddy, Sangareddy, Siddipet, Suryapet, Vikarabad, Wanaparthy,
    Warangal, Yadadri Bhuvanagiri
  `),
  Tripura: names(`
    Dhalai, Gomati, Khowai, North Tripura, Sepahijala, South Tripura, Unakoti, West Tripura
  `),
  'Uttar Pradesh': names(`
    Agra, Aligarh, Ambedkar Nagar, Amethi, Amroha, Auraiya, Ayodhya, Azamgarh, Baghpat, Bahraich, Ballia,
    Balrampur, Banda, Barabanki, Bareilly, Basti, Bhadohi, Bijnor, Budaun, Bulandshahr, Chandauli,
    Chitrakoot, Deoria, Etah, Etawah, Farrukhabad, Fatehpur, Firozabad, Gautam Buddha Nagar, Ghaziabad,
    Ghazipur, Gonda, Gorakhpur, Hamirpur, Hapur, Hardoi, Hathras, Jalaun, Jaunpur, Jhansi, Kannauj,
    Kanpur Dehat, Kanpur Nagar, Kasganj, Kaushambi, Kushinagar, Lakhimpur Kheri, Lalitpur, Lucknow,
    Maharajganj, Mahoba, Mainpuri, Mathura, Mau, Meerut, Mirzapur, Moradabad, Muzaffarnagar, Pilibhit,
    Pratapgarh, Prayagraj, Rae Bareli, Rampur, Saharanpur, Sambhal, Sant Kabir Nagar, Shahjahanpur, Shamli,
    Shravasti, Siddharthnagar, Sitapur, Sonbhadra, Sultanpur, Unnao, Varanasi
  `),
  Uttarakhand: names(`
    Almora, Bageshwar, Chamoli, Champawat, Dehradun, Haridwar, Nainital, Pauri Garhwal, Pithoragarh,
    Rudraprayag, Tehri Garhwal, Udham Singh Nagar, Uttarkashi
  `),
  'West Bengal': names(`
    Alipurduar, Bankura, Birbhum, Cooch Behar, Dakshin Dinajpur, Darjeeling, Hooghly, Howrah, Jalpaiguri,
    Jhargram, Kalimpong, Kolkata, Malda, Murshidabad, Nadia, North 24 Parganas, Paschim Bardhaman,
    Paschim Medinipur, Purba Bardhaman, Purba Medinipur, Purulia, South 24 Parganas, Uttar Dinajpur
  `),
};

const districtsByName: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(districtsByState));

/** The district names of a state or union territory in alphabetical order; empty for an unknown name. */
export function listDistricts(stateName: string): readonly string[] {
  return districtsByName.get(stateName) ?? [];
}
