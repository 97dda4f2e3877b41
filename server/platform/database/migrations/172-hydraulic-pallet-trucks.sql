-- Every pallet truck is hydraulic, so no title says it.

insert into search_synonyms (term, replacement) values
('hydraulic pallet', 'pallet truck'), ('hydraulic pallet truck', 'pallet truck'),
('hydraulic pallet trolley', 'pallet truck'), ('hydraulic hand pallet', 'pallet truck'),
('hydraulic hand pallet truck', 'pallet truck'), ('hydraulic hand pallet trolley', 'pallet truck')
on conflict do nothing;
