/** A search as a buyer types it, and what its first five results must be. */
export type SearchQualityCase = {
  query: string;
  kind:
    | 'plain'
    | 'misspelt'
    | 'hinglish'
    | 'hindi'
    | 'part-number'
    | 'prefix'
    | 'word-order'
    | 'hsn'
    | 'brand'
    | 'inside-word'
    | 'as-typed'
    | 'missing-brand'
    | 'order'
    | 'unit'
    | 'price';
  /** One of them matches it. */
  expected?: RegExp;
  /** None of them matches it. */
  not?: RegExp;
  /** The first one matches it. */
  first?: RegExp;
  /** The first one does not match it. */
  notFirst?: RegExp;
  /** There are none. */
  nothing?: true;
  /** The brand of which the shop says that it has nothing. */
  says?: string;
  /** What each of them must cost with GST, at least and at most. */
  minRupees?: number;
  maxRupees?: number;
};

// What a buyer who names only a kind of product accepts.
const drill = /\bdrill\b/i;
const grinder = /(angle|die) grinder/i;
const saw = /circular saw|marble cutter|cut-off saw/i;
const hammer = /(rotary|demolition) hammer/i;
const heatGun = /heat gun/i;
const sewing = /silai|lockstitch|overlock|embroidery|walking foot/i;
const flourMill = /chakki|flour mill/i;
const spiceMill = /masala|commercial pulveriser/i;
const packing = /(packing|pouch|strapping) machine|shrink tunnel|band sealer/i;
const cupMachine = /paper cup machine/i;
const oilPress = /oil expeller|oil press|ghani/i;
const safetyHelmet = /safety helmet|climbing helmet|bump cap/i;
const safetyShoes = /safety shoes|boots/i;
const gloves = /gloves/i;
const extinguisher = /extinguisher/i;
const harness = /harness|safety belt|lanyard/i;
const rebar = /TMT/;
const cement = /cement/i;
const steelSheet = /(steel|plain|roofing) sheet/i;
const granules = /granules|raffia grade/i;
const copperWire = /copper wire|winding wire/i;
const wire = /copper wire|winding wire|house wire|cable/i;
const submersible = /submersible pump/i;
const waterPump = /(submersible|monoblock|self priming|booster) pump/i;
const motor = /(induction|phase|flameproof|gear) motor/i;
const compressor = /compressor/i;
const weldingMachine = /welder|(arc|TIG|MIG|CO2) welding machine/i;
const electrode = /electrode/i;
const weldingHelmet = /welding (helmet|shield)/i;
const palletTruck = /pallet truck/i;
const hoist = /hoist|chain pulley/i;
const trolley = /platform trolley|mesh trolley|sack truck/i;
const rack = /rack\b/i;
const scale = /weighing scale(?! pallet)|floor scale|jewellery balance/i;
const caliper = /caliper/i;
const laserLevel = /laser level/i;
const multimeter = /multimeter/i;
const tiller = /tiller|weeder/i;
const brushCutter = /brush cutter|mower/i;
const sprayer = /(knapsack|battery|power|mist blower) sprayer/i;
const chaffCutter = /chaff cutter|fodder/i;
const ledLight = /LED (tube|high bay|flood|batten)|street light/i;
const washer = /pressure washer|car washer/i;
const vacuum = /vacuum cleaner|(wet and dry|dust) vacuum/i;
const floorCleaner = /scrubber|sweeper/i;

/**
 * Written from the catalogue alone, without looking at search results. Change a case only when the catalogue changes or
 * a buyer would disagree with it, never because the search misses it.
 */
export const searchQualityCases: readonly SearchQualityCase[] = [
  { query: 'drill machine', kind: 'plain', expected: drill },
  { query: 'angle grinder', kind: 'plain', expected: grinder },
  { query: 'sewing machine', kind: 'plain', expected: sewing },
  { query: 'flour mill', kind: 'plain', expected: flourMill },
  { query: 'air compressor', kind: 'plain', expected: compressor },
  { query: 'submersible pump', kind: 'plain', expected: submersible },
  { query: 'safety shoes', kind: 'plain', expected: safetyShoes },
  { query: 'fire extinguisher', kind: 'plain', expected: extinguisher },
  { query: 'tmt bar', kind: 'plain', expected: rebar },
  { query: 'copper wire', kind: 'plain', expected: copperWire },
  { query: 'welding machine', kind: 'plain', expected: weldingMachine },
  { query: 'weighing machine', kind: 'plain', expected: scale },
  { query: 'pallet truck', kind: 'plain', expected: palletTruck },
  { query: 'chain pulley block', kind: 'plain', expected: hoist },
  { query: 'laser level', kind: 'plain', expected: laserLevel },
  { query: 'power tiller', kind: 'plain', expected: tiller },
  { query: 'chaff cutter', kind: 'plain', expected: chaffCutter },
  { query: 'led flood light', kind: 'plain', expected: /LED flood light/i },
  { query: 'pressure washer', kind: 'plain', expected: washer },
  { query: 'vacuum cleaner', kind: 'plain', expected: vacuum },
  { query: 'jackhammer', kind: 'plain', expected: /demolition hammer/i },
  { query: 'rebar', kind: 'plain', expected: rebar },
  { query: 'welding rod', kind: 'plain', expected: electrode },
  { query: 'grass cutter', kind: 'plain', expected: brushCutter },
  { query: 'gi sheet', kind: 'plain', expected: /GI plain sheet/i },
  { query: 'borewell pump', kind: 'plain', expected: /borewell submersible pump/i },
  { query: 'storage rack', kind: 'plain', expected: rack },
  { query: 'electric motor', kind: 'plain', expected: motor },
  { query: 'led light', kind: 'plain', expected: ledLight },

  { query: 'drll machin', kind: 'misspelt', expected: drill },
  { query: 'dril machine', kind: 'misspelt', expected: drill },
  { query: 'gridner', kind: 'misspelt', expected: grinder },
  { query: 'grindr', kind: 'misspelt', expected: grinder },
  { query: 'angel grinder', kind: 'misspelt', expected: grinder },
  { query: 'anggle griner', kind: 'misspelt', expected: grinder },
  { query: 'marbal cutter', kind: 'misspelt', expected: /marble cutter/i },
  { query: 'circuler saw', kind: 'misspelt', expected: /circular saw/i },
  { query: 'hamer drill', kind: 'misspelt', expected: /rotary hammer|impact drill/i },
  { query: 'demolishion hammer', kind: 'misspelt', expected: /demolition hammer/i },
  { query: 'heet gun', kind: 'misspelt', expected: heatGun },
  { query: 'sweing machine', kind: 'misspelt', expected: sewing },
  { query: 'sewing mashine', kind: 'misspelt', expected: sewing },
  { query: 'overlok machine', kind: 'misspelt', expected: /overlock/i },
  { query: 'embroidary machine', kind: 'misspelt', expected: /embroidery/i },
  { query: 'flower mill', kind: 'misspelt', expected: flourMill },
  { query: 'pulvriser', kind: 'misspelt', expected: /pulveriser/i },
  { query: 'vaccum packing machine', kind: 'misspelt', expected: /vacuum packing/i },
  { query: 'box straping machine', kind: 'misspelt', expected: /strapping/i },
  { query: 'paper cup mashin', kind: 'misspelt', expected: cupMachine },
  { query: 'oil expeler', kind: 'misspelt', expected: oilPress },
  { query: 'saftey helmat', kind: 'misspelt', expected: safetyHelmet },
  { query: 'helmat', kind: 'misspelt', expected: /helmet/i },
  { query: 'safty shoes', kind: 'misspelt', expected: safetyShoes },
  { query: 'gamboot', kind: 'misspelt', expected: /gumboots/i },
  { query: 'rubbar glovs', kind: 'misspelt', expected: /rubber gloves/i },
  { query: 'fire extingisher', kind: 'misspelt', expected: extinguisher },
  { query: 'fire extinguser co2', kind: 'misspelt', expected: /CO2 fire extinguisher/i },
  { query: 'safety harnes', kind: 'misspelt', expected: harness },
  { query: 'cemment', kind: 'misspelt', expected: cement },
  { query: 'cemet bag', kind: 'misspelt', expected: cement },
  { query: 'tmt saria', kind: 'misspelt', expected: rebar },
  { query: 'stainles steal sheet', kind: 'misspelt', expected: /stainless steel sheet/i },
  { query: 'plastic granuals', kind: 'misspelt', expected: granules },
  { query: 'coper wire', kind: 'misspelt', expected: copperWire },
  { query: 'submersable pump', kind: 'misspelt', expected: submersible },
  { query: 'submarsible pump', kind: 'misspelt', expected: submersible },
  { query: 'sumersible', kind: 'misspelt', expected: submersible },
  { query: 'monoblok pump', kind: 'misspelt', expected: /monoblock/i },
  { query: 'induction moter', kind: 'misspelt', expected: /induction motor/i },
  { query: 'geer motor', kind: 'misspelt', expected: /gear motor/i },
  { query: 'compresser', kind: 'misspelt', expected: compressor },
  { query: 'air compressur', kind: 'misspelt', expected: compressor },
  { query: 'compresor 2hp', kind: 'misspelt', expected: /air compressor 2(\.5)? HP/i },
  { query: 'pneumetic nailer', kind: 'misspelt', expected: /nailer/i },
  { query: 'weldng rod', kind: 'misspelt', expected: electrode },
  { query: 'wleding machine', kind: 'misspelt', expected: weldingMachine },
  { query: 'inverter welder machin 200 amp', kind: 'misspelt', expected: /inverter.*(arc welding|welder)/i },
  { query: 'weldin helmet', kind: 'misspelt', expected: weldingHelmet },
  { query: 'pallat truck', kind: 'misspelt', expected: palletTruck },
  { query: 'chain pully', kind: 'misspelt', expected: /chain pulley/i },
  { query: 'folding troley', kind: 'misspelt', expected: /folding platform trolley/i },
  { query: 'wieghing scale', kind: 'misspelt', expected: scale },
  { query: 'waighing machine', kind: 'misspelt', expected: scale },
  { query: 'vernear caliper', kind: 'misspelt', expected: caliper },
  { query: 'multimetar', kind: 'misspelt', expected: multimeter },
  { query: 'lazer level', kind: 'misspelt', expected: laserLevel },
  { query: 'power tillar', kind: 'misspelt', expected: tiller },
  { query: 'brush cuttar', kind: 'misspelt', expected: brushCutter },
  { query: 'sprayar', kind: 'misspelt', expected: sprayer },
  { query: 'chaf cuter', kind: 'misspelt', expected: chaffCutter },
  { query: 'armord cable', kind: 'misspelt', expected: /armoured/i },
  { query: 'vaccume cleaner', kind: 'misspelt', expected: vacuum },
  { query: 'presure washer', kind: 'misspelt', expected: washer },
  { query: 'floor scruber', kind: 'misspelt', expected: /scrubber/i },

  { query: 'silai machine', kind: 'hinglish', expected: sewing },
  { query: 'kapda silne ki machine', kind: 'hinglish', expected: sewing },
  { query: 'bori silai machine', kind: 'hinglish', expected: /bag closer/i },
  { query: 'atta chakki', kind: 'hinglish', expected: flourMill },
  { query: 'gehu pisne ki machine', kind: 'hinglish', expected: flourMill },
  { query: 'masala peesne wali machine', kind: 'hinglish', expected: spiceMill },
  { query: 'kagaz ke glass banane ki machine', kind: 'hinglish', expected: cupMachine },
  { query: 'dona pattal machine', kind: 'hinglish', expected: /paper plate/i },
  { query: 'packing karne wali machine', kind: 'hinglish', expected: packing },
  { query: 'tel nikalne wali machine', kind: 'hinglish', expected: oilPress },
  { query: 'tel ghani', kind: 'hinglish', expected: oilPress },
  { query: 'lakdi katne ki machine', kind: 'hinglish', expected: /circular saw/i },
  { query: 'patthar kaatne wali machine', kind: 'hinglish', expected: /marble cutter/i },
  { query: 'loha katne ki machine', kind: 'hinglish', expected: /cut-off saw|angle grinder/i },
  { query: 'chhed karne wali machine', kind: 'hinglish', expected: /drill|rotary hammer/i },
  { query: 'deewar todne wali machine', kind: 'hinglish', expected: hammer },
  { query: 'safety topi', kind: 'hinglish', expected: safetyHelmet },
  { query: 'dastane', kind: 'hinglish', expected: gloves },
  { query: 'chamde ke dastane', kind: 'hinglish', expected: /leather welding gloves/i },
  { query: 'safety joote', kind: 'hinglish', expected: safetyShoes },
  { query: 'barish wale joote', kind: 'hinglish', expected: /gumboots/i },
  { query: 'aag bujhane wala cylinder', kind: 'hinglish', expected: extinguisher },
  { query: 'height par kaam ki belt', kind: 'hinglish', expected: harness },
  { query: 'sariya', kind: 'hinglish', expected: rebar },
  { query: '12 mm ka sariya', kind: 'hinglish', expected: /TMT bar 12 mm/i },
  { query: 'safed cement', kind: 'hinglish', expected: /white cement/i },
  { query: 'lohe ki chadar', kind: 'hinglish', expected: steelSheet },
  { query: 'chhat ki chadar', kind: 'hinglish', expected: /roofing sheet/i },
  { query: 'plastic dana', kind: 'hinglish', expected: granules },
  { query: 'taar', kind: 'hinglish', expected: wire },
  { query: 'tamba taar', kind: 'hinglish', expected: copperWire },
  { query: 'bijli ki taar', kind: 'hinglish', expected: /house wire|cable/i },
  { query: 'pani ki motor', kind: 'hinglish', expected: waterPump },
  { query: 'samarsibal motor', kind: 'hinglish', expected: submersible },
  { query: 'gande pani ka pump', kind: 'hinglish', expected: /sewage|dewatering/i },
  { query: 'hawa wala compressor', kind: 'hinglish', expected: compressor },
  { query: 'hawa bharne wali machine', kind: 'hinglish', expected: compressor },
  { query: 'hawa ka pipe', kind: 'hinglish', expected: /air hose|pneumatic tube|recoil hose|hose reel/i },
  { query: 'rang karne wali spray machine', kind: 'hinglish', expected: /spray gun/i },
  { query: 'jhalai machine', kind: 'hinglish', expected: weldingMachine },
  { query: 'welding wali topi', kind: 'hinglish', expected: weldingHelmet },
  { query: 'chain kuppi', kind: 'hinglish', expected: /chain pulley/i },
  {
    query: 'saman dhone wali trolley',
    kind: 'hinglish',
    expected: /(platform|mesh) trolley|(sack|pallet) truck/i,
  },
  { query: 'tarazu', kind: 'hinglish', expected: scale },
  { query: 'tolne wala kanta', kind: 'hinglish', expected: scale },
  { query: 'sona tolne ki machine', kind: 'hinglish', expected: /jewellery balance/i },
  { query: 'ghaas kaatne wali machine', kind: 'hinglish', expected: brushCutter },
  { query: 'chara katne ki machine', kind: 'hinglish', expected: chaffCutter },
  { query: 'kutti machine', kind: 'hinglish', expected: chaffCutter },
  { query: 'khet jotne wali machine', kind: 'hinglish', expected: tiller },
  { query: 'dawai chhidakne wali machine', kind: 'hinglish', expected: /knapsack|sprayer/i },
  { query: 'sadak wali solar light', kind: 'hinglish', expected: /solar street light/i },
  { query: 'gadi dhone wali machine', kind: 'hinglish', expected: washer },
  { query: 'farsh saaf karne ki machine', kind: 'hinglish', expected: floorCleaner },
  { query: 'teen phase motor', kind: 'hinglish', expected: /three phase induction motor/i },
  { query: 'lohe ka rack', kind: 'hinglish', expected: rack },
  { query: 'pila helmet bhej dena', kind: 'hinglish', expected: /helmet.*yellow/i, first: /helmet.*yellow/i },
  { query: 'taraju 300 kg', kind: 'hinglish', expected: /weighing scale 300 kg/i },

  { query: 'सिलाई मशीन', kind: 'hindi', expected: sewing },
  { query: 'कपड़े सिलने की मशीन', kind: 'hindi', expected: sewing },
  { query: 'आटा चक्की', kind: 'hindi', expected: flourMill },
  { query: 'मसाला पीसने की मशीन', kind: 'hindi', expected: spiceMill },
  { query: 'पेपर कप मशीन', kind: 'hindi', expected: cupMachine },
  { query: 'पैकिंग मशीन', kind: 'hindi', expected: packing },
  { query: 'तेल कोल्हू', kind: 'hindi', expected: /kolhu|oil expeller/i },
  { query: 'तेल निकालने की मशीन', kind: 'hindi', expected: oilPress },
  { query: 'ड्रिल मशीन', kind: 'hindi', expected: drill },
  { query: 'ग्राइंडर', kind: 'hindi', expected: grinder },
  { query: 'हेलमेट', kind: 'hindi', expected: /helmet/i },
  { query: 'सेफ्टी जूते', kind: 'hindi', expected: safetyShoes },
  { query: 'दस्ताने', kind: 'hindi', expected: gloves },
  { query: 'आग बुझाने का यंत्र', kind: 'hindi', expected: extinguisher },
  { query: 'सेफ्टी बेल्ट', kind: 'hindi', expected: harness },
  { query: 'सरिया', kind: 'hindi', expected: rebar },
  { query: 'सीमेंट', kind: 'hindi', expected: cement },
  { query: 'सफेद सीमेंट', kind: 'hindi', expected: /white cement/i },
  { query: 'लोहे की चादर', kind: 'hindi', expected: steelSheet },
  { query: 'प्लास्टिक दाना', kind: 'hindi', expected: granules },
  { query: 'तार', kind: 'hindi', expected: wire },
  { query: 'तांबे का तार', kind: 'hindi', expected: copperWire },
  { query: 'पानी की मोटर', kind: 'hindi', expected: waterPump },
  { query: 'सबमर्सिबल पंप', kind: 'hindi', expected: submersible },
  { query: 'एयर कंप्रेसर', kind: 'hindi', expected: compressor },
  { query: 'वेल्डिंग मशीन', kind: 'hindi', expected: weldingMachine },
  { query: 'वेल्डिंग रॉड', kind: 'hindi', expected: electrode },
  { query: 'तराजू', kind: 'hindi', expected: scale },
  { query: 'वजन मशीन', kind: 'hindi', expected: scale },
  { query: 'कुट्टी मशीन', kind: 'hindi', expected: chaffCutter },
  { query: 'चारा काटने की मशीन', kind: 'hindi', expected: chaffCutter },
  { query: 'घास काटने की मशीन', kind: 'hindi', expected: brushCutter },
  { query: 'पावर टिलर', kind: 'hindi', expected: tiller },
  { query: 'स्प्रे पंप', kind: 'hindi', expected: sprayer },
  { query: 'सोलर लाइट', kind: 'hindi', expected: /solar street light/i },
  { query: 'ट्रॉली', kind: 'hindi', expected: trolley },
  { query: 'एलईडी लाइट', kind: 'hindi', expected: ledLight },
  { query: 'पीला हेलमेट', kind: 'hindi', expected: /helmet.*yellow/i, first: /helmet.*yellow/i },
  { query: 'इलेक्ट्रिक मोटर', kind: 'hindi', expected: motor },

  { query: 'vd 13re', kind: 'part-number', expected: /\bVD-13RE\b/ },
  { query: 'VD13RE', kind: 'part-number', expected: /\bVD-13RE\b/ },
  { query: 'vd-13', kind: 'part-number', expected: /\bVD-13RE\b/ },
  { query: 'vajra vd10', kind: 'part-number', expected: /\bVD-10\b/ },
  { query: 'hcd18l', kind: 'part-number', expected: /\bHCD-18L\b/ },
  { query: 'nag 230', kind: 'part-number', expected: /\bNAG-230X\b/ },
  { query: 'VG100S', kind: 'part-number', expected: /\bVG-100S\b/ },
  { query: 'vg-125 p', kind: 'part-number', expected: /\bVG-125P\b/ },
  { query: 'vrh26', kind: 'part-number', expected: /\bVRH-26M\b/ },
  { query: 'vhg 2000 d', kind: 'part-number', expected: /\bVHG-2000D\b/ },
  { query: 'sl8700', kind: 'part-number', expected: /\bSL-8700\b/ },
  { query: 'SO 747', kind: 'part-number', expected: /\bSO-747F\b/ },
  { query: 'ac2hp', kind: 'part-number', expected: /Aata Chakki 2 HP/ },
  { query: 'ko 6b', kind: 'part-number', expected: /Kolhu 6 Bolt/ },
  { query: 'pc-100u', kind: 'part-number', expected: /\bPC-100U\b/ },
  { query: 'rh101', kind: 'part-number', expected: /\bRH-101\b/ },
  { query: 'rs 620d', kind: 'part-number', expected: /\bRS-620D\b/ },
  { query: 'rfe-6', kind: 'part-number', expected: /\bRFE-6A\b/ },
  { query: 'hsh 1', kind: 'part-number', expected: /\bHSH-1D\b/ },
  { query: 'lt550d 12', kind: 'part-number', expected: /Fe 550D TMT Bar 12 mm/ },
  { query: 'opc53', kind: 'part-number', expected: /OPC 53 Grade Cement/ },
  { query: 'ppr 10', kind: 'part-number', expected: /Colour Coated Roofing Sheet/ },
  { query: 'hr3048', kind: 'part-number', expected: /HR Steel Sheet 3 mm/ },
  { query: 'ew22s', kind: 'part-number', expected: /Enamelled Copper Winding Wire 22 SWG/ },
  { query: 'js4 1010', kind: 'part-number', expected: /\bJS4-1010\b/ },
  { query: 'js6', kind: 'part-number', expected: /\bJS6-0508\b/ },
  { query: 'gm1124', kind: 'part-number', expected: /\bGM-112-4\b/ },
  { query: 'gm 80', kind: 'part-number', expected: /\bGM-80-4\b/ },
  { query: 'vp5-250', kind: 'part-number', expected: /\bVP-5-250\b/ },
  { query: 'vp 2 100', kind: 'part-number', expected: /\bVP-2-100\b/ },
  { query: 'aw200i', kind: 'part-number', expected: /\bAW-200I\b/ },
  { query: 'e 7018', kind: 'part-number', expected: /\bE7018-400\b/ },
  { query: 'E6013', kind: 'part-number', expected: /\bE6013-315\b/ },
  { query: 'bp25', kind: 'part-number', expected: /\bBP-25\b/ },
  { query: 'tt 30', kind: 'part-number', expected: /\bTT-30\b/ },
  { query: 'mv150', kind: 'part-number', expected: /\bMV-150\b/ },
  { query: 'hb-52', kind: 'part-number', expected: /\bHB-52\b/ },
  { query: 'kc 2hp', kind: 'part-number', expected: /Kutti Machine/ },
  { query: 'mcb c32', kind: 'part-number', expected: /\bMCB-C32\b/ },
  { query: 'nw130', kind: 'part-number', expected: /\bNW-130\b/ },

  { query: 'comp', kind: 'prefix', expected: compressor },
  { query: 'weldi', kind: 'prefix', expected: /welder|welding (machine|helmet|shield)|electrode/i },
  { query: 'sew', kind: 'prefix', expected: sewing },
  { query: 'gri', kind: 'prefix', expected: grinder },
  { query: 'dri', kind: 'prefix', expected: drill },
  { query: 'rotary ha', kind: 'prefix', expected: /rotary hammer/i },
  { query: 'heat g', kind: 'prefix', expected: heatGun },
  { query: 'safety h', kind: 'prefix', expected: /safety helmet|harness/i },
  { query: 'glov', kind: 'prefix', expected: gloves },
  { query: 'exting', kind: 'prefix', expected: extinguisher },
  { query: 'harn', kind: 'prefix', expected: harness },
  { query: 'ceme', kind: 'prefix', expected: cement },
  { query: 'tmt b', kind: 'prefix', expected: rebar },
  { query: 'stainless st', kind: 'prefix', expected: /stainless steel (sheet|electrode)/i },
  { query: 'subm', kind: 'prefix', expected: submersible },
  { query: 'monob', kind: 'prefix', expected: /monoblock/i },
  { query: 'electrod', kind: 'prefix', expected: electrode },
  { query: 'pall', kind: 'prefix', expected: /pallet/i },
  { query: 'hois', kind: 'prefix', expected: hoist },
  { query: 'weigh', kind: 'prefix', expected: scale },
  { query: 'verni', kind: 'prefix', expected: /vernier/i },
  { query: 'multim', kind: 'prefix', expected: multimeter },
  { query: 'spray', kind: 'prefix', expected: /spray/i },
  { query: 'chaf', kind: 'prefix', expected: chaffCutter },
  { query: 'arm cab', kind: 'prefix', expected: /armoured/i },
  { query: 'scrub', kind: 'prefix', expected: /scrubber/i },
  { query: 'vacu', kind: 'prefix', expected: /vacuum packing|vacuum cleaner|(wet and dry|dust) vacuum/i },

  { query: 'helmet yellow', kind: 'word-order', expected: /helmet.*yellow/i },
  { query: '750w drill', kind: 'word-order', expected: /drill.*750 W/i },
  { query: 'pump submersible 2 hp', kind: 'word-order', expected: /submersible pump 2 HP/i },
  { query: 'drill cordless', kind: 'word-order', expected: /cordless drill/i },
  { query: 'grinder 4 inch angle', kind: 'word-order', expected: /angle grinder 100 mm/i },
  { query: 'angle grinder 4 inch', kind: 'word-order', expected: /angle grinder 100 mm/i },
  { query: '5inch angle grinder', kind: 'word-order', expected: /angle grinder 125 mm/i },
  { query: '9 inches angle grinder', kind: 'word-order', expected: /angle grinder 230 mm/i },
  { query: 'cutter marble', kind: 'word-order', expected: /marble cutter/i },
  { query: 'hammer demolition 16kg', kind: 'word-order', expected: /demolition hammer/i },
  { query: 'shoes steel toe', kind: 'word-order', expected: /steel toe/i },
  { query: 'gloves leather welding', kind: 'word-order', expected: /leather welding gloves/i },
  { query: 'extinguisher co2', kind: 'word-order', expected: /CO2 fire extinguisher/i },
  { query: 'belt harness full body', kind: 'word-order', expected: /full body harness/i },
  { query: 'hand gloves', kind: 'plain', expected: /gloves/i, not: /grinder/i },
  { query: 'hand gloves 100 pcs', kind: 'plain', expected: /gloves/i, not: /grinder/i },
  { query: 'helmet 25 nos', kind: 'plain', expected: /helmet/i, not: /granules/i },
  { query: 'tmt 8mm', kind: 'word-order', expected: /TMT bar 8 mm/i },
  { query: '53 grade opc', kind: 'word-order', expected: /OPC 53 grade/i },
  { query: 'sheet roofing blue', kind: 'word-order', expected: /roofing sheet/i },
  { query: 'granules hdpe', kind: 'word-order', expected: /HDPE/ },
  { query: 'compressor 10hp screw', kind: 'word-order', expected: /screw compressor 10 HP/i },
  { query: 'motor 5 hp three phase', kind: 'word-order', expected: /three phase induction motor 5 HP/i },
  { query: 'welder mig 250a', kind: 'word-order', expected: /MIG welding machine 250 A/i },
  { query: 'helmet welding auto darkening', kind: 'word-order', expected: /auto darkening welding helmet/i },
  { query: 'truck pallet electric', kind: 'word-order', expected: /electric pallet truck/i },
  { query: '2 ton electric hoist', kind: 'word-order', expected: /electric chain hoist 2 t\b/i },
  { query: 'scale platform 300kg', kind: 'word-order', expected: /platform weighing scale 300 kg/i },
  { query: 'caliper digital', kind: 'word-order', expected: /digital caliper/i },
  { query: 'sprayer battery 16 litre', kind: 'word-order', expected: /battery knapsack sprayer 16 litre/i },
  { query: 'diesel tiller 9hp', kind: 'word-order', expected: /diesel power tiller 9 HP/i },
  { query: 'cable 4mm submersible', kind: 'word-order', expected: /submersible flat cable/i },
  { query: 'light flood 50w', kind: 'word-order', expected: /LED flood light 50 W/i },
  { query: 'washer high pressure 130 bar', kind: 'word-order', expected: /high pressure washer/i },

  { query: '5 ton crane scale', kind: 'unit', first: /crane weighing scale 5 t\b/i },
  { query: '5 tonne crane scale', kind: 'unit', first: /crane weighing scale 5 t\b/i },
  { query: 'chain block 3ton', kind: 'unit', first: /chain pulley block 3 t\b/i },
  { query: 'chain block 1 t', kind: 'unit', first: /chain pulley block 1 t\b/i },
  { query: 'floor scale 2 tons', kind: 'unit', first: /floor scale 2 t\b/i },
  { query: 'platform scale 600 x 600', kind: 'unit', first: /platform weighing scale 300 kg 600 × 600 mm/i },
  {
    query: 'platform scale 600 × 600 mm',
    kind: 'unit',
    first: /platform weighing scale 300 kg 600 × 600 mm/i,
  },
  { query: 'gi sheet 8 x 4 ft', kind: 'unit', first: /GI plain sheet 0.8 mm 8 × 4 ft/i },
  { query: 'vernier caliper 0-150 mm', kind: 'unit', first: /vernier caliper 0–150 mm/i },
  { query: 'digital caliper 0–200', kind: 'unit', first: /digital caliper 0–200 mm/i },
  { query: 'boots 300 deg c', kind: 'unit', first: /boots 300 °C/i },
  { query: 'boots 300 °C', kind: 'unit', first: /boots 300 °C/i },
  { query: 'boots 300 degree celsius', kind: 'unit', first: /boots 300 °C/i },

  { query: '84672100', kind: 'hsn', expected: /\bdrill\b|impact driver/i },
  { query: '846722', kind: 'hsn', expected: saw },
  { query: '8414 80 90', kind: 'hsn', expected: /stage air compressor|oil free silent|screw compressor/i },
  { query: '84522900', kind: 'hsn', expected: /lockstitch|overlock|embroidery|walking foot|bag closer/i },
  { query: 'hsn 84137010', kind: 'hsn', expected: waterPump },
  { query: '8424.10.00', kind: 'hsn', expected: extinguisher },
  { query: '25232910', kind: 'hsn', expected: /OPC 53 Grade Cement/ },
  { query: '7214', kind: 'hsn', expected: /TMT bar/i },
  { query: '8311', kind: 'hsn', expected: electrode },
  { query: '8423', kind: 'hsn', expected: /weighing scale(?! pallet)|floor scale/i },
  { query: '9017', kind: 'hsn', expected: caliper },

  { query: 'vajra', kind: 'brand', expected: /^Vajra\b/ },
  { query: 'himveer drill', kind: 'brand', expected: /^Himveer.*\b(drill|driver)\b/i },
  {
    query: 'sutra silai machine',
    kind: 'brand',
    expected: /^Sutra.*(silai|lockstitch|overlock|embroidery|walking foot)/i,
  },
  { query: 'rakshan helmet', kind: 'brand', expected: /^Rakshan.*helmet/i },
  { query: 'kavachi gloves', kind: 'brand', expected: /^Kavachi.*gloves/i },
  { query: 'jaldhaar pump', kind: 'brand', expected: /^Jaldhaar.*pump/i },
  { query: 'vayuman', kind: 'brand', expected: /^Vayuman\b/ },
  { query: 'agnivar welding machine', kind: 'brand', expected: /^Agnivar.*(welding machine|welder)/i },
  { query: 'tamrika wire', kind: 'brand', expected: /^Tamrika.*wire/i },
  { query: 'bhaarika pallet truck', kind: 'brand', expected: /^Bhaarika.*pallet truck/i },
  { query: 'tulaman', kind: 'brand', expected: /^Tulaman\b/ },

  { query: 'proof', kind: 'inside-word', expected: /flameproof|weatherproof/i },
  { query: 'elding', kind: 'inside-word', expected: /weld/i },
  { query: 'mpressor', kind: 'inside-word', expected: /compressor/i },
  { query: 'napsack', kind: 'inside-word', expected: /knapsack/i },
  { query: '7018', kind: 'inside-word', expected: /E7018/ },
  { query: 'ower tool', kind: 'inside-word', expected: /drill|grinder|saw|hammer|heat gun/i },
  { query: 'rill', kind: 'inside-word', expected: /drill/i },
  { query: 'tinguisher', kind: 'inside-word', expected: /extinguisher/i },
  { query: 'xpeller', kind: 'inside-word', expected: /expeller|oil press|ghani|kolhu/i },
  { query: 'ubmersible', kind: 'inside-word', expected: /submersible/i },
  { query: 'inder 125', kind: 'inside-word', expected: /VG-125P/ },
  { query: 'ernier', kind: 'inside-word', expected: /vernier/i },
  { query: 'allet truck', kind: 'inside-word', expected: /pallet truck/i },
  { query: 'ultimeter', kind: 'inside-word', expected: /multimeter|clamp meter/i },
  { query: '6013', kind: 'inside-word', expected: /E6013/ },
  { query: 'ockstitch', kind: 'inside-word', expected: /lockstitch/i },
  { query: 'lameproof', kind: 'inside-word', expected: /flameproof/i },
  { query: 'crubber', kind: 'inside-word', expected: /scrubber/i },

  { query: 'nut bolt', kind: 'as-typed', not: /\bnot\b/i },
  { query: 'jcb', kind: 'as-typed', not: /MCB/ },
  { query: 'mccb', kind: 'as-typed', not: /^.*\bMCB-C32/ },
  { query: '<script>', kind: 'as-typed', not: /scrap/i, nothing: true },
  { query: 'VD-13RE', kind: 'as-typed', expected: /VD-13RE/ },
  { query: 'mig', kind: 'as-typed', expected: /MIG/ },
  { query: 'tig', kind: 'as-typed', expected: /TIG/ },
  { query: 'abs', kind: 'as-typed', expected: /\bABS\b/ },
  { query: 'rccb', kind: 'as-typed', expected: /RCCB/ },
  { query: 'kpi', kind: 'as-typed', not: /\bkit\b/i, nothing: true },

  { query: 'makita angle grinder', kind: 'missing-brand', expected: /angle grinder/i, says: 'Makita' },
  { query: 'bosch drill', kind: 'missing-brand', expected: /drill/i, says: 'Bosch' },
  { query: 'dewalt rotary hammer', kind: 'missing-brand', expected: /rotary hammer/i, says: 'DeWalt' },
  { query: 'kirloskar monoblock pump', kind: 'missing-brand', expected: /monoblock/i, says: 'Kirloskar' },
  { query: 'polycab house wire', kind: 'missing-brand', expected: /house wire/i, says: 'Polycab' },
  { query: 'havells mcb', kind: 'missing-brand', expected: /MCB/, says: 'Havells' },
  { query: 'tata tmt 12mm', kind: 'missing-brand', expected: /TMT Bar 12 mm/i, says: 'Tata' },
  { query: 'ultratech cement', kind: 'missing-brand', expected: /cement/i, says: 'UltraTech' },

  { query: 'spanner', kind: 'order', notFirst: /circular saw/i },
  { query: 'hammer', kind: 'order', expected: /hammer/i, first: /hammer/i },
  { query: 'trolley', kind: 'order', first: /trolley|truck/i },

  { query: 'safty shose', kind: 'misspelt', expected: /safety shoes/i },
  { query: 'safty helmat', kind: 'misspelt', expected: /safety helmet/i },
  { query: 'drill under 5000', kind: 'price', expected: /drill/i, maxRupees: 5000 },
  { query: 'angle grinder below ₹4000', kind: 'price', expected: /angle grinder/i, maxRupees: 4000 },
  { query: 'air compressor below ₹2 lakh', kind: 'price', expected: /compressor/i, maxRupees: 200000 },
  { query: 'chaff cutter 50000 se kam', kind: 'price', expected: /chaff|gandasa|kutti/i, maxRupees: 50000 },
  { query: 'gloves 1000 ke andar', kind: 'price', expected: /gloves/i, maxRupees: 1000 },
  { query: 'sprayer under 10k', kind: 'price', expected: /sprayer|blower|fogger/i, maxRupees: 10000 },
  { query: 'helmet 5 hazar se kam', kind: 'price', expected: /helmet|bump cap/i, maxRupees: 5000 },
  { query: 'welding machine upto 1.5 lac', kind: 'price', expected: /weld/i, maxRupees: 150000 },
  { query: 'sewing machine 18000 se upar', kind: 'price', expected: /machine/i, minRupees: 18000 },
  {
    query: 'safety shoes between 1000 and 4000',
    kind: 'price',
    expected: /shoes|boots/i,
    minRupees: 1000,
    maxRupees: 4000,
  },
  {
    query: 'flour mill 5 lakh tak',
    kind: 'price',
    expected: /mill|chakki|pulveriser|grinding/i,
    maxRupees: 500000,
  },
  { query: 'pump less than 20000', kind: 'price', expected: /pump/i, maxRupees: 20000 },
  { query: 'motor above 20000', kind: 'price', expected: /motor/i, minRupees: 20000 },
  {
    query: 'multimeter rs 3000 ke neeche',
    kind: 'price',
    expected: /multimeter|clamp|tester/i,
    maxRupees: 3000,
  },
  {
    query: 'extinguisher 2000-6000',
    kind: 'price',
    expected: /extinguisher/i,
    minRupees: 2000,
    maxRupees: 6000,
  },
  { query: 'platform scale 300 kg', kind: 'price', expected: /TP-300/ },
  { query: 'motor under 5 hp', kind: 'price', expected: /motor/i },
  { query: 'drill 1050 w', kind: 'price', expected: /NID-16H/ },
  { query: 'welding rod 3.15mm 7018', kind: 'part-number', first: /E7018/ },
  { query: '7018 3.15', kind: 'part-number', first: /E7018/ },
  { query: '6013 rod 3.15', kind: 'part-number', first: /E6013-315/ },
  { query: 'plasma cutter', kind: 'as-typed', not: /SDS-plus/i },
  { query: 'angle grinder 4"', kind: 'plain', expected: /VG-100S/ },
  { query: 'चेन पुली 1 टन', kind: 'hindi', first: /BC-1T/ },
  { query: 'hoist upto 500 kg', kind: 'price', expected: /hoist/i },
];
