-- Brands that buyers name and the catalogue may lack: the search then leaves them out and says so. The operator extends it.
create table known_brands (
  -- As its maker writes it.
  name text primary key,
  -- As it is searched for.
  phrase text not null generated always as (phrase_of(name)) stored unique
);

-- None that is also an ordinary word, a unit or an abbreviation in the trade, such as Hero, Servo, 3M or HP.
insert into known_brands (name)
select regexp_split_to_table(names, ', ')
from (values
  ('Makita, Bosch, DeWalt, Hilti, Milwaukee, HiKOKI, Metabo, Ryobi, Dongcheng, Dremel, Festool, Black+Decker, Stanley'),
  ('Stihl, Husqvarna, Honda, Yamaha, Kubota, Mahindra, Escorts, Sonalika, Eicher, John Deere, VST Shakti, Aspee'),
  ('Kirloskar, Crompton, Crompton Greaves, Grundfos, KSB, Texmo, Lubi, Wilo, Franklin Electric, V-Guard'),
  ('Havells, Polycab, Finolex, KEI, RR Kabel, Schneider, Schneider Electric, Siemens, ABB, Legrand, Larsen & Toubro'),
  ('Philips, Panasonic, Syska, Wipro, Exide, Amaron, Bajaj, Usha, Orient Electric'),
  ('Tata, Tata Steel, Tata Tiscon, JSW, Jindal, Kamdhenu, Shyam Steel, Vizag Steel, Essar'),
  ('UltraTech, Ambuja, ACC, Dalmia, Birla, JK Cement, Ramco, Asian Paints, Berger, Nerolac, Pidilite, Fevicol'),
  ('Ador, ESAB, Lincoln Electric, Kemppi, Fronius, Miller Electric, Rilon, D&H Secheron'),
  ('Atlas Copco, Ingersoll Rand, ELGi, Chicago Pneumatic, Kaeser'),
  ('Mitutoyo, Fluke, Testo, Kusam Meco, Mextech, Insize, Leica, Essae, Mettler Toledo, Sartorius'),
  ('Juki, Singer, Godrej, Nilkamal, JCB, Toyota, Caterpillar, Jungheinrich, Komatsu, Taparia, Jhalani, Gedore'),
  ('Karam, Honeywell, Mallcom, Hillson, Udyogi, Ansell, Ceasefire, Kanex'),
  ('Kärcher, Nilfisk, Tennant, Roots Multiclean, Eureka Forbes, SKF, NTN, NSK, Timken, Schaeffler, Bonfiglioli, Rexnord, Festo, Castrol')
) as list (names);

create trigger record_inserted after insert on known_brands
  referencing new table as added for each statement execute function record_changes('name', 'name', 'phrase');
create trigger record_updated after update on known_brands
  referencing old table as removed new table as added
  for each statement execute function record_changes('name', 'name', 'phrase');
create trigger record_deleted after delete on known_brands
  referencing old table as removed for each statement execute function record_changes('name', 'name', 'phrase');
create trigger tell_changed after insert or update or delete or truncate on known_brands
  for each statement execute function tell_shop_changed();
